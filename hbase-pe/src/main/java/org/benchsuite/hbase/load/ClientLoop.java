package org.benchsuite.hbase.load;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.benchsuite.common.pace.Pacer;
import org.benchsuite.common.pace.Timetable;

/**
 * Drives one client from its first request to its report, on one thread: warm-up, then the measured
 * part until the work, the duration or the patience with errors ends. Times are readings of the
 * pacer's clock in nanoseconds.
 *
 * <p>The warm-up counts rows and ends in time with a request: with the rows that are left of it the
 * last batch is shorter. All its answers are awaited and its buffer is flushed before the measured
 * part starts; in an open loop the schedule starts anew there, so no backlog is inherited.
 */
abstract class ClientLoop {

  private static final long TELL_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  /** Enough to tell; an absurd rate is not counted to its end. */
  private static final long MOST_COUNTED = 10_000_000;

  private static final Duration FOR_EVER = Duration.ofDays(36_500);

  final Pacer pacer;
  final Ledger ledger;
  final boolean open;

  /** The last reading of the clock: the end of one operation and the start of the next. */
  long now;

  /** When the request at hand was meant to start; in a closed loop there is no such time. */
  long intended;

  private final ClientSetup setup;
  private final Work work;
  private final Timetable timetable;
  private long deadline;
  private boolean outOfTime;
  private long tellAt;

  ClientLoop(ClientSetup setup) {
    this.setup = setup;
    this.pacer = setup.pacer();
    this.ledger = setup.ledger();
    this.work = setup.work();
    this.timetable = setup.timetable().orElse(null);
    this.open = timetable != null;
  }

  /** A request that is not under way; waits for one if need be. */
  abstract Request free() throws InterruptedException;

  /** Waits until then, and may handle answers meanwhile; returns the last reading of the clock. */
  abstract long await(long until) throws InterruptedException;

  /** Sends the request that {@link #free} gave. */
  abstract void send(Request request) throws InterruptedException;

  /** Waits until everything that was sent is answered and sets {@link #now} to the end of it. */
  abstract void settle() throws InterruptedException;

  final ClientReport run() throws InterruptedException {
    start(FOR_EVER);
    long warmUp = setup.settings().load().measureAfter();
    if (warmUp > 0) {
      long rows = runRows(warmUp);
      settle();
      tell();
      ledger.endWarmUp(rows);
    }
    long start = start(setup.settings().load().duration().orElse(FOR_EVER));
    runRows(Long.MAX_VALUE);
    settle();
    tell();
    countNotStarted();
    return ledger.report(setup.client(), start, now);
  }

  private long start(Duration length) {
    now = pacer.now();
    deadline = now + length.toNanos();
    tellAt = now + TELL_NANOS;
    if (open) {
      timetable.start(now);
    }
    return now;
  }

  private long runRows(long mostRows) throws InterruptedException {
    int batch = setup.batch();
    long rows = 0;
    while (rows < mostRows && !ledger.isOver()) {
      Request request = free();
      // waiting for a free request may have brought the end of a scan or the last straw
      if (ledger.isOver() || !open && now - deadline >= 0) {
        break;
      }
      if (!work.next(request, (int) Math.min(batch, mostRows - rows))) {
        break;
      }
      if (open && !awaitTurn()) {
        ledger.unsent(request);
        break;
      }
      rows += request.size();
      send(request);
      if (now - tellAt >= 0) {
        tell();
      }
    }
    return rows;
  }

  /** Waits for the next intended start; false when the time is up before. */
  private boolean awaitTurn() throws InterruptedException {
    intended = timetable.next();
    boolean due = intended - deadline < 0;
    now = await(due ? intended : deadline);
    outOfTime = now - deadline >= 0;
    return due && !outOfTime;
  }

  /** Requests left over by a target too slow for the rate: latencies do not show them. */
  private void countNotStarted() {
    if (!open || !outOfTime) {
      return;
    }
    long requests = 0;
    while (intended - deadline < 0 && requests < MOST_COUNTED) {
      requests++;
      intended = timetable.next();
    }
    if (requests > 0) {
      ledger.notStarted(requests);
    }
  }

  private void tell() throws InterruptedException {
    tellAt = now + TELL_NANOS;
    ledger.tell(setup.progress());
    if (Thread.interrupted()) {
      throw new InterruptedException("client " + setup.client() + " was interrupted");
    }
  }
}
