package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What hbase-pe does to a table that is there: nothing, unless a write says --recreate. */
class HBaseTablesIT {

  private static final int USAGE = 2;
  private static final int NOT_FIT = 3;
  private static final int ROWS = 60;

  @TempDir Path folder;

  /** Upstream drops the table here (HBASE-29357). */
  @ParameterizedTest
  @ValueSource(strings = {"randomRead", "sequentialRead", "scan", "asyncRandomRead"})
  void readsOfATableThatDiffersLeaveItAndWarn(String command) throws IOException {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=60 --table=kept sequentialWrite 1");
    try (HBaseTable table = new HBaseTable("kept")) {
      List<String> regions = table.regions();
      Trial trial = pe.trial("--rows=60 --table=kept --presplit=4 --replicas=2 " + command + " 1");
      assertThat(PeLine.note(trial, "table-layout"))
          .contains("--presplit=4 but found 1", "--replicas=2 but found 1", "left as it is");
      assertThat(trial.notes())
          .filteredOn(note -> note.rule().equals("table-layout"))
          .extracting(Note::severity)
          .containsExactly(Note.Severity.WARNING);
      assertThat(table.regions()).isEqualTo(regions);
      assertThat(table.rows()).hasSize(ROWS);
    }
  }

  @Test
  void writesOfATableThatDiffersNeedLeaveToRecreateIt() throws IOException {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=60 --table=refilled sequentialWrite 1");
    try (HBaseTable table = new HBaseTable("refilled")) {
      List<String> regions = table.regions();
      InProcess.Finished refused =
          pe.run("--rows=10 --table=refilled --presplit=4 sequentialWrite 1");
      assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(NOT_FIT);
      assertThat(refused.err()).contains("--presplit=4 but found 1", "--recreate");
      assertThat(table.regions()).isEqualTo(regions);
      assertThat(table.rows()).hasSize(ROWS);

      pe.record("--rows=10 --table=refilled --presplit=4 --recreate sequentialWrite 1");
      assertThat(table.regions()).hasSize(4).doesNotContainAnyElementsOf(regions);
      assertThat(table.rows()).hasSize(10);
    }
  }

  @Test
  void writesOfATableThatFitsAddToIt() throws IOException {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=60 --table=added --presplit=3 sequentialWrite 1");
    Trial trial = pe.trial("--rows=60 --startRow=100 --table=added --presplit=3 sequentialWrite 1");
    assertThat(PeLine.scalar(trial, "regions")).isEqualTo(3);
    try (HBaseTable table = new HBaseTable("added")) {
      assertThat(table.rows()).hasSize(2 * ROWS).contains(0L, 59L, 100L, 159L);
    }
  }

  @Test
  void readsRefuseToRecreate() throws IOException {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=60 --table=kept sequentialWrite 1");
    InProcess.Finished refused = pe.run("--rows=60 --table=kept --recreate randomRead 1");
    assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(USAGE);
    try (HBaseTable table = new HBaseTable("kept")) {
      assertThat(table.rows()).hasSize(ROWS);
    }
  }
}
