package org.benchsuite.results.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * What is known of one metric of one case once all tests that were made together are counted.
 *
 * @param pair the values
 * @param tests the tests, none of them corrected
 * @param correctedP Welch's p after Holm's correction: below {@value #ALPHA} it decides; empty when
 *     there was no test
 * @param verdict on B, measured against A
 * @param remarks what a reader must know beside the verdict, a clause each
 */
public record Comparison(
    Pair pair, Tests tests, OptionalDouble correctedP, Verdict verdict, List<String> remarks) {

  /** The chance of a false finding that is taken, for all cases together. */
  public static final double ALPHA = 0.05;

  public Comparison {
    Objects.requireNonNull(pair, "pair");
    Objects.requireNonNull(tests, "tests");
    Objects.requireNonNull(correctedP, "correctedP");
    Objects.requireNonNull(verdict, "verdict");
    remarks = List.copyOf(remarks);
  }

  /** Judges metrics that are looked at together: Holm's correction is over all that are tested. */
  public static List<Comparison> judge(List<Pair> pairs) {
    List<Tests> tests = pairs.stream().map(Comparison::test).toList();
    double[] corrected =
        HolmCorrection.of(
            tests.stream()
                .flatMap(each -> each.welch().stream())
                .mapToDouble(WelchTest::pValue)
                .toArray());
    List<Comparison> judged = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < pairs.size(); i++) {
      boolean tested = tests.get(i).welch().isPresent();
      OptionalDouble p = tested ? OptionalDouble.of(corrected[next++]) : OptionalDouble.empty();
      judged.add(judge(pairs.get(i), tests.get(i), p, corrected.length));
    }
    return judged;
  }

  private static Tests test(Pair pair) {
    return pair.obstacle().isPresent() ? Tests.NONE : Tests.of(pair.a(), pair.b());
  }

  private static Comparison judge(Pair pair, Tests tests, OptionalDouble p, int family) {
    Verdict verdict = verdict(pair, p);
    return new Comparison(pair, tests, p, verdict, Remarks.of(pair, tests, verdict, family));
  }

  private static Verdict verdict(Pair pair, OptionalDouble p) {
    if (pair.obstacle().isPresent()) {
      return Verdict.NOT_COMPARABLE;
    }
    return p.isPresent() && p.getAsDouble() < ALPHA
        ? pair.direction().verdict(pair.difference())
        : Verdict.NO_EVIDENCE;
  }

  /** The same with other remarks. */
  public Comparison withRemarks(List<String> others) {
    return new Comparison(pair, tests, correctedP, verdict, others);
  }

  /** Whether this could have been called faster or slower at all. */
  public boolean canBeSlower() {
    return tests.welch().isPresent() && pair.direction() != Direction.UNKNOWN;
  }

  /** Whether it is called slower and its means differ by more than {@code share} of A's. */
  public boolean slowerBeyond(double share) {
    OptionalDouble difference = pair.relativeDifference();
    return verdict == Verdict.SLOWER
        && difference.isPresent()
        && Math.abs(difference.getAsDouble()) > share;
  }
}
