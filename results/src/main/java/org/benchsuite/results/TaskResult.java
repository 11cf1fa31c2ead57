package org.benchsuite.results;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What one committed task attempt did.
 *
 * @param index number of the task, from 0
 * @param attempt number of the attempt that was committed, from 0
 * @param host name of the machine it ran on
 * @param startNanos start of its I/O, nanoseconds since the epoch on its machine's clock
 * @param endNanos end of its I/O: {@code startNanos} plus the elapsed time of a monotonic clock
 * @param bytes payload bytes it moved
 * @param operations what it did, one entry per kind of operation
 * @param counters further facts, such as {@code bytes read local}
 * @param machine the machine as the task saw it
 */
public record TaskResult(
    int index,
    int attempt,
    String host,
    long startNanos,
    long endNanos,
    long bytes,
    List<OpStats> operations,
    Map<String, Long> counters,
    Machine machine) {

  public TaskResult {
    Objects.requireNonNull(host, "host");
    Objects.requireNonNull(machine, "machine");
    operations = List.copyOf(operations);
    counters = Collections.unmodifiableSortedMap(new TreeMap<>(counters));
    if (endNanos < startNanos) {
      throw new IllegalArgumentException(
          "task " + index + " ends before it starts: " + endNanos + " < " + startNanos);
    }
  }

  /** Its I/O time in nanoseconds. */
  public long elapsedNanos() {
    return endNanos - startNanos;
  }

  /** Its rate in bytes per second; zero when nothing was moved. */
  public double bytesPerSecond() {
    return bytes == 0 ? 0 : bytes * 1e9 / Math.max(1, elapsedNanos());
  }

  /** The same without its operations: what a record keeps of each task once they are merged. */
  public TaskResult withoutOperations() {
    return new TaskResult(
        index, attempt, host, startNanos, endNanos, bytes, List.of(), counters, machine);
  }

  /** The same as a task of another number, for results of several jobs that become one. */
  public TaskResult withIndex(int other) {
    return new TaskResult(
        other, attempt, host, startNanos, endNanos, bytes, operations, counters, machine);
  }
}
