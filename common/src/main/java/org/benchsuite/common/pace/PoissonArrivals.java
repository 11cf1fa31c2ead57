package org.benchsuite.common.pace;

import java.util.SplittableRandom;

/** A Poisson process: gaps are exponentially distributed around a mean in nanoseconds. */
final class PoissonArrivals implements Arrivals {

  private final SplittableRandom random;
  private final double gapNanos;
  private long whole;
  private double fraction;

  PoissonArrivals(double gapNanos, long seed) {
    this.random = new SplittableRandom(seed);
    this.gapNanos = gapNanos;
  }

  @Override
  public long next() {
    // what is below a nanosecond is carried on, else a high rate would drift by half of one a gap
    double gap = random.nextExponential() * gapNanos + fraction;
    if (gap >= Timetable.FARTHEST_NANOS - whole) {
      whole = Timetable.FARTHEST_NANOS;
      fraction = 0;
    } else {
      long nanos = (long) gap;
      whole += nanos;
      fraction = gap - nanos;
    }
    return whole;
  }
}
