package org.benchsuite.common.cli;

import java.util.List;
import java.util.Optional;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.UsageException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Growing input: a mixin of every benchmark that has a size. */
public final class StepOptions {

  @Option(
      names = {"-steps", "--steps"},
      paramLabel = "FIRST:LAST:STEP",
      converter = ScheduleConverter.class,
      description = {
        "Run once for each size, such as 10G:200G:10G, instead of a size.",
        "Each step adds its slice of input and uses all slices so far."
      })
  private Schedule schedule;

  @Option(
      names = {"-step", "--step"},
      paramLabel = "SIZE",
      description = "With --steps: only the step of this size.")
  private String step;

  /** Reads a schedule. */
  static final class ScheduleConverter implements ITypeConverter<Schedule> {
    @Override
    public Schedule convert(String text) {
      try {
        return Schedule.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  /** All steps, when there are any. */
  public Optional<Schedule> schedule() {
    return Optional.ofNullable(schedule);
  }

  /** Whether this command line stands for one command line a step. */
  public boolean isSeveral() {
    return schedule != null && step == null;
  }

  /**
   * The slices of the step that is to run, in order; empty without {@code --steps}.
   *
   * @throws UsageException when a step is given without a schedule or is none of its steps
   */
  public List<Schedule.Slice> slices() {
    if (schedule == null) {
      if (step != null) {
        throw new UsageException("-step goes with -steps FIRST:LAST:STEP.");
      }
      return List.of();
    }
    try {
      return schedule.slices(amount());
    } catch (IllegalArgumentException e) {
      throw new UsageException("-step: " + e.getMessage(), e);
    }
  }

  private long amount() {
    if (step == null) {
      throw new IllegalStateException("a schedule is run step by step");
    }
    return schedule.unit() == Schedule.Unit.BYTES
        ? Sizes.argument(step)
        : Long.parseLong(step.strip());
  }
}
