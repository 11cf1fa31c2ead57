package org.benchsuite.results.report;

import java.util.Arrays;
import org.benchsuite.results.Unit;
import org.benchsuite.results.text.Scale;

/** One scale for many numbers that stand in one column or on one axis. */
final class Scales {

  private Scales() {}

  /** The scale of the largest, with decimals when any of them needs some. */
  static Scale of(Unit unit, double... values) {
    double largest = Arrays.stream(values).filter(Double::isFinite).map(Math::abs).max().orElse(0);
    Scale scale = Scale.of(unit, largest);
    boolean whole =
        Arrays.stream(values)
            .filter(Double::isFinite)
            .allMatch(value -> value % scale.divisor() == 0);
    return whole ? scale : scale.withFractions();
  }

  /** A name with its unit in parentheses. */
  static String heading(String name, Scale scale) {
    return scale.symbol().isEmpty() ? name : name + " (" + scale.symbol() + ")";
  }
}
