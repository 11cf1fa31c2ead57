package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.benchsuite.common.Poll;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A region server that is killed with -9 in mid-write and started again. */
class HBaseCrashIT {

  /** Fails what is not answered within 2 s, rather than to wait for the new server. */
  private static final String IMPATIENT =
      " -D hbase.rpc.timeout=1000 -D hbase.client.operation.timeout=2000"
          + " -D hbase.client.meta.operation.timeout=2000 -D hbase.client.retries.number=4"
          + " -D hbase.client.pause=100";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"--autoFlush=true, write", "--bufferSize=20000, flush"})
  void errorsAreCountedAndWhatIsReportedAsWrittenIsThere(String writes, String operation)
      throws Exception {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=10 --table=crashed --recreate --verify sequentialWrite 1");
    try (HBaseTable table = new HBaseTable("crashed")) {
      CompletableFuture<InProcess.Finished> run =
          CompletableFuture.supplyAsync(
              () ->
                  pe.run(
                      "--rows=1m --duration=18s --table=crashed --verify "
                          + writes
                          + " sequentialWrite 4"
                          + IMPATIENT));
      assertThat(Poll.until(() -> table.value(3_000_100) != null, Duration.ofMinutes(2))).isTrue();
      HBaseTestCluster.hbase().killRegionServer();
      HBaseTestCluster.hbase().startRegionServer();
      InProcess.Finished finished = run.join();

      RunRecord record = Records.latest(pe.results());
      assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(1);
      assertThat(record.valid()).isFalse();
      Trial trial = record.trials().get(0);
      assertThat(trial.notes()).extracting(Note::rule).doesNotContain("lost-rows", "wrong-values");
      assertErrorsAreListed(trial, operation);
      assertRowsAreThere(trial, table.rows());
    }
  }

  private static void assertErrorsAreListed(Trial trial, String operation) {
    OpStats writes = PeLine.operation(trial, operation);
    assertThat(writes.failed()).isPositive();
    assertThat(PeLine.scalar(trial, "failed operations")).isEqualTo(writes.failed());
    assertThat(writes.service().count()).isEqualTo(writes.count());
    assertThat(PeLine.note(trial, "failed-operations"))
        .contains("%,d of".formatted(writes.failed()))
        .containsPattern("The first: row \\d+, \\w+: ");
  }

  /** Rows that failed may be there too: the server may have taken what it could not answer. */
  private static void assertRowsAreThere(Trial trial, Set<Long> rows) {
    long acknowledged = (long) PeLine.scalar(trial, "rows");
    long failed = (long) PeLine.scalar(trial, "failed operations");
    assertThat(PeLine.note(trial, "rows-read-back"))
        .isEqualTo(
            "All %,d acknowledged rows were read back and hold what was written."
                .formatted(acknowledged));
    assertThat((long) rows.size()).isBetween(acknowledged, acknowledged + failed + 10);
  }
}
