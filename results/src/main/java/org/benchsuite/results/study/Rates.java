package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;

/** The rates that studies compute from an amount of data and seconds. */
public final class Rates {

  private static final BigDecimal MEBIBYTES_OF_A_GIBIBYTE = BigDecimal.valueOf(1024);
  private static final BigDecimal BYTES_OF_A_MEBIBYTE = BigDecimal.valueOf(1 << 20);

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
    return rate(new Figures(List.of(seconds)));
  }

  /**
   * MiB/s of several runs: of the mean of the bytes that they counted, or else of the amount that
   * their conditions tell, in their mean time.
   */
  private static Optional<BigDecimal> rate(Figures runs) {
    Figure first = runs.all().get(0);
    BigDecimal seconds = runs.mean();
    if (first.unit() != FigureUnit.SECONDS || seconds.signum() <= 0) {
      return Optional.empty();
    }
    return counted(runs)
        .or(() -> mebibytes(first.conditions()))
        .map(amount -> amount.divide(seconds, MathContext.DECIMAL64));
  }

  /** The rate of runs in a table; missing when there is none. */
  static StudyCell cell(Figures runs) {
    return (runs.isEmpty() ? Optional.<BigDecimal>empty() : rate(runs))
        .<StudyCell>map(rate -> new StudyCell.Derived(Formula.RATE, rate))
        .orElseGet(StudyCell.Missing::new);
  }

  /** The mean of the MiB that were counted; empty unless every run counted them. */
  private static Optional<BigDecimal> counted(Figures runs) {
    if (runs.all().stream().anyMatch(run -> run.bytes().isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(
        runs.all().stream()
            .map(run -> BigDecimal.valueOf(run.bytes().getAsLong()))
            .reduce(BigDecimal.ZERO, BigDecimal::add)
            .divide(BigDecimal.valueOf(runs.all().size()), MathContext.DECIMAL64)
            .divide(BYTES_OF_A_MEBIBYTE, MathContext.DECIMAL64));
  }

  private static Optional<BigDecimal> number(Conditions conditions, String axis) {
    return conditions.find(axis).map(BigDecimal::new);
  }
}
