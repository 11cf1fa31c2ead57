package org.benchsuite.wordcount;

import java.util.List;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.Schedule.Slice;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.StepOptions;

/** Steps as text can have them: of bytes. */
final class Steps {

  private Steps() {}

  /** The slices of the step that is to run, in order; empty without {@code --steps}. */
  static List<Slice> slices(StepOptions options) {
    options
        .schedule()
        .filter(schedule -> schedule.unit() != Schedule.Unit.BYTES)
        .ifPresent(
            schedule -> {
              throw new UsageException(
                  "--steps "
                      + schedule
                      + " counts scale factors, but text has bytes; write such as 10G:200G:10G.");
            });
    return options.slices();
  }
}
