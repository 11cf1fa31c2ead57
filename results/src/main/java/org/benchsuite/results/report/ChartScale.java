package org.benchsuite.results.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.benchsuite.results.Unit;
import org.benchsuite.results.text.Scale;

/** How stored numbers become numbers of an axis. */
final class ChartScale {

  /** More digits than any screen shows, in a shorter file. */
  private static final MathContext DIGITS = new MathContext(7);

  private static final double WIDE = 100;

  private final String name;
  private final Scale scale;
  private final boolean wide;

  /** The scale of an axis that holds all of {@code values}. */
  ChartScale(String name, Unit unit, double... values) {
    this.name = name;
    this.scale = Scales.of(unit, values);
    double least = Arrays.stream(values).filter(Double::isFinite).min().orElse(0);
    double most = Arrays.stream(values).filter(Double::isFinite).max().orElse(0);
    this.wide = least > 0 && most / least >= WIDE;
  }

  double number(double stored) {
    return new BigDecimal(stored / scale.divisor()).round(DIGITS).doubleValue();
  }

  /** Null where there is none. */
  Double number(OptionalDouble stored) {
    return stored.isPresent() && Double.isFinite(stored.getAsDouble())
        ? Double.valueOf(number(stored.getAsDouble()))
        : null;
  }

  /** An axis from zero. */
  ReportChart.Axis axis() {
    return new ReportChart.Axis(name, scale.symbol(), false, List.of());
  }

  /** A logarithmic axis where the largest number is a hundred times the smallest. */
  ReportChart.Axis axisByRange() {
    return new ReportChart.Axis(name, scale.symbol(), wide, List.of());
  }
}
