package org.benchsuite.results;

/** What a stored number counts; stored values are never scaled, scaling happens when printing. */
public enum Unit {
  NANOSECONDS("ns"),
  BYTES("B"),
  BYTES_PER_SECOND("B/s"),
  OPERATIONS_PER_SECOND("ops/s"),
  COUNT(""),
  /** A share of one: 0.25 is printed as 25 %. */
  RATIO("");

  private final String symbol;

  Unit(String symbol) {
    this.symbol = symbol;
  }

  /** The symbol printed after an unscaled value, empty for plain numbers. */
  public String symbol() {
    return symbol;
  }
}
