package org.benchsuite.hbase.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.HdrHistogram.Histogram;
import org.benchsuite.common.pace.Pacer;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.results.OpStats;
import org.junit.jupiter.api.Test;

class AsyncClientTest {

  private final Given given = new Given().command(PeCommand.ASYNC_SEQUENTIAL_WRITE);
  private final List<Long> written = new ArrayList<>();
  private final Delayed target = new Delayed();

  @Test
  void asManyRequestsAsAllowedAreUnderWayAndNeverMore() throws InterruptedException {
    given.rows(100).inFlight(4);

    ClientReport report = run();

    assertThat(target.mostUnderWay).isEqualTo(4);
    assertThat(report.elapsedNanos()).isEqualTo(25_000_000);
    assertThat(report.rows()).isEqualTo(100);
    assertThat(report.bytes()).isEqualTo(1_000);
    assertThat(only(report).count()).isEqualTo(100);
    assertThat(only(report).service().toHistogram().getTotalCount()).isEqualTo(100);
    assertThat(only(report).busyNanos()).isEqualTo(100_000_000);
    assertThat(written).hasSize(100).doesNotHaveDuplicates();
  }

  @Test
  void answersFromSeveralThreadsAreAllRecordedAndTheBoundHolds() throws Exception {
    given.rows(100_000).inFlight(16);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    AtomicInteger underWay = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Set<Request> inUse =
        Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
    AtomicInteger reused = new AtomicInteger();
    AsyncTarget answering =
        new AsyncTarget() {
          @Override
          public CompletableFuture<Void> perform(Request request) {
            most.accumulateAndGet(underWay.incrementAndGet(), Math::max);
            reused.addAndGet(inUse.add(request) ? 0 : 1);
            CompletableFuture<Void> answer = new CompletableFuture<>();
            threads.execute(
                () -> {
                  request.answered(3);
                  inUse.remove(request);
                  underWay.decrementAndGet();
                  if (request.row(0) % 1_000 == 999) {
                    answer.completeExceptionally(new IOException("one of them"));
                  } else {
                    answer.complete(null);
                  }
                });
            return answer;
          }

          @Override
          public void close() {}
        };
    ClientReport report;
    try {
      ClientSetup setup = given.setup(0, Pacer.parking(System::nanoTime), written::add);
      report = new AsyncClient(setup, answering).run();
    } finally {
      threads.shutdownNow();
    }

    assertThat(most.get()).isLessThanOrEqualTo(16);
    assertThat(reused.get()).isZero();
    assertThat(report.rows()).isEqualTo(99_900);
    assertThat(report.bytes()).isEqualTo(299_700);
    assertThat(only(report).service().toHistogram().getTotalCount()).isEqualTo(99_900);
    assertThat(only(report).errors()).containsOnly(Map.entry("IOException", 100L));
    assertThat(written).hasSize(99_900).doesNotHaveDuplicates();
  }

  @Test
  void answersAtOnceDoNotGrowTheStack() throws InterruptedException {
    given.rows(1_000_000).inFlight(64);

    ClientReport report = new AsyncClient(given.setup(0, row -> {}), new AtOnce()).run();

    assertThat(report.rows()).isEqualTo(1_000_000);
    assertThat(only(report).count()).isEqualTo(1_000_000);
  }

  @Test
  void batchesAreUnderWayTogether() throws InterruptedException {
    given.command(PeCommand.SEQUENTIAL_READ).rows(95).batch(10).inFlight(5);

    ClientReport report = run();

    assertThat(report.rows()).isEqualTo(95);
    assertThat(report.elapsedNanos()).isEqualTo(2_000_000);
    assertThat(only(report).operation()).isEqualTo("batch of 10 reads");
    assertThat(only(report).count()).isEqualTo(10);
  }

  @Test
  void theWarmUpIsAnsweredBeforeTheMeasuredPartStarts() throws InterruptedException {
    given.rows(100).inFlight(8).measureAfter(20);
    target.nanosOfRow = row -> row == 3 ? 5_000_000_000L : 1_000_000;
    target.failing = row -> row < 5;

    ClientReport report = run();

    assertThat(report.rows()).isEqualTo(80);
    assertThat(only(report).count()).isEqualTo(80);
    assertThat(only(report).errors()).isEmpty();
    assertThat(report.elapsedNanos()).isEqualTo(10_000_000);
    assertThat(report.counters())
        .containsOnly(Map.entry("warm-up rows", 20L), Map.entry("warm-up errors", 5L));
  }

  @Test
  void aStallUnderARateShowsInResponseTimesOnly() throws InterruptedException {
    given.rows(10_000).rate(1_000).inFlight(2);
    // both requests that may be under way stall for 2 s
    target.nanosOfRow = row -> row == 4_000 || row == 4_001 ? 2_000_000_000L : 10_000;

    ClientReport report = run();

    Histogram service = only(report).service().toHistogram();
    Histogram response = only(report).response().toHistogram();
    assertThat(response.getTotalCount()).isEqualTo(10_000);
    assertThat(service.getValueAtPercentile(99)).isLessThan(20_000);
    assertThat(response.getValueAtPercentile(99)).isGreaterThan(1_800_000_000L);
    assertThat(report.elapsedNanos()).isEqualTo(9_999_010_000L);
  }

  @Test
  void anOpenLoopHandlesAnswersWhileItWaits() throws InterruptedException {
    given.rows(100).rate(1_000).inFlight(64);
    target.nanosOfRow = row -> 1_500_000L;

    ClientReport report = run();

    assertThat(target.mostUnderWay).isEqualTo(2);
    assertThat(only(report).response().toHistogram().getMaxValue())
        .isBetween(1_499_000L, 1_501_000L);
  }

  @Test
  void aDurationEndsWithTheLastAnswer() throws InterruptedException {
    given.rows(7).inFlight(2).duration(Duration.ofMillis(10));

    ClientReport report = run();

    assertThat(report.rows()).isEqualTo(20);
    assertThat(report.elapsedNanos()).isEqualTo(10_000_000);
  }

  @Test
  void aScanEndsWhenAnAnswerIsEmpty() throws InterruptedException {
    given.command(PeCommand.ASYNC_SCAN).rows(100);
    target.absent = row -> row >= 30;

    ClientReport report = run();

    assertThat(report.rows()).isEqualTo(30);
    assertThat(only(report).count()).isEqualTo(30);
  }

  @Test
  void failuresOfEveryKindAreCountedAndTheClientGivesUp() throws InterruptedException {
    given.rows(100_000).inFlight(4);
    target.failing = row -> row >= 10;
    target.throwing = row -> row == 2 || row == 3;

    ClientReport report = run();

    assertThat(report.rows()).isEqualTo(8);
    assertThat(only(report).errors().get("IllegalStateException")).isEqualTo(2);
    // those still under way when it gives up are awaited
    assertThat(only(report).errors().get("IOException")).isBetween(1_000L, 1_004L);
    assertThat(report.counters()).containsOnly(Map.entry("gave up", 1L));
    assertThat(report.errors()).hasSize(20);
  }

  @Test
  void anInterruptEndsTheWaitForAnswers() {
    given.rows(10).inFlight(2);
    Pacer interrupting =
        new Pacer(given.clock::get, nanos -> Thread.currentThread().interrupt(), 0);
    ClientSetup setup = given.setup(0, interrupting, written::add);

    assertThatExceptionOfType(InterruptedException.class)
        .isThrownBy(() -> new AsyncClient(setup, target).run());
  }

  private ClientReport run() throws InterruptedException {
    Pacer pacer = new Pacer(given.clock::get, target::elapse, 0);
    return new AsyncClient(given.setup(0, pacer, written::add), target).run();
  }

  private static OpStats only(ClientReport report) {
    assertThat(report.operations()).hasSize(1);
    return report.operations().get(0);
  }

  private static final class AtOnce implements AsyncTarget {
    @Override
    public CompletableFuture<Void> perform(Request request) {
      request.answered(1);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void close() {}
  }

  /** What holds for a row, by its number. */
  @FunctionalInterface
  private interface OfRow<T> {
    T get(long row);
  }

  private record Due(long time, Request request, CompletableFuture<Void> answer)
      implements Comparable<Due> {
    @Override
    public int compareTo(Due other) {
      return Long.signum(time - other.time);
    }
  }

  /** Answers as time passes, and time passes while the client is parked. */
  private final class Delayed implements AsyncTarget {

    private final PriorityQueue<Due> underWay = new PriorityQueue<>();
    private OfRow<Long> nanosOfRow = row -> 1_000_000L;
    private OfRow<Boolean> failing = row -> false;
    private OfRow<Boolean> throwing = row -> false;
    private OfRow<Boolean> absent = row -> false;
    private int mostUnderWay;

    @Override
    public CompletableFuture<Void> perform(Request request) {
      if (throwing.get(request.row(0))) {
        throw new IllegalStateException("not even sent");
      }
      long time = given.clock.get() + nanosOfRow.get(request.row(0));
      Due due = new Due(time, request, new CompletableFuture<>());
      underWay.add(due);
      mostUnderWay = Math.max(mostUnderWay, underWay.size());
      return due.answer();
    }

    void elapse(long nanos) {
      long until = given.clock.get() + nanos;
      Due next = underWay.peek();
      // one that waits for ever waits for an answer; the sum may well overflow then
      boolean answered = next != null && (nanos > Long.MAX_VALUE / 2 || next.time - until <= 0);
      given.clock.set(answered ? next.time : until);
      if (answered) {
        answer(underWay.poll());
      }
    }

    private void answer(Due due) {
      if (failing.get(due.request().row(0))) {
        due.answer().completeExceptionally(new IOException("refused"));
        return;
      }
      for (int i = 0; i < due.request().size(); i++) {
        if (!absent.get(due.request().row(i))) {
          due.request().answered(10);
        }
      }
      due.answer().complete(null);
    }

    @Override
    public void close() {}
  }
}
