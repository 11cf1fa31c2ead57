package org.benchsuite.results;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What one kind of operation did: how often, how many bytes, how long, which errors. Failed
 * operations count in {@code errors} only, never in {@code count}, {@code bytes} or a histogram.
 *
 * @param operation the field's name, such as {@code write} or {@code open}
 * @param count operations that succeeded
 * @param bytes payload bytes of those operations
 * @param busyNanos sum of their service times in nanoseconds
 * @param errors failed operations by kind
 * @param service nanoseconds from the start of an operation to its end
 * @param response nanoseconds from its intended start to its end; empty in a closed loop
 */
public record OpStats(
    String operation,
    long count,
    long bytes,
    long busyNanos,
    Map<String, Long> errors,
    HistogramSnapshot service,
    HistogramSnapshot response) {

  public OpStats {
    Objects.requireNonNull(operation, "operation");
    Objects.requireNonNull(service, "service");
    Objects.requireNonNull(response, "response");
    errors =
        errors.isEmpty()
            ? Collections.emptySortedMap()
            : Collections.unmodifiableSortedMap(new TreeMap<>(errors));
  }

  /** Failed operations of every kind. */
  public long failed() {
    return errors.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Both together; associative and commutative. */
  public OpStats plus(OpStats other) {
    OpSum sum = new OpSum(operation);
    sum.add(this);
    sum.add(other);
    return sum.toStats();
  }

  /**
   * All of one operation together.
   *
   * @throws IllegalArgumentException when there is none, or they are of several operations
   */
  public static OpStats merge(Collection<OpStats> parts) {
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("no statistics, so there is nothing to merge");
    }
    if (parts.size() == 1) {
      return parts.iterator().next();
    }
    OpSum sum = new OpSum(parts.iterator().next().operation());
    parts.forEach(sum::add);
    return sum.toStats();
  }

  /** One {@link OpStats} per operation name over all tasks, in the order the names appear. */
  public static List<OpStats> sum(Collection<TaskResult> tasks) {
    return sum(tasks.stream().flatMap(task -> task.operations().stream()));
  }

  /** One {@link OpStats} per operation name, in the order the names appear. */
  public static List<OpStats> sum(Stream<OpStats> parts) {
    Map<String, OpSum> sums = new LinkedHashMap<>();
    parts.forEach(stats -> sums.computeIfAbsent(stats.operation(), OpSum::new).add(stats));
    return sums.values().stream().map(OpSum::toStats).toList();
  }
}
