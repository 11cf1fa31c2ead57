package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.RunRecordJson;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command of hbase-pe on a real HBase: how it ends, what it prints and what it records. */
class HBasePeIT {

  private static final int NOT_FIT = 3;
  private static final int ROWS = 300;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"hbase-pe", "pe"})
  void helpShowsOptionsExamplesAndExitCodes(String name) {
    InProcess.Finished help = InProcess.run(name, "--help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out())
        .contains("Examples:", "Exit codes:", "-D", "--nomapred", "sequentialWrite", "cleanMeta");
    assertThat(help.out().lines()).allMatch(line -> line.length() <= 100);
  }

  @ParameterizedTest
  @CsvSource({
    "sequentialWrite, SequentialWriteTest",
    "randomWrite, RandomWriteTest",
    "sequentialRead, SequentialReadTest",
    "randomRead, RandomReadTest"
  })
  void publishedCommandsCloseAsUpstreamAndAreRecorded(String command, String test)
      throws IOException {
    PeLine pe = new PeLine(folder);
    pe.record("--table=published --rows=" + ROWS + " sequentialWrite 1");

    InProcess.Finished finished = pe.run("--table=published --rows=" + ROWS + " " + command + " 1");
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
    assertThat(finished.out())
        .containsPattern("(?m)^Finished TestClient-0 in \\d+ms over " + ROWS + " rows$")
        .containsPattern("(?m)^\\[" + test + "\\] Summary of timings \\(ms\\): \\[\\d+\\]$")
        .containsPattern(
            "(?m)^\\[" + test + " duration \\]\tMin: \\d+ms\tMax: \\d+ms\tAvg: \\d+ms$")
        .containsPattern("(?m)^\\[ Avg latency \\(us\\)\\]\t[1-9]\\d*")
        .containsPattern("(?m)^\\[ Avg TPS/QPS\\]\t[1-9]\\d*\t row per second$");
    RunRecord record = Records.latest(pe.results());
    assertThat(record.valid()).isTrue();
    assertThat(record.benchmark()).isEqualTo("hbase-pe");
    assertThat(record.operation()).isEqualTo(command);
    assertThat(RunRecordJson.fromJson(RunRecordJson.toJson(record))).isEqualTo(record);
    assertNumbers(record.trials().get(0), command.endsWith("Read"));
  }

  /** Latencies are those of reads, and of flushes where a write only enters a buffer. */
  private static void assertNumbers(Trial trial, boolean reads) {
    assertThat(trial.scalars().get(0).name()).isEqualTo("rows per second");
    assertThat(trial.scalars().get(0).value()).isPositive();
    assertThat(PeLine.scalar(trial, "rows")).isEqualTo(ROWS);
    assertThat(PeLine.scalar(trial, "failed operations")).isZero();
    if (reads) {
      assertThat(PeLine.scalar(trial, "missing rows")).isZero();
      assertThat(PeLine.operation(trial, "read").service().count()).isEqualTo(ROWS);
    } else {
      assertThat(PeLine.operation(trial, "flush").service().count()).isPositive();
      assertThat(PeLine.note(trial, "rows-read-back")).contains("are there");
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"META_WRITE", "META_RANDOM_READ", "CLEAN_META", "MIXED"})
  void everyCommandRuns(PeCommand command) throws IOException {
    PeLine pe = new PeLine(folder);
    boolean deletes = command.operation() == OpKind.DELETE;
    String rows = "--rows=40 --table=" + (deletes ? "deleted" : "commands");
    try (HBaseTable table = new HBaseTable(deletes ? "deleted" : "commands")) {
      if (deletes || !table.exists()) {
        pe.record(rows + " sequentialWrite 2");
      }
      Trial trial = pe.trial(rows + " " + command.title() + " 2");
      assertThat(PeLine.scalar(trial, "failed operations")).isZero();
      assertThat(trial.operations()).isNotEmpty().allMatch(stats -> stats.count() > 0);
      assertThat(PeLine.scalar(trial, "rows per second"))
          .matches(rate -> rate > 0 || command == PeCommand.FILTER_SCAN);
      if (command == PeCommand.SEQUENTIAL_DELETE) {
        assertThat(table.rows()).isEmpty();
      }
    }
  }

  @Test
  void metaCommandsNeedForceAndAreUndone() throws IOException {
    PeLine pe = new PeLine(folder);
    String rows = "--rows=20 --table=of_meta ";
    InProcess.Finished refused = pe.run(rows + "metaWrite 1");
    assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(NOT_FIT);
    assertThat(refused.err()).contains("give --force", "cleanMeta");
    try (HBaseTable madeUp = new HBaseTable("TestTable")) {
      assertThat(madeUp.regionsInMeta()).isZero();
      try {
        Trial written = pe.trial(rows + "metaWrite 1 --force");
        assertThat(PeLine.operation(written, "meta write").count()).isEqualTo(20);
        assertThat(madeUp.regionsInMeta()).isEqualTo(20);
        pe.record(rows + "metaRandomRead 1");
      } finally {
        pe.record(rows + "cleanMeta 1");
      }
      assertThat(madeUp.regionsInMeta()).isZero();
    }
  }

  @Test
  void mixedNeedsRowsAndDoesWhatItsMixSays() throws IOException {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=40 --table=of_mix sequentialWrite 2");
    Trial trial = pe.trial("--rows=40 --table=of_mix --mix=read:50,insert:50 mixed 2");
    assertThat(trial.operations())
        .extracting(stats -> stats.operation())
        .containsExactlyInAnyOrder("read", "insert");
    try (HBaseTable table = new HBaseTable("of_mix")) {
      assertThat(table.rows())
          .hasSize(80 + (int) PeLine.operation(trial, "insert").count())
          .contains(0L, 79L, 80L);
    }
  }
}
