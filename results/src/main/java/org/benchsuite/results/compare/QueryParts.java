package org.benchsuite.results.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The conditions of a query as they are written: {@code NAME=VALUE}, joined by commas. */
public final class QueryParts {

  /** What a first word without a name stands for. */
  static final String NAME = "name";

  /** The only condition of several values. */
  static final String RUN = "run";

  private QueryParts() {}

  /**
   * The values of each name, in the order in which they are written.
   *
   * @throws ComparisonException when a part is no condition, or a name occurs twice
   */
  public static Map<String, List<String>> of(String text) {
    Map<String, List<String>> parts = new LinkedHashMap<>();
    String last = "";
    for (String segment : text.split(",", -1)) {
      String part = segment.strip();
      int equals = part.indexOf('=');
      if (equals < 0 && last.equals(RUN) && !part.isEmpty()) {
        parts.get(RUN).add(part);
      } else if (equals < 0 && parts.isEmpty() && !part.isEmpty()) {
        parts.put(NAME, List.of(part));
      } else if (equals > 0) {
        last = part.substring(0, equals).strip();
        if (parts.put(last, values(part.substring(equals + 1))) != null) {
          throw new ComparisonException(
              "'" + text + "' asks for '" + last + "' twice; all conditions must hold at once.");
        }
      } else {
        throw new ComparisonException(
            "'"
                + part
                + "' in '"
                + text
                + "' is no condition; write NAME=VALUE, joined by commas, such as"
                + " label=old,benchmark=dfsio.");
      }
    }
    return parts;
  }

  private static List<String> values(String value) {
    return new ArrayList<>(List.of(value.strip()));
  }
}
