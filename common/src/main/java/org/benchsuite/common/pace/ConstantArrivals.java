package org.benchsuite.common.pace;

/** Arrivals at equal distances: number n at {@code (n + phase) * gap} nanoseconds. */
final class ConstantArrivals implements Arrivals {

  private final double gapNanos;
  private final double phase;
  private long count;

  ConstantArrivals(double gapNanos, double phase) {
    this.gapNanos = gapNanos;
    this.phase = phase;
  }

  @Override
  public long next() {
    // a product rather than a sum of gaps, so that the rounding of one never reaches the next
    return (long) Math.min((count++ + phase) * gapNanos, Timetable.FARTHEST_NANOS);
  }
}
