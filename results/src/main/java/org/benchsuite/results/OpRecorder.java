package org.benchsuite.results;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;

/**
 * Records the operations of one task; confined to one thread. All times are readings of one
 * nanosecond clock, so that the end of an operation may be the start of the next.
 */
public final class OpRecorder {

  private final Map<String, Operation> operations = new LinkedHashMap<>();

  /** The recorder of one kind of operation, made on first use; keep it out of the inner loop. */
  public Operation operation(String name) {
    return operations.computeIfAbsent(name, Operation::new);
  }

  /** What was recorded so far, in the order the operations were first named. */
  public List<OpStats> stats() {
    return operations.values().stream().map(Operation::stats).toList();
  }

  /** One kind of operation. */
  public static final class Operation {

    private final String name;
    private final Map<String, Long> errors = new TreeMap<>();
    private final Histogram service = HistogramSnapshot.newHistogram();
    private final Histogram response = HistogramSnapshot.newHistogram();
    private long count;
    private long bytes;
    private long busyNanos;

    private Operation(String name) {
      this.name = name;
    }

    /** A successful operation of a closed loop: service time only. */
    public void record(long payloadBytes, long start, long end) {
      long nanos = Math.max(0, end - start);
      count++;
      bytes += payloadBytes;
      busyNanos += nanos;
      service.recordValue(nanos);
    }

    /** A successful operation of an open loop: service time and time from its intended start. */
    public void record(long payloadBytes, long intendedStart, long start, long end) {
      record(payloadBytes, start, end);
      response.recordValue(Math.max(0, end - intendedStart));
    }

    /** A failed operation; {@code kind} is a short name such as an exception's or a status. */
    public void error(String kind) {
      errors.merge(kind, 1L, Long::sum);
    }

    private OpStats stats() {
      return new OpStats(
          name,
          count,
          bytes,
          busyNanos,
          errors,
          HistogramSnapshot.of(service),
          HistogramSnapshot.of(response));
    }
  }
}
