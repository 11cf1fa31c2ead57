package org.benchsuite.hbase.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.apache.hadoop.hbase.client.AdvancedScanResultConsumer.ScanController;
import org.apache.hadoop.hbase.client.AdvancedScanResultConsumer.ScanResumer;
import org.apache.hadoop.hbase.client.Cursor;
import org.apache.hadoop.hbase.client.Result;
import org.junit.jupiter.api.Test;

/** The order and the bound of the rows of an asynchronous scan. */
class ScanStreamTest {

  private final ScanStream stream = new ScanStream(4);
  private final Controller controller = new Controller();

  private static Result[] rows(int count) {
    return IntStream.range(0, count).mapToObj(row -> new Result()).toArray(Result[]::new);
  }

  @Test
  void rowsGoInOrderToThoseWhoAskedInOrder() {
    CompletableFuture<Result> first = stream.next();
    CompletableFuture<Result> second = stream.next();
    Result[] rows = rows(3);
    stream.onNext(rows, controller);

    assertThat(first).isCompletedWithValue(rows[0]);
    assertThat(second).isCompletedWithValue(rows[1]);
    assertThat(stream.next()).isCompletedWithValue(rows[2]);
  }

  @Test
  void theEndIsNoRow() {
    CompletableFuture<Result> asked = stream.next();
    assertThat(asked).isNotDone();
    stream.onComplete();

    assertThat(asked).isCompletedWithValue(null);
    assertThat(stream.isOver()).isTrue();
  }

  @Test
  void fetchedRowsComeBeforeAFailure() {
    Result[] rows = rows(1);
    stream.onNext(rows, controller);
    stream.onError(new IOException("the scanner expired"));

    assertThat(stream.isOver()).isFalse();
    assertThat(stream.next()).isCompletedWithValue(rows[0]);
    assertThat(stream.next()).isCompletedExceptionally();
  }

  @Test
  void theScanPausesWhileManyRowsWait() {
    stream.onNext(rows(4), controller);
    assertThat(controller.suspensions).isZero();
    stream.onNext(rows(2), controller);
    assertThat(controller.suspensions).isEqualTo(1);

    for (int taken = 0; taken < 3; taken++) {
      stream.next();
    }
    assertThat(controller.resumptions).isZero();
    stream.next();
    assertThat(controller.resumptions).isEqualTo(1);
  }

  @Test
  void aClosedScanIsEnded() {
    stream.onNext(rows(6), controller);
    stream.close();
    assertThat(controller.resumptions).isEqualTo(1);
    stream.onNext(rows(1), controller);

    assertThat(controller.terminated).isTrue();
  }

  private static final class Controller implements ScanController, ScanResumer {
    private int suspensions;
    private int resumptions;
    private boolean terminated;

    @Override
    public ScanResumer suspend() {
      suspensions++;
      return this;
    }

    @Override
    public void resume() {
      resumptions++;
    }

    @Override
    public void terminate() {
      terminated = true;
    }

    @Override
    public Optional<Cursor> cursor() {
      return Optional.empty();
    }
  }
}
