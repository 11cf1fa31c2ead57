package org.benchsuite.hbase.client;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.hadoop.hbase.client.AdvancedScanResultConsumer;
import org.apache.hadoop.hbase.client.AsyncBufferedMutator;
import org.apache.hadoop.hbase.client.AsyncTable;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Put;
import org.benchsuite.common.UsageException;
import org.benchsuite.hbase.load.AsyncTarget;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.hbase.load.Request;

/**
 * One client with several requests under way, through HBase's {@link AsyncTable}. Requests are
 * built on the client's thread; answers are taken on the connection's network threads.
 */
final class AsyncOperations implements AsyncTarget {

  private final AsyncTable<AdvancedScanResultConsumer> table;
  private final ClientParts parts;
  private final AsyncScans scans;
  private final Optional<AsyncBufferedMutator> buffer;

  /**
   * @param buffer gathers single puts and deletes into batches, each still answered by itself;
   *     without it each is a call of its own
   */
  AsyncOperations(
      AsyncTable<AdvancedScanResultConsumer> table,
      ClientParts parts,
      Optional<AsyncBufferedMutator> buffer) {
    this.table = table;
    this.parts = parts;
    this.buffer = buffer;
    this.scans = new AsyncScans(table, parts.scans(), parts.answers());
  }

  /** A failed future fails with what happened itself, in no wrapping of concurrency. */
  @Override
  public CompletableFuture<Void> perform(Request request) {
    try {
      return send(request);
    } catch (IOException | RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private CompletableFuture<Void> send(Request request) throws IOException {
    OpKind operation = request.operation();
    long row = request.row(0);
    return switch (operation) {
      case READ -> read(request);
      case WRITE, UPDATE, INSERT, DELETE -> mutate(request);
      case READ_MODIFY_WRITE -> readModifyWrite(request, row);
      case SCAN_NEXT, REVERSE_SCAN_NEXT -> scans.next(request);
      case FILTER_SCAN, SEEK_SCAN, RANGE_SCAN, SCAN -> scans.all(request, parts.scan(request));
      case INCREMENT ->
          answered(
              table.increment(parts.atomics().increment(row)),
              request,
              parts.atomics().incrementBytes());
      case APPEND ->
          answered(
              table.append(parts.atomics().append(row)), request, parts.atomics().appendBytes());
      case CHECK_AND_MUTATE, CHECK_AND_PUT, CHECK_AND_DELETE -> check(request, operation, row);
      case META_WRITE, META_READ, META_CLEAN ->
          throw new UsageException(
              "--inFlight cannot be combined with "
                  + operation.title()
                  + ": HBase has no asynchronous client for it; leave --inFlight out.");
    };
  }

  private CompletableFuture<Void> read(Request request) {
    if (request.size() > 1) {
      return batch(request, parts.reads(request));
    }
    long row = request.row(0);
    long before = parts.answers().before(row);
    return Answered.by(
        table.get(parts.gets().get(row)),
        result -> parts.answers().take(request, row, result, before));
  }

  private CompletableFuture<Void> mutate(Request request) {
    if (request.size() > 1) {
      return batch(request, parts.mutations().mutations(request));
    }
    long row = request.row(0);
    if (request.operation() == OpKind.DELETE) {
      Delete delete = parts.mutations().delete(row);
      return answered(
          buffer.isPresent() ? buffer.get().mutate(delete) : table.delete(delete), request, 0);
    }
    Put put = parts.mutations().put(row);
    long version = parts.mutations().version();
    long payload = Mutations.payload(put);
    return Answered.by(
        buffer.isPresent() ? buffer.get().mutate(put) : table.put(put),
        nothing -> parts.written(request, row, version, payload));
  }

  /** The put is built beforehand, on the client's thread, to which the values belong. */
  private CompletableFuture<Void> readModifyWrite(Request request, long row) {
    long before = parts.answers().before(row);
    Put put = parts.mutations().put(row);
    long version = parts.mutations().version();
    CompletableFuture<Void> read =
        Answered.by(
            table.get(parts.gets().get(row)), result -> parts.answers().check(row, result, before));
    return Answered.by(
        read.thenCompose(nothing -> table.put(put)),
        nothing -> parts.written(request, row, version, Mutations.payload(put)));
  }

  private CompletableFuture<Void> check(Request request, OpKind operation, long row)
      throws IOException {
    var check = parts.atomics().check(operation, row);
    return answered(
        table.put(parts.atomics().known(row)).thenCompose(put -> table.checkAndMutate(check)),
        request,
        parts.atomics().checkBytes());
  }

  private static CompletableFuture<Void> answered(
      CompletableFuture<?> future, Request request, long payload) {
    return Answered.by(future, result -> request.answered(payload));
  }

  private CompletableFuture<Void> batch(Request request, RowBatch batch) {
    List<CompletableFuture<Object>> answers = table.batch(batch.rows());
    return CompletableFuture.allOf(answers.toArray(CompletableFuture<?>[]::new))
        .handle(
            (all, anyFailure) -> {
              for (int index = 0; index < answers.size(); index++) {
                parts.take(request, index, batch, now(answers.get(index)));
              }
              return null;
            });
  }

  /** The result of a future that is over, or its failure. */
  private static Object now(CompletableFuture<?> future) {
    try {
      return future.getNow(null);
    } catch (RuntimeException e) {
      return e;
    }
  }

  @Override
  public void flush() {
    buffer.ifPresent(AsyncBufferedMutator::flush);
  }

  @Override
  public void close() {
    buffer.ifPresent(AsyncBufferedMutator::close);
    scans.close();
  }
}
