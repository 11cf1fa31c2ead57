package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much hbase-pe does and counts: on a real HBase, compared with what the table holds. */
class HBaseLoadIT {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "sequentialWrite, ''",
    "sequentialWrite, --autoFlush=true",
    "sequentialWrite, --autoFlush=true --multiPut=7",
    "sequentialWrite, --inFlight=16",
    "sequentialWrite, --inFlight=16 --multiPut=7",
    "sequentialWrite, --presplit=3 --connCount=1",
    "asyncSequentialWrite, ''",
    "asyncSequentialWrite, --inFlight=16 --autoFlush=true",
  })
  void writesReachTheTableOnce(String command, String options) throws IOException {
    String line = "--rows=150 --table=once --recreate " + options + " " + command + " 2";
    Trial trial = new PeLine(folder).trial(line.replaceAll(" +", " "));
    assertThat(PeLine.scalar(trial, "rows")).isEqualTo(300);
    assertThat(PeLine.scalar(trial, "server-side writes")).isEqualTo(300);
    try (HBaseTable table = new HBaseTable("once")) {
      assertThat(table.rows()).hasSize(300);
      assertThat(table.versions()).isEqualTo(300);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "randomRead, --inFlight=16, read, 1",
    "sequentialRead, --inFlight=16, read, 1",
    "asyncRandomRead, --inFlight=16, read, 1",
    "randomRead, --multiGet=10, batch of 10 reads, 10",
    "randomRead, --multiGet=10 --inFlight=4, batch of 10 reads, 10",
    "asyncRandomRead, --multiGet=10, batch of 10 reads, 10"
  })
  void readsAreCountedOneByOneWhateverIsUnderWay(
      String command, String options, String operation, int batch) throws IOException {
    PeLine pe = loaded("read");
    Trial trial = pe.trial("--rows=200 --table=read --verify " + options + " " + command + " 2");
    assertThat(PeLine.scalar(trial, "rows")).isEqualTo(400);
    assertThat(PeLine.scalar(trial, "missing rows")).isZero();
    OpStats reads = PeLine.operation(trial, operation);
    assertThat(reads.count()).isEqualTo(400 / batch);
    assertThat(reads.service().count()).isEqualTo(400 / batch);
    assertThat(reads.bytes()).isEqualTo(400 * 1000);
  }

  private PeLine loaded(String table) throws IOException {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=200 --table=" + table + " --verify sequentialWrite 2");
    return pe;
  }

  @Test
  void rateOfASampleIsThatOfTheRowsThatWereDone() throws IOException {
    PeLine pe = new PeLine(folder);
    String sample = "--rows=1000 --table=sampled --sampleRate=0.1 ";
    Trial write = pe.trial(sample + "--recreate sequentialWrite 1");
    try (HBaseTable table = new HBaseTable("sampled")) {
      assertThat(table.rows()).hasSize(100);
    }
    Trial read = pe.trial(sample + "sequentialRead 1");
    assertThat(PeLine.scalar(read, "missing rows")).isZero();
    assertThat(PeLine.operation(read, "read").service().count()).isEqualTo(100);
    Trial random = pe.trial(sample + "randomRead 1");
    for (Trial trial : new Trial[] {write, read, random}) {
      assertThat(PeLine.scalar(trial, "rows")).isEqualTo(100);
      assertRateIsOfItsRows(trial, 100);
    }
  }

  private static void assertRateIsOfItsRows(Trial trial, int rows) {
    TaskResult client = trial.tasks().get(0);
    assertThat(PeLine.scalar(trial, "rows per second") * client.elapsedNanos() / 1e9)
        .isCloseTo(rows, Percentage.withPercentage(0.1));
  }

  @ParameterizedTest
  @CsvSource({"sequentialRead, read", "scan, scan next", "sequentialWrite, ''"})
  void measureAfterLeavesTheWarmUpOutOfEverything(String command, String operation)
      throws IOException {
    PeLine pe = loaded("warmed");
    Trial trial =
        pe.trial("--rows=200 --table=warmed --verify --measureAfter=150 " + command + " 1");
    assertThat(PeLine.scalar(trial, "rows")).isEqualTo(50);
    assertThat(PeLine.scalar(trial, "warm-up rows")).isEqualTo(150);
    assertThat(PeLine.scalar(trial, "payload")).isEqualTo(50 * 1000);
    assertRateIsOfItsRows(trial, 50);
    if (!operation.isEmpty()) {
      assertThat(PeLine.operation(trial, operation).service().count()).isEqualTo(50);
      assertThat(PeLine.operation(trial, operation).count()).isEqualTo(50);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "A, read, 50, update, 50",
    "B, read, 95, update, 5",
    "C, read, 100, '', 0",
    "D, read, 95, insert, 5",
    "E, scan, 95, insert, 5",
    "F, read, 50, read-modify-write, 50"
  })
  void workloadsOfYcsbKeepTheirShares(
      String preset, String first, int firstPercent, String second, int secondPercent)
      throws IOException {
    PeLine pe = loaded("mixed");
    Trial trial = pe.trial("--rows=200 --table=mixed --verify --mix=" + preset + " mixed 2");
    Map<String, Long> counts = new TreeMap<>();
    trial.operations().forEach(stats -> counts.put(stats.operation(), stats.count()));
    assertThat(counts.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(400);
    assertThat(counts).hasSize(second.isEmpty() ? 1 : 2);
    assertShare(counts.get(first), firstPercent);
    if (!second.isEmpty()) {
      assertShare(counts.get(second), secondPercent);
    }
    assertThat(PeLine.scalar(trial, "failed operations")).isZero();
  }

  /** Within five standard deviations of the binomial distribution. */
  private static void assertShare(long count, int percent) {
    double share = percent / 100.0;
    double deviation = Math.sqrt(400 * share * (1 - share));
    assertThat((double) count).isCloseTo(400 * share, Offset.offset(5 * deviation + 1e-9));
  }

  @ParameterizedTest
  @CsvSource({"randomRead, ''", "sequentialWrite, ''", "scan, ''", "randomRead, --inFlight=4"})
  void durationEndsTheRun(String command, String options) throws IOException {
    PeLine pe = loaded("timed");
    String line =
        "--rows=200 --table=timed --verify --duration=2s " + options + " " + command + " 2";
    Trial trial = pe.trial(line.replaceAll(" +", " "));
    assertThat(PeLine.scalar(trial, "shortest client")).isBetween(1.9e9, 20e9);
    assertThat(PeLine.scalar(trial, "rows")).isPositive();
    try (HBaseTable table = new HBaseTable("timed")) {
      assertThat(table.rows()).hasSize(400);
    }
  }

  @ParameterizedTest
  @CsvSource({"constant", "poisson"})
  void openLoopTellsServiceAndResponse(String arrivals) throws IOException {
    PeLine pe = loaded("paced");
    Trial trial =
        pe.trial("--rows=200 --table=paced --rate=200 --arrivals=" + arrivals + " randomRead 2");
    OpStats reads = PeLine.operation(trial, "read");
    assertThat(reads.service().count()).isEqualTo(400);
    assertThat(reads.response().count()).isEqualTo(400);
    assertThat(PeLine.scalar(trial, "asked rate")).isEqualTo(200);
    // both clients together, so that 400 operations take 2 s
    assertThat(PeLine.scalar(trial, "longest client")).isGreaterThan(1.5e9);
    assertThat(reads.response().toHistogram().getMaxValue())
        .isGreaterThanOrEqualTo(reads.service().toHistogram().getMaxValue());
  }
}
