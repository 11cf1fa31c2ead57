package org.benchsuite.results.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.benchsuite.results.Summary;

/** What must be said beside a verdict so that nobody reads more or less into it. */
final class Remarks {

  /** From here on people call a difference large, so that "no evidence" needs an explanation. */
  private static final double LOOKS_LARGE = 0.10;

  private Remarks() {}

  static List<String> of(Pair pair, Tests tests, Verdict verdict, int family) {
    if (verdict == Verdict.NOT_COMPARABLE) {
      return List.of(pair.obstacle().orElseThrow());
    }
    if (tests.welch().isEmpty()) {
      return List.of(untested(pair));
    }
    WelchTest welch = tests.welch().orElseThrow();
    List<String> remarks = new ArrayList<>();
    if (verdict == Verdict.NO_EVIDENCE) {
      if (welch.pValue() < Comparison.ALPHA) {
        remarks.add(
            format("p = %.4f would do for a single test but not among %d", welch.pValue(), family));
      } else if (looksLarge(pair)) {
        remarks.add(notSignificant(pair, welch));
      }
    }
    contradiction(welch, tests.mannWhitneyP()).ifPresent(remarks::add);
    return remarks;
  }

  private static String untested(Pair pair) {
    if (pair.a().count() < 2 || pair.b().count() < 2) {
      String where =
          pair.a().count() > 1 ? "B has" : pair.b().count() > 1 ? "A has" : "A and B have";
      return where + " a single value, and one value says nothing of chance; repeat with -trials";
    }
    if (pair.a().constant() && pair.b().constant()) {
      return pair.difference() == 0
          ? "all values are the same"
          : "the values differ but never vary, so no test of chance is defined";
    }
    return "the values are too large or too small for the test to be computed";
  }

  private static boolean looksLarge(Pair pair) {
    OptionalDouble share = pair.relativeDifference();
    return share.isPresent() && Math.abs(share.getAsDouble()) >= LOOKS_LARGE;
  }

  private static String notSignificant(Pair pair, WelchTest welch) {
    String apart =
        widest(pair).isPresent()
            ? format("; the values of one side lie up to %.1fx apart", widest(pair).getAsDouble())
            : "";
    return format(
        "%+.1f %% is not significant: Welch's t = %.2f, df = %.1f, p = %.4f%s",
        100 * pair.relativeDifference().orElseThrow(),
        welch.statistic(),
        welch.degreesOfFreedom(),
        welch.pValue(),
        apart);
  }

  private static OptionalDouble widest(Pair pair) {
    return Stream.of(pair.a(), pair.b())
        .map(sample -> sample.summary().orElseThrow())
        .filter(summary -> summary.min() > 0)
        .mapToDouble(Remarks::ratio)
        .max();
  }

  private static double ratio(Summary summary) {
    return summary.max() / summary.min();
  }

  /** Both p-values uncorrected: corrected, the ranks of five values could never reach 0.05. */
  private static Optional<String> contradiction(WelchTest welch, OptionalDouble ranks) {
    if (ranks.isEmpty()) {
      return Optional.empty();
    }
    boolean means = welch.pValue() < Comparison.ALPHA;
    boolean order = ranks.getAsDouble() < Comparison.ALPHA;
    if (means == order) {
      return Optional.empty();
    }
    String ending =
        format(" (Welch p = %.4f, Mann-Whitney p = %.4f)", welch.pValue(), ranks.getAsDouble());
    return Optional.of(
        (means
                ? "the tests contradict each other: the means differ, the ranks do not"
                : "the tests contradict each other: the ranks differ, the means do not;"
                    + " look for outliers")
            + ending);
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
