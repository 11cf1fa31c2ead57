package org.benchsuite.hbase.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.results.OpStats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LocalClientsTest {

  private final Given given = new Given().clients(4).rows(1_000);
  private final Fakes targets = new Fakes();
  private final Set<Long> written = ConcurrentHashMap.newKeySet();
  private final AtomicLong doneRows = new AtomicLong();

  @Test
  void clientsOfOneProcessAmongSeveralDoTheirOwnRows() throws Exception {
    given.command(PeCommand.SEQUENTIAL_WRITE);

    List<ClientReport> reports = run(2, 2);

    assertThat(reports).extracting(ClientReport::client).containsExactly(2, 3);
    assertThat(reports).extracting(ClientReport::rows).containsExactly(1_000L, 1_000L);
    assertThat(written)
        .containsExactlyInAnyOrderElementsOf(LongStream.range(2_000, 4_000).boxed().toList());
    assertThat(doneRows).hasValue(2_000);
    assertThat(targets.threads).containsExactlyInAnyOrder("pe-client-2", "pe-client-3");
    assertThat(targets.numbers).containsExactlyInAnyOrder(0, 1);
    assertThat(targets.open).hasValue(0);
  }

  @Test
  void nobodyStartsBeforeAllAreOpen() throws Exception {
    targets.onPerform = request -> assertThat(targets.opened).hasValue(4);

    List<ClientReport> reports = run(0, 4);

    assertThat(reports.stream().flatMap(report -> report.operations().stream()))
        .allMatch(stats -> stats.count() == 1_000 && stats.failed() == 0);
  }

  @Test
  void asynchronousCommandsGoToAsynchronousTargets() throws Exception {
    given.inFlight(8);

    List<ClientReport> reports = run(0, 4);

    assertThat(targets.asyncOpened).hasValue(4);
    assertThat(targets.open).hasValue(0);
    assertThat(reports).extracting(ClientReport::rows).containsOnly(1_000L);
  }

  @Test
  void histogramsHoldExactlyTheRows() throws Exception {
    given.command(PeCommand.RANDOM_READ).measureAfter(77).clients(8);

    List<ClientReport> reports = run(0, 8);

    long rows = reports.stream().mapToLong(ClientReport::rows).sum();
    OpStats all =
        OpStats.merge(reports.stream().map(report -> report.operations().get(0)).toList());
    assertThat(rows).isEqualTo(8 * 923);
    assertThat(all.count()).isEqualTo(rows);
    assertThat(all.service().toHistogram().getTotalCount()).isEqualTo(rows);
  }

  @Test
  void aTargetThatCannotBeOpenedStopsEverybody() {
    targets.unopened = 3;

    assertThatIOException().isThrownBy(() -> run(0, 4)).withMessage("no ZooKeeper");
    assertThat(targets.open).hasValue(0);
    assertThat(doneRows).hasValue(0);
  }

  @Test
  void anErrorOfTheVirtualMachineIsNoFailedOperation() {
    targets.onPerform =
        request -> {
          if (request.row(0) == 1_500) {
            throw new NoClassDefFoundError("hbase");
          }
        };

    assertThatExceptionOfType(NoClassDefFoundError.class).isThrownBy(() -> run(0, 4));
    assertThat(targets.open).hasValue(0);
  }

  @Test
  void whatWasMeasuredOutlivesAFailureToClose() throws Exception {
    targets.closeFails = true;

    List<ClientReport> reports = run(0, 4);

    assertThat(reports).extracting(ClientReport::rows).containsOnly(1_000L);
    assertThat(reports).extracting(ClientReport::counters).containsOnly(Map.of("close failed", 1L));
    assertThat(reports.get(0).errors())
        .containsExactly(new ClientReport.Failure(-1, "IOException", "cannot close"));
  }

  @Test
  void interruptingTheCallerClosesTheTargets() throws Exception {
    CountDownLatch underWay = new CountDownLatch(4);
    targets.onPerform =
        request -> {
          underWay.countDown();
          new CountDownLatch(1).await();
        };
    List<Throwable> thrown = new ArrayList<>();
    Thread caller =
        new Thread(
            () -> {
              try {
                run(0, 4);
              } catch (IOException | InterruptedException e) {
                thrown.add(e);
              }
            });
    caller.start();
    underWay.await();
    caller.interrupt();
    caller.join();

    assertThat(thrown).singleElement().isInstanceOf(InterruptedException.class);
    assertThat(targets.open).hasValue(0);
    assertThat(targets.opened).hasValue(4);
  }

  private List<ClientReport> run(int first, int clients) throws IOException, InterruptedException {
    return LocalClients.run(
        given.settings(),
        targets,
        first,
        clients,
        System::nanoTime,
        (rows, bytes) -> doneRows.addAndGet(rows),
        Optional.of(written::add));
  }

  /** What a target does at each request. */
  @FunctionalInterface
  private interface OnPerform {
    void accept(Request request) throws InterruptedException;
  }

  private static final class Fakes implements Targets {

    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger asyncOpened = new AtomicInteger();
    private final AtomicInteger open = new AtomicInteger();
    private final Queue<String> threads = new ConcurrentLinkedQueue<>();
    private final Queue<Integer> numbers = new ConcurrentLinkedQueue<>();
    private int unopened = -1;
    private boolean closeFails;
    private OnPerform onPerform = request -> {};

    @Override
    public SyncTarget sync(int client, FlushListener flushes) throws IOException {
      if (client == unopened) {
        throw new IOException("no ZooKeeper");
      }
      threads.add(Thread.currentThread().getName());
      numbers.add(client);
      open.incrementAndGet();
      opened.incrementAndGet();
      return new SyncTarget() {
        @Override
        public void perform(Request request) throws InterruptedException {
          onPerform.accept(request);
          request.answered(1);
        }

        @Override
        public void close() throws IOException {
          closed();
        }
      };
    }

    @Override
    public AsyncTarget async(int client) {
      open.incrementAndGet();
      asyncOpened.incrementAndGet();
      return new AsyncTarget() {
        @Override
        public CompletableFuture<Void> perform(Request request) {
          return CompletableFuture.runAsync(() -> request.answered(1));
        }

        @Override
        public void close() throws IOException {
          closed();
        }
      };
    }

    private void closed() throws IOException {
      open.decrementAndGet();
      if (closeFails) {
        throw new IOException("cannot close");
      }
    }

    @Override
    public void close() {}
  }
}
