package org.benchsuite.results.validity;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Summary;
import org.benchsuite.results.TaskResult;

/**
 * What the processors of the tasks' machines did while the tasks ran, as shares of one.
 *
 * @param busy computing, for whichever process
 * @param waiting idle while a disk was at work
 */
record ProcessorLoad(double busy, double waiting) {

  private static final String BUSY = "processors busy";
  private static final String WAITING = "processors waiting";
  private static final String BUSY_TICKS = "processor ticks busy";
  private static final String WAITING_TICKS = "processor ticks waiting for disks";
  private static final String IDLE_TICKS = "processor ticks idle";

  /** Of the scalars of the trials that count, or else of the ticks that their tasks counted. */
  static Optional<ProcessorLoad> of(RunRecord run) {
    Optional<Summary> busy = Summary.of(run, BUSY);
    return busy.isPresent()
        ? Optional.of(
            new ProcessorLoad(
                busy.get().mean(), Summary.of(run, WAITING).map(Summary::mean).orElse(0.0)))
        : ofTicks(run);
  }

  private static Optional<ProcessorLoad> ofTicks(RunRecord run) {
    List<TaskResult> tasks =
        run.countedTrials().stream().flatMap(trial -> trial.tasks().stream()).toList();
    double busy = sum(tasks, BUSY_TICKS);
    double waiting = sum(tasks, WAITING_TICKS);
    double all = busy + waiting + sum(tasks, IDLE_TICKS);
    // a machine that does not tell counts zero of everything
    return busy == 0 ? Optional.empty() : Optional.of(new ProcessorLoad(busy / all, waiting / all));
  }

  private static double sum(List<TaskResult> tasks, String counter) {
    return tasks.stream().mapToLong(task -> task.counters().getOrDefault(counter, 0L)).sum();
  }

  /** Both shares in percent. */
  String words() {
    return String.format(
        Locale.ROOT,
        "while the tasks ran, the processors were busy %.0f %% and waited for disks %.0f %% of the"
            + " time",
        100 * busy,
        100 * waiting);
  }
}
