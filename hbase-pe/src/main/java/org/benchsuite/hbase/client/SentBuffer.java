package org.benchsuite.hbase.client;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.LongSupplier;
import org.apache.hadoop.hbase.client.AdvancedScanResultConsumer;
import org.apache.hadoop.hbase.client.AsyncTable;

/** A write buffer on its way: when it was sent, and when the last of its rows was answered. */
final class SentBuffer {

  private final WriteBuffer buffer;
  private final long startNanos;
  private final List<CompletableFuture<Object>> answers;
  private final CompletableFuture<Long> endNanos;
  private Map<Integer, Throwable> failures = Map.of();
  private long bytes;

  private SentBuffer(
      WriteBuffer buffer,
      long startNanos,
      List<CompletableFuture<Object>> answers,
      LongSupplier ticker) {
    this.buffer = buffer;
    this.startNanos = startNanos;
    this.answers = answers;
    this.bytes = buffer.payloadBytes();
    this.endNanos =
        CompletableFuture.allOf(answers.toArray(CompletableFuture<?>[]::new))
            .handle((all, anyFailure) -> ticker.getAsLong());
  }

  static SentBuffer send(
      AsyncTable<AdvancedScanResultConsumer> table, WriteBuffer buffer, LongSupplier ticker) {
    long startNanos = ticker.getAsLong();
    return new SentBuffer(buffer, startNanos, table.batch(buffer.mutations()), ticker);
  }

  boolean isOver() {
    return endNanos.isDone();
  }

  /** Waits until every row is answered and sorts out the failed ones. */
  void await() throws InterruptedException {
    try {
      endNanos.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a ticker that fails", e);
    }
    for (int index = 0; index < answers.size(); index++) {
      if (answers.get(index).isCompletedExceptionally()) {
        failed(index);
      }
    }
  }

  private void failed(int index) {
    if (failures.isEmpty()) {
      failures = new TreeMap<>();
    }
    try {
      answers.get(index).join();
    } catch (RuntimeException e) {
      failures.put(index, Failures.cause(e));
      bytes -= Mutations.payload(buffer.mutations().get(index));
    }
  }

  long startNanos() {
    return startNanos;
  }

  long endNanos() {
    return endNanos.join();
  }

  long[] rows() {
    return buffer.rows();
  }

  /** Payload bytes of the acknowledged rows. */
  long bytes() {
    return bytes;
  }

  Map<Integer, Throwable> failures() {
    return failures;
  }
}
