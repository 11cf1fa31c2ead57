package org.benchsuite.results.validity;

import java.util.Optional;
import org.benchsuite.results.RunRecord;

/** Processors without time to spare. */
final class ProcessorLimit implements LimitRule {

  /** Share of the time; the rest goes to the uneven ends of tasks even where nothing waits. */
  static final double BUSY = 0.85;

  @Override
  public Optional<Bound> check(RunRecord run, Baselines baselines) {
    return ProcessorLoad.of(run)
        .filter(load -> load.busy() >= BUSY)
        .map(load -> new Bound(Bound.Kind.PROCESSORS, load.busy() / BUSY, load.words()));
  }

  @Override
  public Optional<String> missing(RunRecord run, Baselines baselines) {
    return ProcessorLoad.of(run).isPresent()
        ? Optional.empty()
        : Optional.of("how busy the processors were");
  }
}
