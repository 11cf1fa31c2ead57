package org.benchsuite.hbase.client;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import org.apache.hadoop.hbase.client.AdvancedScanResultConsumer;
import org.apache.hadoop.hbase.client.AsyncTable;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Scan;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.hbase.load.Request;

/** The scans of one client that does not wait, among them the one it has open. */
final class AsyncScans implements AutoCloseable {

  private final AsyncTable<AdvancedScanResultConsumer> table;
  private final Scans scans;
  private final Answers answers;
  private ScanStream open;
  private long lastRow;

  AsyncScans(AsyncTable<AdvancedScanResultConsumer> table, Scans scans, Answers answers) {
    this.table = table;
    this.scans = scans;
    this.answers = answers;
  }

  /**
   * Takes the next row of the open scan, or finds nothing at its end. A request after that, and one
   * whose row lies before the previous request's, begins a new scan at its own row.
   */
  CompletableFuture<Void> next(Request request) {
    long row = request.row(0);
    if (open != null && (row < lastRow || open.isOver())) {
      open.close();
      open = null;
    }
    lastRow = row;
    if (open == null) {
      boolean backwards = request.operation() == OpKind.REVERSE_SCAN_NEXT;
      Scan scan = backwards ? scans.reverse() : scans.from(row);
      open = new ScanStream(2 * Math.max(1, scan.getCaching()));
      table.scan(scan, open);
    }
    return Answered.by(
        open.next(),
        result -> {
          if (result != null) {
            answers.scanned(request, result);
          }
        });
  }

  /** Runs a whole scan; its rows are counted as they arrive and never gathered. */
  CompletableFuture<Void> all(Request request, Scan scan) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    table.scan(
        scan,
        new AdvancedScanResultConsumer() {
          @Override
          public void onNext(Result[] results, ScanController controller) {
            try {
              for (Result result : results) {
                answers.scanned(request, result);
              }
            } catch (IOException e) {
              done.completeExceptionally(e);
              controller.terminate();
            }
          }

          @Override
          public void onError(Throwable failure) {
            done.completeExceptionally(Failures.cause(failure));
          }

          @Override
          public void onComplete() {
            done.complete(null);
          }
        });
    return done;
  }

  @Override
  public void close() {
    if (open != null) {
      open.close();
    }
  }
}
