package org.benchsuite.results;

import java.util.Map;
import java.util.TreeMap;

/** The running sum of one operation's {@link OpStats}; not thread-safe. */
final class OpSum {

  private final String operation;
  private final Map<String, Long> errors = new TreeMap<>();
  private final HistogramSum service = new HistogramSum();
  private final HistogramSum response = new HistogramSum();
  private long count;
  private long bytes;
  private long busyNanos;

  OpSum(String operation) {
    this.operation = operation;
  }

  void add(OpStats stats) {
    if (!stats.operation().equals(operation)) {
      throw new IllegalArgumentException(
          "cannot add operation " + stats.operation() + " to " + operation);
    }
    count += stats.count();
    bytes += stats.bytes();
    busyNanos += stats.busyNanos();
    stats.errors().forEach((kind, failed) -> errors.merge(kind, failed, Long::sum));
    service.add(stats.service());
    response.add(stats.response());
  }

  OpStats toStats() {
    return new OpStats(
        operation, count, bytes, busyNanos, errors, service.snapshot(), response.snapshot());
  }
}
