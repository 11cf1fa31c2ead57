package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/** The rates that studies compute from an amount of data and seconds. */
public final class Rates {

  private static final BigDecimal MEBIBYTES_OF_A_GIBIBYTE = BigDecimal.valueOf(1024);

  private Rates() {}

  /** MiB that were moved under these conditions; empty where the conditions do not tell. */
  public static Optional<BigDecimal> mebibytes(Conditions conditions) {
    Optional<BigDecimal> steps =
        number(conditions, Axis.SIZE).map(size -> size.multiply(MEBIBYTES_OF_A_GIBIBYTE));
    Optional<BigDecimal> files =
        number(conditions, Axis.FILES)
            .flatMap(count -> number(conditions, Axis.FILE_SIZE).map(count::multiply));
    return steps.or(() -> files);
  }

  /** MiB/s of a figure in seconds, unrounded; empty without an amount or without time. */
  public static Optional<BigDecimal> rate(Figure seconds) {
    if (seconds.unit() != FigureUnit.SECONDS || seconds.value().signum() <= 0) {
      return Optional.empty();
    }
    return mebibytes(seconds.conditions())
        .map(amount -> amount.divide(seconds.value(), MathContext.DECIMAL64));
  }

  private static Optional<BigDecimal> number(Conditions conditions, String axis) {
    return conditions.find(axis).map(BigDecimal::new);
  }
}
