package org.benchsuite.results.study;

import java.math.BigDecimal;
import org.benchsuite.results.Unit;

/** The unit in which a study prints a figure, and what that is in stored units. */
public enum FigureUnit {
  SECONDS("s", Unit.NANOSECONDS, 1e9),
  /** What Hadoop's programs and the studies with cumulative steps print as MB/s: 2^20 bytes. */
  MEBIBYTES_PER_SECOND("MiB/s", Unit.BYTES_PER_SECOND, 1 << 20),
  /** What dd prints as MB/s: 10^6 bytes. */
  MEGABYTES_PER_SECOND("MB/s", Unit.BYTES_PER_SECOND, 1e6),
  OPERATIONS_PER_SECOND("ops/s", Unit.OPERATIONS_PER_SECOND, 1),
  ROWS_PER_SECOND("rows/s", Unit.OPERATIONS_PER_SECOND, 1),
  PERCENT("%", Unit.RATIO, 0.01);

  private final String symbol;
  private final Unit stored;
  private final double factor;

  FigureUnit(String symbol, Unit stored, double factor) {
    this.symbol = symbol;
    this.stored = stored;
    this.factor = factor;
  }

  public String symbol() {
    return symbol;
  }

  /** The unit that measurements of this kind are stored in. */
  public Unit stored() {
    return stored;
  }

  /** The value in {@link #stored()} units. */
  public double toStored(BigDecimal value) {
    return value.doubleValue() * factor;
  }

  /** A stored value in this unit, unrounded. */
  public BigDecimal fromStored(double value) {
    return BigDecimal.valueOf(value / factor);
  }
}
