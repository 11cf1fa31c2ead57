package org.benchsuite.hbase.client;

import java.io.IOException;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.hbase.load.Request;

/** The scans of one client that waits, among them the one it has open; for its thread alone. */
final class SyncScans implements AutoCloseable {

  private final Table table;
  private final Scans scans;
  private final Answers answers;
  private ResultScanner open;
  private long lastRow;

  SyncScans(Table table, Scans scans, Answers answers) {
    this.table = table;
    this.scans = scans;
    this.answers = answers;
  }

  /**
   * Takes the next row of the open scanner, or finds nothing at its end. The next request after
   * that, and one whose row lies before the previous request's, begins a new scan at its own row.
   */
  void next(Request request) throws IOException {
    long row = request.row(0);
    if (open != null && row < lastRow) {
      closeOpen();
    }
    lastRow = row;
    if (open == null) {
      boolean backwards = request.operation() == OpKind.REVERSE_SCAN_NEXT;
      open = table.getScanner(backwards ? scans.reverse() : scans.from(row));
    }
    advance(request);
  }

  private void advance(Request request) throws IOException {
    Result result;
    try {
      result = open.next();
    } catch (IOException | RuntimeException e) {
      closeOpen();
      throw e;
    }
    if (result == null) {
      closeOpen();
    } else {
      answers.scanned(request, result);
    }
  }

  /** Runs a whole scan. */
  void all(Request request, Scan scan) throws IOException {
    try (ResultScanner scanner = table.getScanner(scan)) {
      for (Result result = scanner.next(); result != null; result = scanner.next()) {
        answers.scanned(request, result);
      }
    }
  }

  private void closeOpen() {
    open.close();
    open = null;
  }

  @Override
  public void close() {
    if (open != null) {
      closeOpen();
    }
  }
}
