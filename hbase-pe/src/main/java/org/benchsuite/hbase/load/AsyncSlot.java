package org.benchsuite.hbase.load;

import java.util.function.BiConsumer;
import org.benchsuite.common.pace.Pacer;

/**
 * A place for one request under way. It is the client thread's, then the completing thread's until
 * it lies in the queue of completed ones, then the client thread's again.
 */
final class AsyncSlot implements BiConsumer<Void, Throwable> {

  final Request request;
  long intended;
  long start;
  long end;
  Throwable failure;

  /** The next one in the queue. */
  AsyncSlot next;

  private final Pacer clock;
  private final CompletedSlots completed;

  AsyncSlot(int batch, Pacer clock, CompletedSlots completed) {
    this.request = new Request(batch);
    this.clock = clock;
    this.completed = completed;
  }

  /** Called by whichever thread completes the request: takes the time first. */
  @Override
  public void accept(Void nothing, Throwable cause) {
    end = clock.now();
    failure = cause;
    completed.push(this);
  }
}
