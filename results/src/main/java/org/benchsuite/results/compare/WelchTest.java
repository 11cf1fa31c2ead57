package org.benchsuite.results.compare;

import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.TTest;

/**
 * Welch's two-sided test of the difference of two means, B - A, whose variances need not agree.
 *
 * <p>Welch, B. L. (1947): The generalization of "Student's" problem when several different
 * population variances are involved. Biometrika 34, 28-35.
 *
 * @param statistic t = (mean of B - mean of A) / sqrt(variance of A / n of A + variance of B / n of
 *     B)
 * @param degreesOfFreedom by Welch and Satterthwaite
 * @param pValue chance of a t at least this far from zero when there is no difference
 * @param lower95 lower end of the 95 % confidence interval of the difference
 * @param upper95 upper end of it
 */
public record WelchTest(
    double statistic, double degreesOfFreedom, double pValue, double lower95, double upper95) {

  private static final double UPPER_TAIL = 0.025;

  /** The test; empty where it is not defined: fewer than two values a side, or none that vary. */
  public static Optional<WelchTest> of(Sample a, Sample b) {
    boolean enough = a.count() > 1 && b.count() > 1 && a.finite() && b.finite();
    if (!enough || a.constant() && b.constant()) {
      return Optional.empty();
    }
    TTest.Result result = TTest.withDefaults().test(b.toArray(), a.toArray());
    boolean defined =
        Double.isFinite(result.getStatistic()) && Double.isFinite(result.getDegreesOfFreedom());
    return defined ? Optional.of(of(a, b, result)) : Optional.empty();
  }

  private static WelchTest of(Sample a, Sample b, TTest.Result result) {
    double freedom = result.getDegreesOfFreedom();
    double error = Math.sqrt(a.variance() / a.count() + b.variance() / b.count());
    double halfWidth = TDistribution.of(freedom).inverseSurvivalProbability(UPPER_TAIL) * error;
    double difference = b.mean() - a.mean();
    return new WelchTest(
        result.getStatistic(),
        freedom,
        result.getPValue(),
        difference - halfWidth,
        difference + halfWidth);
  }
}
