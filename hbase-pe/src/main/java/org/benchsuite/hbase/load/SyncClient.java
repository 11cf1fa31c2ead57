package org.benchsuite.hbase.load;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * A client that waits for each answer before it sends the next request.
 *
 * <p>In a closed loop the clock is read once an operation: where one ends the next starts, and what
 * the loop itself does in between is in the next one's time. {@code --randomSleep} pauses before
 * single reads of a closed loop, outside the measured time; an open loop has its own pauses.
 */
final class SyncClient extends ClientLoop {

  /** Buffered operations between two readings of the clock; nothing is timed before the flush. */
  private static final int UNTIMED = 64;

  private final SyncTarget target;
  private final Request request;
  private final boolean acknowledges;
  private final long longestPauseNanos;
  private final SplittableRandom random;
  private int untimed;

  SyncClient(ClientSetup setup, SyncTarget target) {
    super(setup);
    this.target = target;
    this.request = new Request(setup.batch());
    this.acknowledges = target.acknowledges();
    this.random = setup.random();
    this.longestPauseNanos =
        open ? 0 : TimeUnit.MILLISECONDS.toNanos(setup.settings().load().randomSleepMillis());
  }

  @Override
  Request free() {
    return request;
  }

  @Override
  long await(long until) throws InterruptedException {
    return pacer.await(until, now);
  }

  @Override
  void send(Request next) throws InterruptedException {
    if (longestPauseNanos > 0 && next.operation() == OpKind.READ) {
      now = pacer.await(now + random.nextLong(longestPauseNanos), now);
    }
    try {
      target.perform(next);
    } catch (IOException | RuntimeException e) {
      stopIfInterrupted(e);
      now = pacer.now();
      ledger.failed(next, e);
      return;
    }
    if (acknowledges) {
      long start = now;
      now = pacer.now();
      ledger.answered(next, intended, start, now);
    } else if (open || ++untimed >= UNTIMED) {
      untimed = 0;
      now = pacer.now();
    }
  }

  @Override
  void settle() throws InterruptedException {
    if (acknowledges) {
      return;
    }
    try {
      target.flush();
    } catch (IOException | RuntimeException e) {
      stopIfInterrupted(e);
      ledger.flushFailed(e);
    }
    now = pacer.now();
  }

  private static void stopIfInterrupted(Exception failure) throws InterruptedException {
    // of exactly this class: a socket's timeout is a subclass and an ordinary failure
    if (failure.getClass() == InterruptedIOException.class || Thread.interrupted()) {
      InterruptedException interrupted = new InterruptedException(failure.getMessage());
      interrupted.initCause(failure);
      throw interrupted;
    }
  }
}
