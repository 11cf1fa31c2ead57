package org.benchsuite.local;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Waits for a state by asking again and again until a deadline. */
public final class Poll {
  private static final long INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  private Poll() {}

  /** A question about a state that may fail. */
  @FunctionalInterface
  public interface Question<E extends Exception> {
    boolean holds() throws E;
  }

  /**
   * Returns true as soon as the state holds, false when the limit has passed without it. An
   * interrupt is kept for the caller but does not end the wait, which may be for a clean end.
   */
  public static <E extends Exception> boolean until(Duration limit, Question<E> question) throws E {
    long deadline = System.nanoTime() + limit.toNanos();
    boolean interrupted = false;
    try {
      while (!question.holds()) {
        if (System.nanoTime() - deadline >= 0) {
          return false;
        }
        LockSupport.parkNanos(INTERVAL_NANOS);
        interrupted |= Thread.interrupted();
      }
      return true;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
