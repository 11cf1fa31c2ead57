package org.benchsuite.hbase.load;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * Hands completed slots from any threads to the client's thread: a lock-free stack linked through
 * the slots themselves, so that it allocates nothing (R. K. Treiber, 1986). The client takes all at
 * once, which rules out the ABA problem.
 */
final class CompletedSlots {

  private final AtomicReference<AsyncSlot> top = new AtomicReference<>();
  private final Thread owner;
  private volatile boolean waiting;

  CompletedSlots(Thread owner) {
    this.owner = owner;
  }

  /** From any thread. */
  void push(AsyncSlot slot) {
    AsyncSlot below;
    do {
      below = top.get();
      slot.next = below;
    } while (!top.compareAndSet(below, slot));
    // a thread that is not about to park need not be woken: that would be a lock at every answer
    if (waiting) {
      LockSupport.unpark(owner);
    }
  }

  /** The last one completed, linked to those before; null when there is none. */
  AsyncSlot takeAll() {
    return top.get() == null ? null : top.getAndSet(null);
  }

  /**
   * The owner says that it is going to park, and looks once more: whoever completes a slot later
   * sees that it has to wake it.
   *
   * @return whether there is nothing, so that it may park
   */
  boolean startWaiting() {
    waiting = true;
    return top.get() == null;
  }

  void stopWaiting() {
    waiting = false;
  }
}
