package org.benchsuite.results;

import java.util.Arrays;
import java.util.Collection;

/** How many tasks were under way at the same moment, by their own clocks. */
public final class Concurrency {

  private Concurrency() {}

  /**
   * Most tasks under way at one moment; a task that ends as another starts does not overlap it, and
   * one that took no time took 1 ns.
   */
  public static int peak(Collection<TaskResult> tasks) {
    long[] starts = tasks.stream().mapToLong(TaskResult::startNanos).sorted().toArray();
    long[] ends =
        tasks.stream()
            .mapToLong(task -> Math.max(task.endNanos(), task.startNanos() + 1))
            .sorted()
            .toArray();
    int peak = 0;
    int ended = 0;
    for (int started = 0; started < starts.length; started++) {
      while (ends[ended] <= starts[started]) {
        ended++;
      }
      peak = Math.max(peak, started + 1 - ended);
    }
    return peak;
  }

  /** Nanoseconds in which every task was under way; 0 when they never all were. */
  public static long allOverlapNanos(Collection<TaskResult> tasks) {
    long lastStart = tasks.stream().mapToLong(TaskResult::startNanos).max().orElse(0);
    long firstEnd = tasks.stream().mapToLong(TaskResult::endNanos).min().orElse(0);
    return Math.max(0, firstEnd - lastStart);
  }

  /** Task times in nanoseconds, shortest first. */
  public static long[] sortedElapsed(Collection<TaskResult> tasks) {
    long[] elapsed = tasks.stream().mapToLong(TaskResult::elapsedNanos).toArray();
    Arrays.sort(elapsed);
    return elapsed;
  }
}
