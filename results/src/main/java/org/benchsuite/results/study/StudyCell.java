package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.util.Optional;

/** One number of a table, with where it comes from. */
public sealed interface StudyCell {

  /** As published or as measured. */
  record Measured(BigDecimal value) implements StudyCell {}

  /** Computed from measured figures; the value is not rounded. */
  record Derived(Formula formula, BigDecimal value) implements StudyCell {}

  /** There is no such number. */
  record Missing() implements StudyCell {}

  /** A measured cell of one figure, their mean of several, missing of none. */
  static StudyCell of(Figures figures) {
    return switch (figures.all().size()) {
      case 0 -> new Missing();
      case 1 -> new Measured(figures.all().get(0).value());
      default -> derived(Formula.AVERAGE, figures.summary().mean());
    };
  }

  /** Missing where the formula has no finite result. */
  static StudyCell derived(Formula formula, double value) {
    return Double.isFinite(value) ? new Derived(formula, BigDecimal.valueOf(value)) : new Missing();
  }

  /** The number in plain digits, empty when it is missing. */
  default Optional<String> number(Rounding rounding) {
    if (this instanceof Measured measured) {
      return Optional.of(rounding.shorten(measured.value()).toPlainString());
    }
    if (this instanceof Derived derived) {
      return Optional.of(rounding.apply(derived.value()).toPlainString());
    }
    return Optional.empty();
  }

  /** The number as people read it: a difference has its sign. */
  default Optional<String> text(Rounding rounding) {
    boolean plus =
        this instanceof Derived derived
            && derived.formula().signed()
            && derived.value().signum() > 0;
    return number(rounding).map(digits -> plus ? "+" + digits : digits);
  }
}
