package org.benchsuite.common.pace;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/** Tells the time in nanoseconds and lets the calling thread wait for a point of it. */
public final class Pacer {

  /**
   * A parked thread wakes up about 50 us late, the default timer slack of Linux (prctl(2),
   * PR_SET_TIMERSLACK); so the last stretch is spun.
   */
  private static final long SPIN_NANOS = TimeUnit.MICROSECONDS.toNanos(60);

  private final LongSupplier ticker;
  private final LongConsumer park;
  private final long spinNanos;

  /**
   * @param ticker the clock
   * @param park lets the thread rest for that many nanoseconds, or less
   * @param spinNanos how long before its end a wait goes on without rest
   */
  public Pacer(LongSupplier ticker, LongConsumer park, long spinNanos) {
    this.ticker = ticker;
    this.park = park;
    this.spinNanos = spinNanos;
  }

  /** Parks the thread and spins at the end; may be woken by {@link LockSupport#unpark}. */
  public static Pacer parking(LongSupplier ticker) {
    return new Pacer(ticker, LockSupport::parkNanos, SPIN_NANOS);
  }

  public long now() {
    return ticker.getAsLong();
  }

  /**
   * Waits until {@code intended}; does not even read the clock when {@code now} is that late.
   *
   * @param now the last reading of the clock
   * @return the last reading of the clock, {@code intended} or later
   */
  public long await(long intended, long now) throws InterruptedException {
    long reading = now;
    while (reading - intended < 0) {
      pause(intended - reading);
      reading = now();
    }
    return reading;
  }

  /** Rests once, for {@code nanos} at most; any time less when it is woken or the end is near. */
  public void pause(long nanos) throws InterruptedException {
    if (nanos > spinNanos) {
      park.accept(nanos - spinNanos);
      if (Thread.interrupted()) {
        throw new InterruptedException("interrupted while waiting for the next operation");
      }
    } else {
      Thread.onSpinWait();
    }
  }
}
