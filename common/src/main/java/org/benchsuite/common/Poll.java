package org.benchsuite.common;

import java.io.IOException;
import java.time.Duration;

/** Waits for a state by asking for it again and again, with a deadline. */
public final class Poll {

  private static final long SHORTEST_MILLIS = 20;
  private static final long LONGEST_MILLIS = 500;

  private Poll() {}

  /** A question about a state. */
  @FunctionalInterface
  public interface Condition {
    boolean holds() throws IOException, InterruptedException;
  }

  /** Asks at growing intervals, 20 to 500 ms; false when the deadline passed first. */
  public static boolean until(Condition condition, Duration deadline)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + deadline.toNanos();
    long pause = SHORTEST_MILLIS;
    while (!condition.holds()) {
      if (System.nanoTime() >= end) {
        return false;
      }
      Thread.sleep(pause);
      pause = Math.min(LONGEST_MILLIS, pause + pause / 2);
    }
    return true;
  }
}
