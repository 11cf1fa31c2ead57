package org.benchsuite.hbase.client;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import org.apache.hadoop.hbase.client.AdvancedScanResultConsumer;
import org.apache.hadoop.hbase.client.Result;

/**
 * The rows of one asynchronous scan, handed out in order to whoever asked first. The scan pauses
 * while more rows wait than the bound, so that a slow client holds no table in memory.
 */
final class ScanStream implements AdvancedScanResultConsumer, AutoCloseable {

  private final int bound;
  private final Queue<Result> rows = new ArrayDeque<>();
  private final Queue<CompletableFuture<Result>> waiting = new ArrayDeque<>();
  private ScanResumer paused;
  private Throwable failure;
  private boolean ended;
  private boolean closed;

  /** Pauses beyond that many rows. */
  ScanStream(int bound) {
    this.bound = bound;
  }

  /** The next row; null at the end. */
  CompletableFuture<Result> next() {
    CompletableFuture<Result> asked = new CompletableFuture<>();
    synchronized (this) {
      waiting.add(asked);
    }
    serve();
    return asked;
  }

  /** Whether nothing is left to hand out. */
  synchronized boolean isOver() {
    return ended && rows.isEmpty();
  }

  @Override
  public void onNext(Result[] results, ScanController controller) {
    synchronized (this) {
      if (closed && waiting.isEmpty()) {
        controller.terminate();
        return;
      }
      rows.addAll(List.of(results));
      if (rows.size() - waiting.size() > bound) {
        paused = controller.suspend();
      }
    }
    serve();
  }

  @Override
  public void onHeartbeat(ScanController controller) {
    synchronized (this) {
      if (closed && waiting.isEmpty()) {
        controller.terminate();
      }
    }
  }

  @Override
  public void onError(Throwable cause) {
    end(Failures.cause(cause));
  }

  @Override
  public void onComplete() {
    end(null);
  }

  private void end(Throwable cause) {
    synchronized (this) {
      ended = true;
      failure = cause;
    }
    serve();
  }

  /** Completes futures outside the lock: what follows them may ask for the next row. */
  private void serve() {
    List<Runnable> answers = new ArrayList<>();
    ScanResumer resume = null;
    synchronized (this) {
      while (!waiting.isEmpty() && (ended || !rows.isEmpty())) {
        answers.add(answer(waiting.remove(), rows.poll()));
      }
      if (paused != null && rows.size() <= bound / 2) {
        resume = paused;
        paused = null;
      }
    }
    if (resume != null) {
      resume.resume();
    }
    answers.forEach(Runnable::run);
  }

  private Runnable answer(CompletableFuture<Result> asked, Result row) {
    Throwable cause = failure;
    return row == null && cause != null
        ? () -> asked.completeExceptionally(cause)
        : () -> asked.complete(row);
  }

  /** Ends the scan once those who asked have their rows; others that were fetched are dropped. */
  @Override
  public void close() {
    ScanResumer resume;
    synchronized (this) {
      closed = true;
      rows.clear();
      resume = paused;
      paused = null;
    }
    if (resume != null) {
      // it goes on to find that it is closed
      resume.resume();
    }
  }
}
