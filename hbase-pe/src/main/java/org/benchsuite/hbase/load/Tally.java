package org.benchsuite.hbase.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.benchsuite.hbase.load.ClientReport.Failure;
import org.benchsuite.results.OpRecorder;

/** Counts and times of one client in one part of its run, nanoseconds; confined to its thread. */
final class Tally {

  private static final int KEPT_FAILURES = 20;

  private final OpRecorder recorder = new OpRecorder();
  // by ordinal: a look-up by name at every operation would cost as much as the recording
  private final OpRecorder.Operation[] byKind = new OpRecorder.Operation[OpKind.values().length];
  private final List<Failure> failures = new ArrayList<>();
  private final int batch;
  private long rows;
  private long bytes;
  private long missing;
  private long overThreshold;
  private long staleReplica;
  private long failedRows;

  /**
   * @param batch rows of one request
   */
  Tally(int batch) {
    this.batch = batch;
  }

  long rows() {
    return rows;
  }

  long bytes() {
    return bytes;
  }

  /** Rows, or requests where a whole scan or flush failed, that ended in an error. */
  long failedRows() {
    return failedRows;
  }

  OpRecorder.Operation operation(OpKind kind) {
    OpRecorder.Operation known = byKind[kind.ordinal()];
    return known != null ? known : newOperation(kind);
  }

  /** The flushes of a client's write buffer. */
  OpRecorder.Operation flushes() {
    return recorder.operation("flush");
  }

  void add(long moreRows, long moreBytes) {
    rows += moreRows;
    bytes += moreBytes;
  }

  void missing(long more) {
    missing += more;
  }

  void overThreshold() {
    overThreshold++;
  }

  void staleReplica(long more) {
    staleReplica += more;
  }

  void error(OpRecorder.Operation operation, long row, Throwable failure) {
    failedRows++;
    operation.error(Failures.kind(failure));
    if (failures.size() < KEPT_FAILURES) {
      failures.add(Failures.of(row, failure));
    }
  }

  ClientReport report(int client, long start, long end, Map<String, Long> counters) {
    return new ClientReport(
        client,
        start,
        end,
        rows,
        bytes,
        missing,
        overThreshold,
        staleReplica,
        recorder.stats(),
        failures,
        counters);
  }

  private OpRecorder.Operation newOperation(OpKind kind) {
    String title = batch > 1 ? "batch of " + batch + " " + kind.title() + "s" : kind.title();
    OpRecorder.Operation operation = recorder.operation(title);
    byKind[kind.ordinal()] = operation;
    return operation;
  }
}
