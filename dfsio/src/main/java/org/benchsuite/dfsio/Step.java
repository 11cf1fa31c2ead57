package org.benchsuite.dfsio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.StepOptions;

/**
 * One step of a schedule, in files of one length that are numbered on from slice to slice.
 *
 * @param bytes size of the step: all slices so far
 * @param fileBytes length of every file
 * @param slices the files of each slice, in order; the last is the step's own
 */
record Step(long bytes, long fileBytes, List<Slice> slices) {

  private static final long MOST_FILES = 1_000_000_000;

  /**
   * The files of a slice.
   *
   * @param from number of the first
   * @param to one more than that of the last
   */
  record Slice(int from, int to) {
    int files() {
      return to - from;
    }
  }

  Step {
    slices = List.copyOf(slices);
  }

  /**
   * The step that a command line asks for; empty without {@code --steps}.
   *
   * @throws UsageException when its sizes cannot be had in files of one length, or when {@code
   *     --steps} goes together with what it does not
   */
  static Optional<Step> of(StepOptions given, DfsioOptions options) {
    Schedule schedule = given.schedule().orElse(null);
    if (schedule == null) {
      given.slices();
      return Optional.empty();
    }
    refuseWithSteps(options);
    if (schedule.unit() != Schedule.Unit.BYTES) {
      throw new UsageException(
          "-steps "
              + schedule
              + ": dfsio has sizes, not scale factors; write -steps 10G:200G:10G.");
    }
    return Optional.of(of(schedule, given.slices(), options.files.number));
  }

  private static void refuseWithSteps(DfsioOptions options) {
    Operation operation = options.operation();
    if (operation != Operation.WRITE && !operation.reads()) {
      throw new UsageException(
          "-steps goes with -write and -read, not with -"
              + operation.title()
              + "; leave out -steps.");
    }
    if (options.files.bytes != null) {
      throw new UsageException(
          "-steps takes the place of -size: a step's files have STEP / -nrFiles bytes; leave out"
              + " -size.");
    }
    if (options.content.codec != null) {
      throw new UsageException(
          "-compression does not go with -steps, because the length of a compressed file does not"
              + " tell whether it is complete; leave out one of them.");
    }
  }

  static Step of(Schedule schedule, List<Schedule.Slice> slices, int filesPerStep) {
    long fileBytes = fileBytes(schedule, filesPerStep);
    List<Slice> files = new ArrayList<>();
    for (Schedule.Slice slice : slices) {
      files.add(new Slice(number(slice.from(), fileBytes), number(slice.to(), fileBytes)));
    }
    return new Step(slices.get(slices.size() - 1).to(), fileBytes, files);
  }

  private static long fileBytes(Schedule schedule, int files) {
    long step = schedule.step();
    if (files < 1) {
      throw new UsageException("-nrFiles must be 1 or more, not " + files + ".");
    }
    if (schedule.first() % step != 0) {
      throw new UsageException(
          "-steps "
              + schedule
              + ": the first size must be a multiple of the step, because every step adds as many"
              + " files of one length; begin with "
              + Sizes.exact(step * (schedule.first() / step + 1))
              + ".");
    }
    if (step % files != 0) {
      throw new UsageException(
          "-steps "
              + schedule
              + ": a step of "
              + step
              + " bytes does not make "
              + files
              + " files of one length; give -nrFiles "
              + largestDivisor(step, files)
              + ".");
    }
    return step / files;
  }

  private static long largestDivisor(long number, long atMost) {
    long divisor = Math.min(number, atMost);
    while (number % divisor != 0) {
      divisor--;
    }
    return divisor;
  }

  private static int number(long amount, long fileBytes) {
    if (amount / fileBytes > MOST_FILES) {
      throw new UsageException(
          "-steps: "
              + Sizes.exact(amount)
              + " in files of "
              + Sizes.exact(fileBytes)
              + " are more than "
              + MOST_FILES
              + " files; give a smaller -nrFiles.");
    }
    return (int) (amount / fileBytes);
  }

  /** Number of all files so far. */
  int files() {
    return own().to();
  }

  /** What the step adds. */
  Slice own() {
    return slices.get(slices.size() - 1);
  }
}
