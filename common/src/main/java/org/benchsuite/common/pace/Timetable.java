package org.benchsuite.common.pace;

import java.util.concurrent.TimeUnit;

/** Arrivals on a clock: the intended starts of one client as readings of its ticker. */
public final class Timetable {

  /** A hundred years: late enough for never, early enough to be added to any clock reading. */
  static final long FARTHEST_NANOS = TimeUnit.DAYS.toNanos(36_500);

  private final Arrivals arrivals;
  private long origin;
  private long last;

  public Timetable(Arrivals arrivals) {
    this.arrivals = arrivals;
  }

  /** Lets the arrivals go on as if the last one had been now; the first time: as if they began. */
  public void start(long now) {
    origin = now - last;
  }

  /** The next intended start. */
  public long next() {
    last = arrivals.next();
    return origin + last;
  }
}
