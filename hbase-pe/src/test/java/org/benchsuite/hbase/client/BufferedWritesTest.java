package org.benchsuite.hbase.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.hbase.client.AdvancedScanResultConsumer;
import org.apache.hadoop.hbase.client.AsyncTable;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.hbase.load.Request;
import org.benchsuite.hbase.table.Columns;
import org.benchsuite.hbase.table.Layouts;
import org.junit.jupiter.api.Test;

/** When a write buffer is sent, and what is told of it. */
class BufferedWritesTest {

  private static final int VALUE = 100;

  private final List<List<CompletableFuture<Object>>> sent = new ArrayList<>();
  private final List<Flush> flushes = new ArrayList<>();
  private final AtomicLong ticker = new AtomicLong();

  private record Flush(
      long start, long end, long[] rows, long bytes, Map<Integer, Throwable> failures) {}

  private BufferedWrites writes(long limit) {
    PeSettings settings = Layouts.settings(PeCommand.SEQUENTIAL_WRITE, Layouts.layout(1, 1, 0));
    Mutations mutations =
        new Mutations(
            settings,
            new Columns(settings.table()),
            (row, family, column) -> new byte[VALUE],
            (row, family, column) -> new byte[0]);
    return new BufferedWrites(
        table(),
        mutations,
        limit,
        (start, end, rows, bytes, failures) ->
            flushes.add(new Flush(start, end, rows, bytes, failures)),
        ticker::get);
  }

  /** A table that knows batches only, and answers them when the test says so. */
  @SuppressWarnings("unchecked")
  private AsyncTable<AdvancedScanResultConsumer> table() {
    return (AsyncTable<AdvancedScanResultConsumer>)
        Proxy.newProxyInstance(
            AsyncTable.class.getClassLoader(),
            new Class<?>[] {AsyncTable.class},
            (proxy, method, arguments) -> {
              if (!method.getName().equals("batch")) {
                throw new UnsupportedOperationException(method.getName());
              }
              List<CompletableFuture<Object>> answers = new ArrayList<>();
              for (int row = 0; row < ((List<?>) arguments[0]).size(); row++) {
                answers.add(new CompletableFuture<>());
              }
              sent.add(answers);
              return answers;
            });
  }

  private void answer(int buffer) {
    sent.get(buffer).forEach(answer -> answer.complete(new Object()));
  }

  private static void write(BufferedWrites writes, int rows)
      throws IOException, InterruptedException {
    Request request = new Request(1);
    for (int row = 0; row < rows; row++) {
      writes.perform(request.begin(OpKind.WRITE).add(row));
      assertThat(request.found()).isZero();
    }
  }

  /** Writes rows until a buffer was full. */
  private int writeUntilSent(BufferedWrites writes) throws IOException, InterruptedException {
    int rows = 0;
    for (; sent.isEmpty(); rows++) {
      writes.perform(new Request(1).begin(OpKind.WRITE).add(rows));
    }
    return rows;
  }

  @Test
  void aBufferIsSentWhenItIsFull() throws IOException, InterruptedException {
    BufferedWrites writes = writes(2000);
    int rows = writeUntilSent(writes);

    assertThat(rows).isBetween(2, 2000 / VALUE);
    assertThat(sent).singleElement().satisfies(answers -> assertThat(answers).hasSize(rows));
    assertThat(writes.acknowledges()).isFalse();
  }

  @Test
  void aFlushIsTimedFromSendingToTheLastAnswer() throws IOException, InterruptedException {
    BufferedWrites writes = writes(1);
    ticker.set(1000);
    write(writes, 1);
    ticker.set(3500);
    answer(0);
    ticker.set(9000);
    writes.flush();

    assertThat(flushes).hasSize(1);
    assertThat(flushes.get(0).start()).isEqualTo(1000);
    assertThat(flushes.get(0).end()).isEqualTo(3500);
    assertThat(flushes.get(0).rows()).containsExactly(0);
    assertThat(flushes.get(0).bytes()).isEqualTo(VALUE);
    assertThat(flushes.get(0).failures()).isEmpty();
  }

  @Test
  void nothingIsToldBeforeItIsAnswered() throws IOException, InterruptedException {
    BufferedWrites writes = writes(1);
    write(writes, 2);
    assertThat(sent).hasSize(2);
    assertThat(flushes).isEmpty();
    answer(0);
    answer(1);
    write(writes, 1);

    assertThat(flushes).hasSize(2);
  }

  @Test
  void aThirdBufferWaitsForTheFirst() throws IOException, InterruptedException {
    BufferedWrites writes = writes(1);
    write(writes, 2);
    CompletableFuture.runAsync(() -> answer(0));
    write(writes, 1);

    assertThat(sent).hasSize(3);
    assertThat(flushes).hasSize(1);
  }

  @Test
  void failedRowsAreToldByTheirPlace() throws IOException, InterruptedException {
    BufferedWrites writes = writes(1);
    IOException failure = new IOException("the region is not online");
    writes.perform(new Request(1).begin(OpKind.WRITE).add(5));
    sent.get(0).get(0).completeExceptionally(failure);
    writes.flush();

    assertThat(flushes.get(0).rows()).containsExactly(5);
    assertThat(flushes.get(0).failures()).containsOnlyKeys(0).containsValue(failure);
    assertThat(flushes.get(0).bytes()).isZero();
  }

  @Test
  void aBufferOfSeveralRowsFailsInPart() throws IOException, InterruptedException {
    BufferedWrites writes = writes(2000);
    writeUntilSent(writes);
    List<CompletableFuture<Object>> answers = sent.get(0);
    answers.get(1).completeExceptionally(new IOException("the region is not online"));
    answer(0);
    writes.flush();

    assertThat(flushes.get(0).rows()).hasSize(answers.size());
    assertThat(flushes.get(0).failures()).containsOnlyKeys(1);
    assertThat(flushes.get(0).bytes()).isEqualTo((long) VALUE * (answers.size() - 1));
  }
}
