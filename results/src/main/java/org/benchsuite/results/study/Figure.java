package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * One number of a study, published or measured.
 *
 * @param conditions under which it was measured
 * @param metric what was measured, a {@link Metric}
 * @param unit the unit of {@code value}
 * @param value with the digits it was printed with
 * @param bytes how many were really moved or worked on, where that was counted
 */
public record Figure(
    Conditions conditions, String metric, FigureUnit unit, BigDecimal value, OptionalLong bytes) {

  public Figure {
    Objects.requireNonNull(conditions, "conditions");
    Objects.requireNonNull(metric, "metric");
    Objects.requireNonNull(unit, "unit");
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(bytes, "bytes");
  }

  /** A figure of an amount of data that nobody counted, as all published ones are. */
  public Figure(Conditions conditions, String metric, FigureUnit unit, BigDecimal value) {
    this(conditions, metric, unit, value, OptionalLong.empty());
  }

  /** The same under other conditions. */
  Figure under(Conditions others) {
    return new Figure(others, metric, unit, value, bytes);
  }
}
