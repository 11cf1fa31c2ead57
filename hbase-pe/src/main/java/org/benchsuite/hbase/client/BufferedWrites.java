package org.benchsuite.hbase.client;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import org.apache.hadoop.hbase.client.AdvancedScanResultConsumer;
import org.apache.hadoop.hbase.client.AsyncTable;
import org.apache.hadoop.hbase.client.Mutation;
import org.benchsuite.hbase.load.FlushListener;
import org.benchsuite.hbase.load.Request;
import org.benchsuite.hbase.load.SyncTarget;

/**
 * A client whose puts and deletes wait in a write buffer until it holds {@code --bufferSize} bytes
 * of heap, as those of upstream's BufferedMutator do; then the buffer is sent as one batch while
 * the client fills the next. At most two are under way, as upstream's two tasks a server
 * (hbase.client.max.perserver.tasks); a client that would send a third waits.
 */
final class BufferedWrites implements SyncTarget {

  private static final int UNDER_WAY = 2;

  private final AsyncTable<AdvancedScanResultConsumer> table;
  private final Mutations mutations;
  private final long limit;
  private final FlushListener flushes;
  private final LongSupplier ticker;
  private final Deque<SentBuffer> underWay = new ArrayDeque<>();
  private WriteBuffer filling = new WriteBuffer(64);

  /** Sends whatever has reached {@code limit} bytes of heap. */
  BufferedWrites(
      AsyncTable<AdvancedScanResultConsumer> table,
      Mutations mutations,
      long limit,
      FlushListener flushes,
      LongSupplier ticker) {
    this.table = table;
    this.mutations = mutations;
    this.limit = limit;
    this.flushes = flushes;
    this.ticker = ticker;
  }

  @Override
  public boolean acknowledges() {
    return false;
  }

  /** Tells the request nothing: none of its rows is acknowledged yet. */
  @Override
  public void perform(Request request) throws InterruptedException {
    for (int index = 0; index < request.size(); index++) {
      long row = request.row(index);
      Mutation mutation = mutations.mutation(request.operation(), row);
      filling.add(row, mutation);
      if (filling.heapBytes() >= limit) {
        send();
      }
    }
    tellFinished();
  }

  private void send() throws InterruptedException {
    while (underWay.size() >= UNDER_WAY) {
      tell(underWay.remove());
    }
    WriteBuffer full = filling;
    filling = new WriteBuffer(full.size() + 1);
    underWay.add(SentBuffer.send(table, full, ticker));
  }

  private void tellFinished() throws InterruptedException {
    while (!underWay.isEmpty() && underWay.peek().isOver()) {
      tell(underWay.remove());
    }
  }

  private void tell(SentBuffer sent) throws InterruptedException {
    sent.await();
    flushes.flushed(sent.startNanos(), sent.endNanos(), sent.rows(), sent.bytes(), sent.failures());
  }

  @Override
  public void flush() throws InterruptedException {
    if (filling.size() > 0) {
      send();
    }
    while (!underWay.isEmpty()) {
      tell(underWay.remove());
    }
  }

  /** Drops what was not flushed. */
  @Override
  public void close() {}
}
