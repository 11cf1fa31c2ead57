package org.benchsuite.results;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What repeated trials say about one number, in the unit of the values.
 *
 * <p>A statistic that is not defined is empty, never zero: one value has no deviation, no interval
 * and no spread; a mean of zero has no coefficient of variation and no spread; and where a value is
 * not a finite number nothing is defined and the mean is NaN.
 *
 * @param count number of values
 * @param mean arithmetic mean
 * @param deviation sample standard deviation, with n - 1 in the denominator
 * @param variation coefficient of variation: deviation / |mean|, a share of one
 * @param spread largest |value - mean| / |mean|, a share of one: the "+/- v %" of published studies
 * @param min smallest value
 * @param max largest value
 * @param halfWidth95 half the width of the 95 % confidence interval of the mean: Student's t with n
 *     - 1 degrees of freedom at 0.975 x deviation / sqrt(n)
 */
public record Summary(
    int count,
    double mean,
    OptionalDouble deviation,
    OptionalDouble variation,
    OptionalDouble spread,
    double min,
    double max,
    OptionalDouble halfWidth95) {

  private static final double UPPER_TAIL = 0.025;

  /**
   * The statistics of {@code values}.
   *
   * @throws IllegalArgumentException when there is no value
   */
  public static Summary of(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no values, so there is nothing to sum up");
    }
    if (!Arrays.stream(values).allMatch(Double::isFinite)) {
      return undefined(values.length);
    }
    double mean = mean(values);
    OptionalDouble deviation = deviation(values, mean);
    return new Summary(
        values.length,
        mean,
        deviation,
        shareOf(deviation, mean),
        shareOf(largestDistance(values, mean), mean),
        Arrays.stream(values).min().orElseThrow(),
        Arrays.stream(values).max().orElseThrow(),
        halfWidth(values.length, deviation));
  }

  /** The statistics of one scalar over the trials that count; empty when none of them has it. */
  public static Optional<Summary> of(RunRecord run, String scalar) {
    double[] values =
        run.countedTrials().stream()
            .flatMap(trial -> trial.scalar(scalar).stream())
            .mapToDouble(Scalar::value)
            .toArray();
    return values.length == 0 ? Optional.empty() : Optional.of(of(values));
  }

  /** Lower end of the 95 % confidence interval of the mean. */
  public OptionalDouble lower95() {
    return halfWidth95.isPresent()
        ? OptionalDouble.of(mean - halfWidth95.getAsDouble())
        : OptionalDouble.empty();
  }

  /** Upper end of the 95 % confidence interval of the mean. */
  public OptionalDouble upper95() {
    return halfWidth95.isPresent()
        ? OptionalDouble.of(mean + halfWidth95.getAsDouble())
        : OptionalDouble.empty();
  }

  private static Summary undefined(int count) {
    OptionalDouble none = OptionalDouble.empty();
    return new Summary(count, Double.NaN, none, none, none, Double.NaN, Double.NaN, none);
  }

  private static double mean(double[] values) {
    double rough = Arrays.stream(values).map(value -> value / values.length).sum();
    // the second pass takes back what rounding cost the first
    return rough + Arrays.stream(values).map(value -> value - rough).sum() / values.length;
  }

  private static OptionalDouble deviation(double[] values, double mean) {
    if (values.length < 2) {
      return OptionalDouble.empty();
    }
    double squares = Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
    return OptionalDouble.of(Math.sqrt(squares / (values.length - 1)));
  }

  private static OptionalDouble largestDistance(double[] values, double mean) {
    return values.length < 2
        ? OptionalDouble.empty()
        : Arrays.stream(values).map(value -> Math.abs(value - mean)).max();
  }

  private static OptionalDouble shareOf(OptionalDouble part, double mean) {
    return part.isEmpty() || mean == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(part.getAsDouble() / Math.abs(mean));
  }

  private static OptionalDouble halfWidth(int count, OptionalDouble deviation) {
    if (deviation.isEmpty()) {
      return deviation;
    }
    double quantile = TDistribution.of(count - 1).inverseSurvivalProbability(UPPER_TAIL);
    return OptionalDouble.of(quantile * deviation.getAsDouble() / Math.sqrt(count));
  }
}
