package org.benchsuite.results.compare;

import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.commons.statistics.inference.MannWhitneyUTest;

/**
 * What the tests say of two samples; what is not defined is empty, never NaN.
 *
 * @param welch Welch's test of the means
 * @param mannWhitneyP two-sided p of the Mann-Whitney test, from {@value #RANKS_FROM} values a side
 *     on: exact without ties and up to 50 values, else the normal approximation corrected for ties
 * @param hedgesG the difference of the means in pooled standard deviations, corrected for small
 *     samples: (mean of B - mean of A) / pooled deviation x (1 - 3 / (4 (n of A + n of B) - 9));
 *     Hedges, L. V. (1981): Distribution theory for Glass's estimator of effect size. Journal of
 *     Educational Statistics 6, 107-128
 */
public record Tests(
    Optional<WelchTest> welch, OptionalDouble mannWhitneyP, OptionalDouble hedgesG) {

  /** With fewer values a side, no order of them could reach p &lt; 0.02. */
  public static final int RANKS_FROM = 5;

  static final Tests NONE =
      new Tests(Optional.empty(), OptionalDouble.empty(), OptionalDouble.empty());

  static Tests of(Sample a, Sample b) {
    return new Tests(WelchTest.of(a, b), mannWhitney(a, b), hedges(a, b));
  }

  private static OptionalDouble mannWhitney(Sample a, Sample b) {
    boolean enough = a.count() >= RANKS_FROM && b.count() >= RANKS_FROM;
    if (!enough || !a.finite() || !b.finite()) {
      return OptionalDouble.empty();
    }
    if (a.constant() && b.constant() && a.values().get(0).equals(b.values().get(0))) {
      // all ranks are tied: the approximation would divide by zero
      return OptionalDouble.of(1);
    }
    return defined(MannWhitneyUTest.withDefaults().test(b.toArray(), a.toArray()).getPValue());
  }

  private static OptionalDouble hedges(Sample a, Sample b) {
    if (a.count() < 2 || b.count() < 2 || !a.finite() || !b.finite()) {
      return OptionalDouble.empty();
    }
    int freedom = a.count() + b.count() - 2;
    double squares = (a.count() - 1) * a.variance() + (b.count() - 1) * b.variance();
    double correction = 1 - 3.0 / (4.0 * (a.count() + b.count()) - 9);
    return defined((b.mean() - a.mean()) / Math.sqrt(squares / freedom) * correction);
  }

  private static OptionalDouble defined(double value) {
    return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
  }
}
