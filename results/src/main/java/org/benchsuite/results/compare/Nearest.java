package org.benchsuite.results.compare;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The known name that a mistyped one probably meant. */
public final class Nearest {

  private Nearest() {}

  /** The nearest of {@code known}, when at most two or a third of its letters are wrong. */
  public static Optional<String> to(String typed, Collection<String> known) {
    return known.stream()
        .min(Comparator.comparingInt((String name) -> distance(typed, name)).thenComparing(n -> n))
        .filter(name -> distance(typed, name) <= Math.max(2, name.length() / 3));
  }

  /** A clause for an error: {@code ; did you mean 'elapsed'?}, or all that are known. */
  public static String hintOrList(String typed, Collection<String> known) {
    return to(typed, known)
        .map(Nearest::question)
        .orElseGet(() -> "; there are " + String.join(", ", known) + ".");
  }

  /** A clause for an error: {@code ; did you mean 'elapsed'?}, or only a full stop. */
  public static String hint(String typed, Collection<String> known) {
    return to(typed, known).map(Nearest::question).orElse(".");
  }

  private static String question(String name) {
    return "; did you mean '" + name + "'?";
  }

  /** Letters to insert, remove or replace, whatever their case (Levenshtein 1966). */
  private static int distance(String one, String other) {
    String from = one.toLowerCase(Locale.ROOT);
    String to = other.toLowerCase(Locale.ROOT);
    int[] above = new int[to.length() + 1];
    for (int column = 0; column < above.length; column++) {
      above[column] = column;
    }
    for (int row = 1; row <= from.length(); row++) {
      int[] current = new int[above.length];
      current[0] = row;
      for (int column = 1; column < above.length; column++) {
        int replaced = from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1;
        current[column] =
            Math.min(
                Math.min(above[column], current[column - 1]) + 1, above[column - 1] + replaced);
      }
      above = current;
    }
    return above[to.length()];
  }
}
