package org.benchsuite.hbase.load;

import java.util.concurrent.CompletableFuture;

/**
 * A client that has several requests under way, up to a bound; the requests are reused. The thread
 * that completes a request takes the time, the client's thread records it.
 *
 * <p>It never pauses for {@code --randomSleep}: a pause would hold up the requests under way too.
 */
final class AsyncClient extends ClientLoop {

  private static final long FOR_EVER = Long.MAX_VALUE;

  private final AsyncTarget target;
  private final CompletedSlots completed;
  private final AsyncSlot[] free;
  private int freeCount;
  private AsyncSlot current;

  /** Whether {@link #now} is as good as a new reading. */
  private boolean fresh;

  /** To be made on the thread that runs it. */
  AsyncClient(ClientSetup setup, AsyncTarget target) {
    super(setup);
    this.target = target;
    this.completed = new CompletedSlots(Thread.currentThread());
    this.free = new AsyncSlot[Math.max(1, setup.settings().load().inFlight())];
    for (int i = 0; i < free.length; i++) {
      release(new AsyncSlot(setup.batch(), pacer, completed));
    }
  }

  @Override
  Request free() throws InterruptedException {
    drain();
    if (current == null) {
      while (freeCount == 0) {
        rest(FOR_EVER);
      }
      current = free[--freeCount];
    }
    // an open loop reads the clock when it has waited for the intended start
    if (!open && !fresh) {
      now = pacer.now();
      fresh = true;
    }
    return current.request;
  }

  @Override
  long await(long until) throws InterruptedException {
    long reading = fresh ? now : pacer.now();
    while (reading - until < 0) {
      rest(until - reading);
      reading = pacer.now();
    }
    fresh = true;
    return reading;
  }

  @Override
  void send(Request request) {
    AsyncSlot slot = current;
    current = null;
    slot.intended = intended;
    slot.start = now;
    fresh = false;
    CompletableFuture<Void> answer;
    try {
      answer = target.perform(request);
    } catch (RuntimeException e) {
      answer = CompletableFuture.failedFuture(e);
    }
    if (answer.isDone()) {
      answeredAtOnce(slot, answer);
    } else {
      answer.whenComplete(slot);
    }
  }

  @Override
  void settle() throws InterruptedException {
    int away = current == null ? 0 : 1;
    drain();
    while (freeCount + away < free.length) {
      rest(FOR_EVER);
    }
    now = pacer.now();
    fresh = true;
  }

  private void answeredAtOnce(AsyncSlot slot, CompletableFuture<Void> answer) {
    now = pacer.now();
    fresh = true;
    slot.end = now;
    slot.failure = answer.isCompletedExceptionally() ? failureOf(answer) : null;
    record(slot);
  }

  private static Throwable failureOf(CompletableFuture<Void> answer) {
    return answer.handle((nothing, failure) -> failure).join();
  }

  /** Handles what is completed, else parks until something is, for {@code nanos} at most. */
  private void rest(long nanos) throws InterruptedException {
    fresh = false;
    target.flush();
    if (completed.startWaiting()) {
      pacer.pause(nanos);
    }
    completed.stopWaiting();
    drain();
  }

  private void drain() {
    AsyncSlot slot = completed.takeAll();
    while (slot != null) {
      AsyncSlot next = slot.next;
      slot.next = null;
      record(slot);
      slot = next;
    }
  }

  private void record(AsyncSlot slot) {
    if (slot.failure == null) {
      ledger.answered(slot.request, slot.intended, slot.start, slot.end);
    } else {
      ledger.failed(slot.request, slot.failure);
      slot.failure = null;
    }
    release(slot);
  }

  private void release(AsyncSlot slot) {
    free[freeCount++] = slot;
  }
}
