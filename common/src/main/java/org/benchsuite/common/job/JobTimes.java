package org.benchsuite.common.job;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.benchsuite.results.Phase;
import org.benchsuite.results.TaskResult;

/**
 * The course of one job, put together from the client's, the application master's and the tasks'
 * clocks.
 */
public final class JobTimes {

  private final Instant begun;
  private Instant submitted;
  private Instant completed;
  private long masterStartMillis;

  JobTimes(Instant begun) {
    this.begun = begun;
  }

  void submitted(Instant now) {
    submitted = now;
  }

  /** {@code masterStart} is the application master's start in milliseconds since the epoch. */
  void completed(Instant now, long masterStart) {
    completed = now;
    masterStartMillis = masterStart;
  }

  /** Submission, start-up, tasks and commit of a job of map tasks alone. */
  public List<Phase> phases(List<TaskResult> tasks) {
    long firstStart = tasks.stream().mapToLong(TaskResult::startNanos).min().orElseThrow();
    long lastStart = tasks.stream().mapToLong(TaskResult::startNanos).max().orElseThrow();
    long lastEnd = tasks.stream().mapToLong(TaskResult::endNanos).max().orElseThrow();
    List<Phase> phases = new ArrayList<>(untilFirstTask(firstStart));
    phases.add(phase("ramp-up (first to last task start)", firstStart, lastStart));
    phases.add(phase("tasks (first start to last end)", firstStart, lastEnd));
    phases.add(commit(lastEnd));
    return phases;
  }

  /** Submission and start-up until the first task, whose start is in nanoseconds. */
  List<Phase> untilFirstTask(long firstStart) {
    long master = TimeUnit.MILLISECONDS.toNanos(masterStartMillis);
    return List.of(
        phase("submit", nanos(begun), nanos(submitted)),
        phase("application master start", nanos(submitted), master),
        phase("first task start", Math.max(master, nanos(submitted)), firstStart));
  }

  /** What comes after the last task, whose end is in nanoseconds. */
  Phase commit(long lastEnd) {
    return phase("commit", lastEnd, nanos(completed));
  }

  static Phase phase(String name, long from, long to) {
    return new Phase(name, Math.max(0, to - from));
  }

  private static long nanos(Instant instant) {
    return TimeUnit.SECONDS.toNanos(instant.getEpochSecond()) + instant.getNano();
  }
}
