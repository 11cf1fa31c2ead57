package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** How a study evidently printed the numbers it computed. */
public record Rounding(int decimals, RoundingMode mode) {

  public static Rounding halfUp(int decimals) {
    return new Rounding(decimals, RoundingMode.HALF_UP);
  }

  /** Digits cut off rather than rounded. */
  public static Rounding truncated(int decimals) {
    return new Rounding(decimals, RoundingMode.DOWN);
  }

  public BigDecimal apply(BigDecimal value) {
    return value.setScale(decimals, mode);
  }

  /** Shortens a measured value that has more digits and leaves others as they were printed. */
  BigDecimal shorten(BigDecimal value) {
    return value.scale() > decimals ? apply(value) : value;
  }
}
