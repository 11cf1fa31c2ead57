package org.benchsuite.common.fanout;

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
final class JobTimes {

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

  List<Phase> phases(List<TaskResult> tasks) {
    long firstStart = tasks.stream().mapToLong(TaskResult::startNanos).min().orElseThrow();
    long lastStart = tasks.stream().mapToLong(TaskResult::startNanos).max().orElseThrow();
    long lastEnd = tasks.stream().mapToLong(TaskResult::endNanos).max().orElseThrow();
    long master = TimeUnit.MILLISECONDS.toNanos(masterStartMillis);
    List<Phase> phases = new ArrayList<>();
    phases.add(phase("submit", nanos(begun), nanos(submitted)));
    phases.add(phase("application master start", nanos(submitted), master));
    phases.add(phase("first task start", Math.max(master, nanos(submitted)), firstStart));
    phases.add(phase("ramp-up (first to last task start)", firstStart, lastStart));
    phases.add(phase("tasks (first start to last end)", firstStart, lastEnd));
    phases.add(phase("commit", lastEnd, nanos(completed)));
    return phases;
  }

  private static Phase phase(String name, long from, long to) {
    return new Phase(name, Math.max(0, to - from));
  }

  private static long nanos(Instant instant) {
    return TimeUnit.SECONDS.toNanos(instant.getEpochSecond()) + instant.getNano();
  }
}
