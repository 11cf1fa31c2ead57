package org.benchsuite.results.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.benchsuite.results.Summary;
import org.benchsuite.results.Unit;

/** The values of one metric in one case of one group, a value for each trial that counts. */
public final class Sample {

  private final Unit unit;
  private final List<Double> values;
  private final Optional<Summary> summary;

  /** A sample of these values; there may be none. */
  public Sample(Unit unit, List<Double> values) {
    this.unit = Objects.requireNonNull(unit, "unit");
    this.values = List.copyOf(values);
    this.summary = values.isEmpty() ? Optional.empty() : Optional.of(Summary.of(toArray()));
  }

  /** A sample of these values; there may be none. */
  public static Sample of(Unit unit, double... values) {
    return new Sample(unit, Arrays.stream(values).boxed().toList());
  }

  /** What the values count. */
  public Unit unit() {
    return unit;
  }

  /** The values, in the order of the trials. */
  public List<Double> values() {
    return values;
  }

  /** The number of values. */
  public int count() {
    return values.size();
  }

  /** Its statistics; empty when there is no value. */
  public Optional<Summary> summary() {
    return summary;
  }

  @Override
  public String toString() {
    return values + " " + unit;
  }

  boolean finite() {
    return values.stream().allMatch(Double::isFinite);
  }

  /** Whether all values are the same. */
  boolean constant() {
    return values.stream().distinct().count() == 1;
  }

  double mean() {
    return summary.map(Summary::mean).orElse(Double.NaN);
  }

  double variance() {
    double deviation = summary.orElseThrow().deviation().orElseThrow();
    return deviation * deviation;
  }

  double[] toArray() {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
