package org.benchsuite.hbase.load;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.results.OpRecorder;

/**
 * Keeps the books of one client: what each answer and failure counts for; confined to its thread.
 *
 * <p>A request is one operation in counts and latencies, whatever number of rows it holds; errors
 * count rows. A request none of whose rows succeeded is in the errors only.
 */
final class Ledger implements FlushListener {

  /** So many requests that fail one after the other, and the client gives up. */
  static final int MOST_FAILURES_IN_A_ROW = 1_000;

  private static final Set<OpKind> READS = EnumSet.of(OpKind.READ, OpKind.META_READ);
  private static final Set<OpKind> SCANS =
      EnumSet.of(
          OpKind.SCAN_NEXT,
          OpKind.REVERSE_SCAN_NEXT,
          OpKind.FILTER_SCAN,
          OpKind.SEEK_SCAN,
          OpKind.RANGE_SCAN,
          OpKind.SCAN);
  private static final Set<OpKind> OPEN_SCANS =
      EnumSet.of(OpKind.SCAN_NEXT, OpKind.REVERSE_SCAN_NEXT);

  private final Work work;
  private final AcknowledgedRows written;
  private final int batch;
  private final boolean open;
  private final boolean endless;
  private final boolean flushesValues;
  private final long thresholdNanos;
  private final Map<String, Long> counters = new TreeMap<>();
  private Tally tally;
  private int failuresInARow;
  private boolean scanEnded;
  private long toldRows;
  private long toldBytes;

  Ledger(PeSettings settings, int batch, Work work, AcknowledgedRows written) {
    PeSettings.Load load = settings.load();
    this.work = work;
    this.written = written;
    this.batch = batch;
    this.open = load.isOpen();
    this.endless = load.duration().isPresent();
    this.flushesValues = settings.command().operation().writes();
    this.thresholdNanos = load.latencyThresholdMillis() * 1_000_000L;
    this.tally = new Tally(batch);
  }

  /** Whether there is no point in asking for more. */
  boolean isOver() {
    return scanEnded || failuresInARow >= MOST_FAILURES_IN_A_ROW;
  }

  /** A request was answered, though rows of it may have failed. */
  void answered(Request request, long intended, long start, long end) {
    OpKind kind = request.operation();
    if (!request.failures().isEmpty()) {
      request.failures().forEach((index, failure) -> failed(kind, request.row(index), failure));
      if (request.failures().size() == request.size()) {
        failuresInARow++;
        return;
      }
    } else if (request.found() == 0 && OPEN_SCANS.contains(kind)) {
      // that there is no further row is no operation on a row
      failuresInARow = 0;
      scanEnded = !endless;
      return;
    }
    failuresInARow = 0;
    succeeded(request, kind);
    OpRecorder.Operation operation = tally.operation(kind);
    if (open) {
      operation.record(request.bytes(), intended, start, end);
    } else {
      operation.record(request.bytes(), start, end);
    }
    countSlow(end - start);
  }

  private void countSlow(long nanos) {
    if (thresholdNanos > 0 && nanos >= thresholdNanos) {
      tally.overThreshold();
    }
  }

  /** A whole request failed. */
  void failed(Request request, Throwable failure) {
    failuresInARow++;
    OpKind kind = request.operation();
    for (int i = 0; i < request.size(); i++) {
      failed(kind, request.row(i), failure);
    }
  }

  /** A request was made up but never sent. */
  void unsent(Request request) {
    if (request.operation() == OpKind.INSERT) {
      work.insertFailed(request.row(0));
    }
  }

  @Override
  public void flushed(
      long startNanos, long endNanos, long[] rows, long bytes, Map<Integer, Throwable> failures) {
    OpRecorder.Operation flushes = tally.flushes();
    failures.forEach((index, failure) -> tally.error(flushes, rows[index], failure));
    if (failures.size() >= rows.length) {
      failuresInARow += rows.length > 0 ? 1 : 0;
      return;
    }
    failuresInARow = 0;
    tally.add(rows.length - failures.size(), bytes);
    flushes.record(bytes, startNanos, endNanos);
    countSlow(endNanos - startNanos);
    for (int i = 0; flushesValues && i < rows.length; i++) {
      if (!failures.containsKey(i)) {
        written.add(rows[i]);
      }
    }
  }

  /** The flush at the end failed as such. */
  void flushFailed(Throwable failure) {
    tally.error(tally.flushes(), RowSource.NONE, failure);
  }

  /** So many requests were due before the time was up but could not be started any more. */
  void notStarted(long requests) {
    counters.put("not started in time", requests);
  }

  /** Forgets the warm-up but for how long and how faulty it was. */
  void endWarmUp(long rows) {
    counters.put("warm-up rows", rows);
    counters.put("warm-up errors", tally.failedRows());
    tally = new Tally(batch);
    toldRows = 0;
    toldBytes = 0;
  }

  /** Tells what was done since the last time. */
  void tell(ClientListener listener) {
    long rows = tally.rows() - toldRows;
    long bytes = tally.bytes() - toldBytes;
    if (rows > 0 || bytes > 0) {
      listener.done(rows, bytes);
    }
    toldRows = tally.rows();
    toldBytes = tally.bytes();
  }

  ClientReport report(int client, long start, long end) {
    if (failuresInARow >= MOST_FAILURES_IN_A_ROW) {
      counters.put("gave up", 1L);
    }
    return tally.report(client, start, end, counters);
  }

  private void succeeded(Request request, OpKind kind) {
    int answered = request.size() - request.failures().size();
    tally.add(SCANS.contains(kind) ? request.found() : answered, request.bytes());
    if (READS.contains(kind)) {
      tally.missing(answered - request.found());
    }
    if (request.staleReplica() > 0) {
      tally.staleReplica(request.staleReplica());
    }
    if (kind.writes()) {
      acknowledge(request, kind);
    }
  }

  private void acknowledge(Request request, OpKind kind) {
    for (int i = 0; i < request.size(); i++) {
      if (request.failures().isEmpty() || !request.failures().containsKey(i)) {
        written.add(request.row(i));
        if (kind == OpKind.INSERT) {
          work.inserted(request.row(i));
        }
      }
    }
  }

  private void failed(OpKind kind, long row, Throwable failure) {
    // which row a scan would have come to next only its answer tells
    long known = OPEN_SCANS.contains(kind) ? RowSource.NONE : row;
    tally.error(tally.operation(kind), known, failure);
    if (kind == OpKind.INSERT) {
      work.insertFailed(row);
    }
  }
}
