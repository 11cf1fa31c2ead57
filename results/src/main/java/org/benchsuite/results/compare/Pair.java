package org.benchsuite.results.compare;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One metric of one case as A and as B measured it.
 *
 * @param subject the case
 * @param metric name of the scalar
 * @param a the values of A
 * @param b the values of B
 */
public record Pair(CaseKey subject, String metric, Sample a, Sample b) {
  public Pair {
    Objects.requireNonNull(subject, "subject");
    Objects.requireNonNull(metric, "metric");
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
  }

  /** Which way this metric is better. */
  public Direction direction() {
    return Direction.of(metric, a.unit());
  }

  /** The difference of the unrounded means, B - A. */
  double difference() {
    return b.mean() - a.mean();
  }

  /** A difference as a share of A's mean; empty when there is none or it is zero. */
  public OptionalDouble relative(double difference) {
    double share = difference / Math.abs(a.mean());
    return Double.isFinite(share) ? OptionalDouble.of(share) : OptionalDouble.empty();
  }

  /** (B - A) / A, from unrounded means. */
  public OptionalDouble relativeDifference() {
    return a.unit() == b.unit() ? relative(difference()) : OptionalDouble.empty();
  }

  /** Why the two have nothing to do with each other; empty when they have. */
  Optional<String> obstacle() {
    if (a.count() == 0 || b.count() == 0) {
      String where = a.count() > 0 ? "B" : b.count() > 0 ? "A" : "either";
      return Optional.of("no trial of " + where + " that counts has a value");
    }
    if (a.unit() != b.unit()) {
      return Optional.of("A counts " + name(a) + " and B counts " + name(b));
    }
    return a.finite() && b.finite()
        ? Optional.empty()
        : Optional.of("a value of " + (a.finite() ? "B" : "A") + " is not a finite number");
  }

  private static String name(Sample sample) {
    return sample.unit().name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
