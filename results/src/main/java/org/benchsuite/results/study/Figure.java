package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.util.Objects;

/**
 * One number of a study, published or measured.
 *
 * @param conditions under which it was measured
 * @param metric what was measured, a {@link Metric}
 * @param unit the unit of {@code value}
 * @param value with the digits it was printed with
 */
public record Figure(Conditions conditions, String metric, FigureUnit unit, BigDecimal value) {

  public Figure {
    Objects.requireNonNull(conditions, "conditions");
    Objects.requireNonNull(metric, "metric");
    Objects.requireNonNull(unit, "unit");
    Objects.requireNonNull(value, "value");
  }
}
