package org.benchsuite.hbase.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.HdrHistogram.Histogram;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.results.OpStats;
import org.junit.jupiter.api.Test;

class SyncClientTest {

  private final Given given = new Given();
  private final FakeTarget target = new FakeTarget(given.clock);
  private final List<Long> written = new ArrayList<>();

  @Test
  void aClosedLoopRunsItsRangeAndTimesEachOperation() throws InterruptedException {
    given.clients(3).rows(50);

    ClientReport report = run(2);

    assertThat(target.rows).containsExactlyElementsOf(range(100, 150));
    assertThat(report.client()).isEqualTo(2);
    assertThat(report.rows()).isEqualTo(50);
    assertThat(report.bytes()).isEqualTo(500);
    assertThat(report.elapsedNanos()).isEqualTo(50_000);
    OpStats reads = only(report);
    assertThat(reads.operation()).isEqualTo("read");
    assertThat(reads.count()).isEqualTo(50);
    assertThat(reads.busyNanos()).isEqualTo(50_000);
    assertThat(reads.service().toHistogram().getTotalCount()).isEqualTo(50);
    assertThat(reads.response().isEmpty()).isTrue();
    assertThat(written).isEmpty();
    assertThat(report.counters()).isEmpty();
  }

  @Test
  void aStallUnderARateShowsInResponseTimesOnly() throws InterruptedException {
    given.rows(10_000).rate(1_000);
    target.behaviour =
        (request, number) -> given.clock.addAndGet(number == 4_000 ? 2_000_000_000L : 0);

    OpStats reads = only(run(0));

    Histogram service = reads.service().toHistogram();
    Histogram response = reads.response().toHistogram();
    assertThat(service.getTotalCount()).isEqualTo(10_000);
    assertThat(response.getTotalCount()).isEqualTo(10_000);
    assertThat(service.getValueAtPercentile(99)).isLessThan(2_000);
    assertThat(service.getValueAtPercentile(99.9)).isLessThan(2_000);
    assertThat(response.getValueAtPercentile(99)).isGreaterThan(1_800_000_000L);
    // 2,000 arrivals fall into the stall, those after it start late until it is caught up
    assertThat(response.getCountBetweenValues(1_000_000, Long.MAX_VALUE / 2))
        .isBetween(1_995L, 2_010L);
  }

  @Test
  void anOpenLoopKeepsItsRateAndEndsWithItsLastOperation() throws InterruptedException {
    given.clients(2).rows(1_000).rate(2_000);

    ClientReport report = run(1);

    // one of two clients: 1,000 a second, half a gap after the other one
    assertThat(report.elapsedNanos()).isEqualTo(999_500_000 + 1_000);
    assertThat(only(report).response().toHistogram().getMaxValue()).isEqualTo(1_000);
  }

  @Test
  void aRateCountsRowsOfBatches() throws InterruptedException {
    given.rows(1_000).rate(1_000).batch(10);

    assertThat(run(0).elapsedNanos()).isEqualTo(990_001_000);
  }

  @Test
  void batchesIncludeTheLastPartialOne() throws InterruptedException {
    given.rows(25).batch(10);

    ClientReport report = run(0);

    assertThat(target.sizes).containsExactly(10, 10, 5);
    assertThat(report.rows()).isEqualTo(25);
    assertThat(report.elapsedNanos()).isEqualTo(3_000);
    assertThat(only(report).operation()).isEqualTo("batch of 10 reads");
    assertThat(only(report).count()).isEqualTo(3);
    assertThat(only(report).bytes()).isEqualTo(250);
  }

  @Test
  void rowsOfABatchMayFailAlone() throws InterruptedException {
    given.command(PeCommand.SEQUENTIAL_WRITE).rows(20).batch(10);
    target.behaviour = (request, number) -> request.failed(3, new IOException("busy"));

    ClientReport report = run(0);

    assertThat(report.rows()).isEqualTo(18);
    assertThat(report.bytes()).isEqualTo(180);
    assertThat(only(report).operation()).isEqualTo("batch of 10 writes");
    assertThat(only(report).count()).isEqualTo(2);
    assertThat(only(report).errors()).containsExactly(Map.entry("IOException", 2L));
    assertThat(report.errors())
        .containsExactly(
            new ClientReport.Failure(3, "IOException", "busy"),
            new ClientReport.Failure(13, "IOException", "busy"));
    assertThat(written).hasSize(18).doesNotContain(3L, 13L);
  }

  @Test
  void theWarmUpLeavesNoTrace() throws InterruptedException {
    given.command(PeCommand.SEQUENTIAL_WRITE).rows(100).batch(10).measureAfter(33);
    target.behaviour =
        (request, number) -> {
          if (number < 4) {
            given.clock.addAndGet(1_000_000_000);
            request.failed(0, new IOException("cold"));
          }
        };

    ClientReport report = run(0);

    assertThat(target.sizes).startsWith(10, 10, 10, 3, 10).endsWith(10, 7);
    assertThat(report.rows()).isEqualTo(67);
    assertThat(report.bytes()).isEqualTo(670);
    assertThat(report.elapsedNanos()).isEqualTo(7_000);
    assertThat(only(report).count()).isEqualTo(7);
    assertThat(only(report).errors()).isEmpty();
    assertThat(only(report).service().toHistogram().getMaxValue()).isEqualTo(1_000);
    assertThat(report.errors()).isEmpty();
    assertThat(report.counters()).containsOnly(Map.entry("warm-up rows", 33L), errors(4));
    // they are in the table nevertheless
    assertThat(written).hasSize(96).contains(1L);
  }

  @Test
  void anOpenLoopInheritsNoBacklogFromItsWarmUp() throws InterruptedException {
    given.rows(200).rate(1_000).measureAfter(100);
    target.behaviour =
        (request, number) -> given.clock.addAndGet(number == 50 ? 10_000_000_000L : 0);

    ClientReport report = run(0);

    assertThat(only(report).response().toHistogram().getMaxValue()).isEqualTo(1_000);
    assertThat(report.elapsedNanos()).isEqualTo(100_001_000);
  }

  @Test
  void aWarmUpOfEverythingLeavesNothingToMeasure() throws InterruptedException {
    ClientReport report = runOf(given.rows(10).measureAfter(10));

    assertThat(report.rows()).isZero();
    assertThat(report.operations()).isEmpty();
  }

  @Test
  void aDurationWrapsAroundTheRange() throws InterruptedException {
    given.rows(10).measureAfter(5).duration(Duration.ofNanos(25_000));

    ClientReport report = run(0);

    assertThat(report.rows()).isEqualTo(25);
    assertThat(report.elapsedNanos()).isEqualTo(25_000);
    assertThat(target.rows.subList(5, 30)).startsWith(5L, 6L, 7L, 8L, 9L, 0L).endsWith(8L, 9L);
  }

  @Test
  void anOpenLoopLastsAsLongAsTheDurationThoughNothingIsDue() throws InterruptedException {
    ClientReport report = runOf(given.rate(0.4).duration(Duration.ofSeconds(10)));

    assertThat(report.rows()).isEqualTo(4);
    assertThat(report.elapsedNanos()).isEqualTo(10_000_000_000L);
    assertThat(report.counters()).isEmpty();
  }

  @Test
  void whatATooSlowTargetLeftOverIsCounted() throws InterruptedException {
    target.nanos = 2_000_000;

    ClientReport report = runOf(given.rate(1_000).duration(Duration.ofSeconds(1)));

    assertThat(report.rows()).isEqualTo(500);
    assertThat(report.counters()).containsOnly(Map.entry("not started in time", 500L));
  }

  @Test
  void onlyRowsOfTheSampleAreRunAndCounted() throws InterruptedException {
    given.rows(1_000).sampleRate = 0.3;

    assertThat(run(0).rows()).isEqualTo(300);
    assertThat(target.rows).hasSize(300).isSorted();
  }

  @Test
  void failedOperationsAreInTheErrorsOnly() throws InterruptedException {
    given.command(PeCommand.SEQUENTIAL_WRITE).rows(100);
    target.behaviour =
        (request, number) -> {
          if (number % 2 == 0) {
            throw new SocketTimeoutException("no answer\n  within 1 s");
          }
          if (number % 5 == 0) {
            throw new IllegalStateException();
          }
        };

    ClientReport report = run(0);

    assertThat(report.rows()).isEqualTo(40);
    assertThat(only(report).count()).isEqualTo(40);
    assertThat(only(report).service().toHistogram().getTotalCount()).isEqualTo(40);
    assertThat(only(report).errors())
        .containsOnly(
            Map.entry("SocketTimeoutException", 50L), Map.entry("IllegalStateException", 10L));
    assertThat(report.errors()).hasSize(20);
    assertThat(report.errors().get(0))
        .isEqualTo(new ClientReport.Failure(0, "SocketTimeoutException", "no answer within 1 s"));
    assertThat(written).hasSize(40);
  }

  @Test
  void givesUpAfterAThousandFailuresInARow() throws InterruptedException {
    given.rows(100_000);
    target.behaviour =
        (request, number) -> {
          if (number > 0 && number != 500) {
            throw new IOException("gone");
          }
        };

    ClientReport report = run(0);

    assertThat(report.counters()).containsOnly(Map.entry("gave up", 1L));
    assertThat(only(report).errors()).containsOnly(Map.entry("IOException", 1_499L));
    assertThat(report.rows()).isEqualTo(2);
  }

  @Test
  void anInterruptEndsTheClient() {
    target.behaviour =
        (request, number) -> {
          throw new InterruptedIOException("stopped");
        };

    assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> run(0));
  }

  @Test
  void readsOfAbsentRowsAreMissingYetDone() throws InterruptedException {
    ClientReport report =
        new SyncClient(
                given.setup(0, written::add),
                new SyncTarget() {
                  @Override
                  public void perform(Request request) {
                    given.clock.addAndGet(request.row(0) * 1_000_000);
                    if (request.row(0) % 4 != 0) {
                      request.answered(1);
                      request.answeredByReplica();
                    }
                  }

                  @Override
                  public void close() {}
                })
            .run();

    assertThat(report.rows()).isEqualTo(100);
    assertThat(report.missing()).isEqualTo(25);
    assertThat(report.staleReplica()).isEqualTo(75);
  }

  @Test
  void slowOperationsAreCounted() throws InterruptedException {
    given.latencyThresholdMillis = 5;
    target.behaviour = (request, number) -> given.clock.addAndGet(number * 1_000_000L - 1_000);

    // rows 5 to 99 take 5 ms or more
    assertThat(run(0).overThreshold()).isEqualTo(95);
  }

  @Test
  void pausesAreOutsideOfWhatIsMeasured() throws InterruptedException {
    given.randomSleepMillis = 10;

    ClientReport report = run(0);

    assertThat(report.elapsedNanos()).isBetween(300_000_000L, 700_000_000L);
    assertThat(only(report).busyNanos()).isEqualTo(100_000);
  }

  @Test
  void aScanEndsWhereTheTableDoes() throws InterruptedException {
    ClientReport report = runOf(given.command(PeCommand.SCAN).rows(100), endingAfter(30));

    assertThat(report.rows()).isEqualTo(30);
    assertThat(only(report).count()).isEqualTo(30);
    assertThat(only(report).operation()).isEqualTo("scan next");
  }

  @Test
  void withADurationAScanStartsOver() throws InterruptedException {
    given.command(PeCommand.SCAN).rows(100).duration(Duration.ofNanos(100_000));

    ClientReport report = runOf(given, endingAfter(9));

    assertThat(report.rows()).isEqualTo(90);
  }

  @Test
  void bufferedRowsCountOnceAFlushAcknowledgesThem() throws InterruptedException {
    given.command(PeCommand.SEQUENTIAL_WRITE).rows(95).measureAfter(15).autoFlush = false;
    ClientSetup setup = given.setup(0, written::add);

    ClientReport report = new SyncClient(setup, target.buffering(10, setup.ledger())).run();

    // 8 flushes of 10 rows each after the warm-up's, one row in each never taken
    OpStats flushes = only(report);
    assertThat(flushes.operation()).isEqualTo("flush");
    assertThat(flushes.count()).isEqualTo(8);
    assertThat(flushes.service().toHistogram().getMaxValue()).isBetween(999_000L, 1_001_000L);
    assertThat(flushes.errors()).containsOnly(Map.entry("IOException", 8L));
    assertThat(report.rows()).isEqualTo(72);
    assertThat(report.bytes()).isEqualTo(720).isEqualTo(flushes.bytes());
    assertThat(report.elapsedNanos()).isEqualTo(8_000_000);
    assertThat(report.counters()).containsOnly(Map.entry("warm-up rows", 15L), errors(1));
    assertThat(written).hasSize(86).doesNotContain(17L, 87L);
  }

  @Test
  void theLastFlushIsInsideTheMeasuredTime() throws InterruptedException {
    given.command(PeCommand.SEQUENTIAL_WRITE).rows(5).autoFlush = false;
    ClientSetup setup = given.setup(0, written::add);

    ClientReport report = new SyncClient(setup, target.buffering(10, setup.ledger())).run();

    assertThat(report.elapsedNanos()).isEqualTo(1_000_000);
    assertThat(report.rows()).isEqualTo(5);
  }

  private SyncTarget endingAfter(int rows) {
    return new SyncTarget() {
      private int next;

      @Override
      public void perform(Request request) {
        given.clock.addAndGet(1_000);
        if (next++ < rows) {
          request.answered(1);
        } else {
          next = 0;
        }
      }

      @Override
      public void close() {}
    };
  }

  private ClientReport run(int client) throws InterruptedException {
    return new SyncClient(given.setup(client, written::add), target).run();
  }

  private ClientReport runOf(Given settings) throws InterruptedException {
    return runOf(settings, target);
  }

  private ClientReport runOf(Given settings, SyncTarget against) throws InterruptedException {
    return new SyncClient(settings.setup(0, written::add), against).run();
  }

  private static OpStats only(ClientReport report) {
    assertThat(report.operations()).hasSize(1);
    return report.operations().get(0);
  }

  private static Map.Entry<String, Long> errors(long count) {
    return Map.entry("warm-up errors", count);
  }

  private static List<Long> range(long from, long to) {
    return LongStream.range(from, to).boxed().toList();
  }
}
