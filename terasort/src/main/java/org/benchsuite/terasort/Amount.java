package org.benchsuite.terasort;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.StepOptions;
import org.benchsuite.terasort.data.Slices;
import org.benchsuite.terasort.row.RowCount;

/**
 * How many rows a command is about.
 *
 * @param count all of them
 * @param step the slices they are made in; none without steps
 */
record Amount(RowCount count, List<Schedule.Slice> step) {

  Amount {
    step = List.copyOf(step);
  }

  /**
   * What was typed as a size.
   *
   * @throws UsageException when it is none
   */
  static Amount of(String size) {
    return new Amount(RowCount.parse(size), List.of());
  }

  /**
   * The step that is to run, if there are steps.
   *
   * @throws UsageException when it cannot be meant
   */
  static Optional<Amount> of(StepOptions steps) {
    Optional<Schedule> schedule = steps.schedule();
    if (schedule.isPresent() && schedule.orElseThrow().unit() != Schedule.Unit.BYTES) {
      throw new UsageException(
          "-steps: rows have no scale factor; write sizes, such as 10G:200G:10G.");
    }
    List<Schedule.Slice> step = steps.slices();
    return step.isEmpty()
        ? Optional.empty()
        : Optional.of(new Amount(RowCount.ofBytes(step.get(step.size() - 1).to()), step));
  }

  /** Whether it is one of several steps, each with a slice of its own. */
  boolean isStep() {
    return !step.isEmpty();
  }

  /** The rows in a folder. */
  Slices in(Path folder, Configuration configuration) throws IOException {
    return isStep()
        ? Slices.ofStep(folder, step, configuration)
        : Slices.whole(folder, count, configuration);
  }
}
