package org.benchsuite.results.text;

import java.util.Locale;
import org.benchsuite.results.Unit;

/**
 * How stored numbers of one {@link Unit} are printed: one scale for all numbers that are to be
 * compared with each other.
 *
 * @param symbol the printed unit, empty for plain numbers
 * @param divisor how many stored units make one printed unit
 * @param decimals digits after the point
 */
public record Scale(String symbol, double divisor, int decimals) {

  /** What is printed for a number that does not exist. */
  public static final String NOT_AVAILABLE = "n/a";

  private static final int DECIMALS = 2;
  private static final double BINARY = 1024;
  private static final double DECIMAL = 1000;

  /** From this share of a step the two decimals would already round up to it. */
  private static final double ROUNDS_UP = 0.999995;

  /** Below this share of a MiB/s two decimals say too little. */
  private static final double SLOW = 0.1;

  /**
   * The scale for numbers about as large as {@code reference}, without decimals when it needs none;
   * rates stay in MiB/s = 2^20 B/s.
   */
  public static Scale of(Unit unit, double reference) {
    return switch (unit) {
      case NANOSECONDS -> time(reference);
      case BYTES -> bytes(reference);
      case BYTES_PER_SECOND -> rate(reference);
      case OPERATIONS_PER_SECOND -> new Scale(unit.symbol(), 1, DECIMALS);
      case COUNT -> new Scale("", 1, reference % 1 == 0 ? 0 : DECIMALS);
      case RATIO -> new Scale("%", 0.01, 1);
    };
  }

  /** Bytes in powers of 1024. */
  static Scale bytes(double reference) {
    return steps(reference, BINARY, "B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB");
  }

  /** Bytes in powers of 1000. */
  static Scale decimalBytes(double reference) {
    return steps(reference, DECIMAL, "B", "kB", "MB", "GB", "TB", "PB", "EB");
  }

  private static Scale time(double reference) {
    return steps(reference, DECIMAL, "ns", "us", "ms", "s");
  }

  private static Scale rate(double reference) {
    boolean slow = reference != 0 && Math.abs(reference) < SLOW * BINARY * BINARY;
    return slow
        ? steps(reference, BINARY, "B/s", "KiB/s")
        : new Scale("MiB/s", BINARY * BINARY, DECIMALS);
  }

  private static Scale steps(double reference, double step, String... symbols) {
    double divisor = 1;
    int index = 0;
    while (index < symbols.length - 1 && Math.abs(reference) >= divisor * step * ROUNDS_UP) {
      divisor *= step;
      index++;
    }
    return new Scale(symbols[index], divisor, reference % divisor == 0 ? 0 : DECIMALS);
  }

  /** The number alone, for columns whose unit is printed beside them. */
  public String number(double value) {
    return Double.isFinite(value)
        ? String.format(Locale.ROOT, "%." + decimals + "f", value / divisor)
        : NOT_AVAILABLE;
  }

  /** The number and its unit. */
  public String format(double value) {
    return symbol.isEmpty() || !Double.isFinite(value)
        ? number(value)
        : number(value) + " " + symbol;
  }

  /** With decimals although the reference needs none, for numbers beside it that do. */
  public Scale withFractions() {
    return decimals == 0 ? withDecimals(DECIMALS) : this;
  }

  Scale withDecimals(int digits) {
    return new Scale(symbol, divisor, digits);
  }
}
