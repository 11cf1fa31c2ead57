package org.benchsuite.common;

import java.time.Duration;
import java.util.Objects;

/**
 * How a benchmark is repeated.
 *
 * @param warmups repetitions that are kept but never counted
 * @param trials repetitions that count
 * @param coolDown rest between two repetitions
 * @param onFailure what happens after a void trial
 * @param barrier whether all tasks of a trial wait for each other before they start
 * @param force whether a preflight refusal that is a matter of judgement is overruled
 */
public record Protocol(
    int warmups,
    int trials,
    Duration coolDown,
    OnFailure onFailure,
    boolean barrier,
    boolean force) {

  /** What happens after a trial that failed or was voided. */
  public enum OnFailure {
    /** No further trial is run. */
    STOP,
    /** The remaining trials are run. */
    CONTINUE
  }

  public Protocol {
    Objects.requireNonNull(coolDown, "coolDown");
    Objects.requireNonNull(onFailure, "onFailure");
    if (warmups < 0) {
      throw new UsageException("-warmups must be 0 or more, not " + warmups + ".");
    }
    if (trials < 1) {
      throw new UsageException("-trials must be 1 or more, not " + trials + ".");
    }
  }

  /** One trial, no warm-up, no rest. */
  public static Protocol once() {
    return new Protocol(0, 1, Duration.ZERO, OnFailure.STOP, false, false);
  }
}
