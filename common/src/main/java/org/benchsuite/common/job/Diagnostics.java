package org.benchsuite.common.job;

import java.util.List;
import java.util.Optional;

/** Finds the sentence that matters in the stack traces of failed task attempts. */
final class Diagnostics {

  private static final int LONGEST = 400;

  private Diagnostics() {}

  /** The deepest cause of the first trace, without its frames; empty when there is none. */
  static String firstCause(List<String> traces) {
    Optional<String> trace =
        traces.stream().filter(text -> text != null && !text.isBlank()).findFirst();
    if (trace.isEmpty()) {
      return "";
    }
    String found = "";
    for (String line : trace.get().lines().toList()) {
      String text = line.strip();
      boolean first = found.isEmpty() && !text.isEmpty() && !text.startsWith("at ");
      if (first || text.startsWith("Caused by:")) {
        found = text.replaceFirst("^(Caused by|Error):\\s*", "");
      }
    }
    return found.length() > LONGEST ? found.substring(0, LONGEST) + "..." : found;
  }
}
