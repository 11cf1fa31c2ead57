package org.benchsuite.results;

import java.util.Collection;
import java.util.List;

/**
 * Every definition of a rate over a set of tasks, in bytes per second.
 *
 * @param bytes payload bytes of all tasks
 * @param streams number of tasks that moved bytes
 * @param nodes number of machines they ran on
 * @param perStream sum of bytes / sum of task times: TestDFSIO's "Throughput", time-weighted
 * @param meanTaskRate mean of the task rates: TestDFSIO's "Average IO rate"
 * @param taskRateDeviation their population standard deviation: TestDFSIO's "IO rate std deviation"
 * @param aggregate sum of bytes / (last end - first start): what the cluster delivered
 * @param meanConcurrency sum of task times / (last end - first start)
 * @param peakConcurrency most tasks under way at one moment
 */
public record Throughput(
    long bytes,
    int streams,
    int nodes,
    double perStream,
    double meanTaskRate,
    double taskRateDeviation,
    double aggregate,
    double meanConcurrency,
    int peakConcurrency) {

  /**
   * Derives every rate.
   *
   * @throws IllegalArgumentException when no task moved a byte
   */
  public static Throughput of(Collection<TaskResult> tasks) {
    List<TaskResult> moving = tasks.stream().filter(task -> task.bytes() > 0).toList();
    if (moving.isEmpty()) {
      throw new IllegalArgumentException("no task moved a byte, so there is no throughput");
    }
    long bytes = moving.stream().mapToLong(TaskResult::bytes).sum();
    // at least 1 ns a task, as in its own rate: no rate is infinite
    long nanos = moving.stream().mapToLong(task -> Math.max(1, task.elapsedNanos())).sum();
    double seconds = nanos / 1e9;
    double elapsed = elapsedNanos(moving) / 1e9;
    double mean = moving.stream().mapToDouble(TaskResult::bytesPerSecond).average().orElseThrow();
    double variance =
        moving.stream()
            .mapToDouble(task -> Math.pow(task.bytesPerSecond() - mean, 2))
            .average()
            .orElseThrow();
    return new Throughput(
        bytes,
        moving.size(),
        (int) moving.stream().map(TaskResult::host).distinct().count(),
        bytes / seconds,
        mean,
        Math.sqrt(variance),
        bytes / elapsed,
        seconds / elapsed,
        Concurrency.peak(moving));
  }

  /** Aggregate divided by the machines that ran tasks. */
  public double perNode() {
    return aggregate / nodes;
  }

  /**
   * Aggregate bytes that reached storage: {@code copies} is the replication, or (data + parity) /
   * data of an erasure coding policy.
   */
  public double physical(double copies) {
    return aggregate * copies;
  }

  /** Nanoseconds from the first start to the last end, at least 1. */
  public static long elapsedNanos(Collection<TaskResult> tasks) {
    long first = tasks.stream().mapToLong(TaskResult::startNanos).min().orElseThrow();
    long last = tasks.stream().mapToLong(TaskResult::endNanos).max().orElseThrow();
    return Math.max(1, last - first);
  }
}
