package org.benchsuite.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The last lines of a log, which tell more about a failed start than its reason does. */
final class LogEnd {
  private static final int LINES = 20;

  private LogEnd() {}

  /** A paragraph that begins on a new line; nothing when there is no log. */
  static String of(Path log) {
    try {
      List<String> lines = Files.readAllLines(log, StandardCharsets.ISO_8859_1);
      List<String> last = lines.subList(Math.max(0, lines.size() - LINES), lines.size());
      return last.isEmpty() ? "" : "\nThe end of its log:\n  " + String.join("\n  ", last);
    } catch (IOException noLog) {
      return "";
    }
  }
}
