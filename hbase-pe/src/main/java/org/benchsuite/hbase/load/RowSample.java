package org.benchsuite.hbase.load;

/**
 * Which rows of a range {@code --sampleRate} leaves: always the same ones, evenly spread, so that
 * rows written with a rate are found by a read with the same rate, whoever of the clients runs it.
 *
 * <p>For a rate of 1/n these are upstream's, the multiples of n; for any other rate r the rows i at
 * which {@code ceil(i * r)} steps up.
 */
final class RowSample {

  private final double rate;
  private final long everyNth;

  RowSample(double rate) {
    if (!(rate > 0 && rate <= 1)) {
      throw new IllegalArgumentException("a sample rate must be in (0, 1], got " + rate);
    }
    this.rate = rate;
    long nearest = Math.round(1 / rate);
    this.everyNth = Math.abs(nearest * rate - 1) < 1e-9 ? nearest : 0;
  }

  boolean contains(long row) {
    if (everyNth == 1) {
      return true;
    }
    return everyNth > 0 ? row % everyNth == 0 : before(row + 1) > before(row);
  }

  /** How many rows of {@code [from, to)} there are in the sample. */
  long count(long from, long to) {
    return before(to) - before(from);
  }

  private long before(long row) {
    return everyNth > 0 ? (row + everyNth - 1) / everyNth : (long) Math.ceil(row * rate);
  }
}
