package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.benchsuite.common.Poll;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of hbase-pe on a real HBase: the same for a seed, and never wrong unnoticed. */
class HBaseValuesIT {

  private static final int ROWS = 50;
  private static final long VICTIM = 7;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seeds --verify",
        "seeds --valueContent=random",
        "seeds --valueContent=compressible:3 --valueZipf=true",
        "wide_seeds --families=2 --columns=3"
      })
  void sameSeedSameBytes(String tableAndValues) throws IOException {
    PeLine pe = new PeLine(folder);
    String line = "--rows=50 --table=" + tableAndValues + " sequentialWrite 2 -seed ";
    try (HBaseTable table = new HBaseTable(tableAndValues.split(" ")[0])) {
      pe.record(line + 5);
      String first = table.digest();
      assertThat(table.rows()).hasSize(2 * ROWS);
      pe.record(line + 6);
      String other = table.digest();
      pe.record(line + 5);
      assertThat(table.digest()).isEqualTo(first).isNotEqualTo(other);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"sequentialRead", "asyncSequentialRead", "scan", "reverseScan", "asyncScan"})
  void verifyFindsOneWrongByte(String command) throws IOException {
    PeLine pe = new PeLine(folder);
    try (HBaseTable table = new HBaseTable("damaged")) {
      pe.record("--rows=50 --table=damaged --verify sequentialWrite 1");
      String read = "--rows=50 --table=damaged " + command + " 1";
      assertThat(PeLine.scalar(pe.trial("--verify " + read), "rows")).isEqualTo(ROWS);

      byte[] value = table.value(VICTIM);
      value[value.length - 1] ^= 0x10;
      table.put(VICTIM, value);
      Trial trial = pe.voidTrial("--verify " + read);
      assertThat(PeLine.note(trial, "failed-operations"))
          .contains("1 of 50", "wrong value 1", "Row 7, column info0:0", "byte 999 of 1000")
          .doesNotContain("row 4")
          .doesNotContain("..");
      pe.record(read);
    }
  }

  @Test
  void verifyFindsValuesOfOtherRowsAndOtherPrograms() throws IOException {
    PeLine pe = new PeLine(folder);
    try (HBaseTable table = new HBaseTable("foreign")) {
      pe.record("--rows=50 --table=foreign --verify sequentialWrite 1");
      table.put(1, table.value(2));
      table.put(3, Arrays.copyOf(table.value(3), 500));
      table.put(5, new byte[1000]);
      Trial trial = pe.voidTrial("--rows=50 --table=foreign --verify sequentialRead 1");
      assertThat(PeLine.operation(trial, "read").errors())
          .containsEntry("wrong value", 2L)
          .containsEntry("foreign value", 1L);
      assertThat(PeLine.operation(trial, "read").count()).isEqualTo(ROWS - 3);
    }
  }

  @Test
  void valuesOfAnEarlierGenerationAreStale() throws IOException {
    PeLine pe = new PeLine(folder);
    String verify = "--rows=50 --table=generations --verify --generation=";
    pe.record(verify + "1 sequentialWrite 1");
    pe.record(verify + "1 sequentialRead 1");
    Trial trial = pe.voidTrial(verify + "2 sequentialRead 1");
    assertThat(PeLine.operation(trial, "read").errors()).containsEntry("stale value", (long) ROWS);
    pe.record(verify + "2 sequentialWrite 1");
    pe.record(verify + "2 sequentialRead 1");
  }

  @Test
  void readsThatFindNoRowAreTold() throws IOException {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=50 --table=holes sequentialWrite 1");
    try (HBaseTable table = new HBaseTable("holes")) {
      table.delete(VICTIM);
    }
    Trial some = pe.trial("--rows=50 --table=holes sequentialRead 1");
    assertThat(PeLine.scalar(some, "missing rows")).isEqualTo(1);
    assertThat(PeLine.note(some, "missing-rows")).contains("1 of 50 reads");
    Trial none = pe.voidTrial("--rows=50 --startRow=1000 --table=holes sequentialRead 1");
    assertThat(PeLine.note(none, "no-rows-found")).contains("holes", "--startRow");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--verify", "--valueContent=random"})
  void rowsThatAreLostAfterTheirAcknowledgementVoidTheWrite(String values) throws Exception {
    PeLine pe = new PeLine(folder);
    try (HBaseTable table = new HBaseTable("lost")) {
      pe.record("--rows=50 --table=lost sequentialWrite 1");
      table.delete(VICTIM);
      String line = " --rows=50 --table=lost --rate=25 --autoFlush=true sequentialWrite 1";
      CompletableFuture<Trial> write =
          CompletableFuture.supplyAsync(() -> voidTrial(pe, values + line));
      assertThat(Poll.until(() -> table.value(VICTIM) != null, Duration.ofSeconds(60))).isTrue();
      table.delete(VICTIM);
      assertThat(PeLine.note(write.join(), "lost-rows")).contains("1 of 50", "the first: 7.");
    }
  }

  private static Trial voidTrial(PeLine pe, String line) {
    try {
      return pe.voidTrial(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void versionsOfRowsThatSeveralClientsUpdateAreNeverStale() throws IOException {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=50 --table=updated --verify sequentialWrite 2");
    for (String preset : List.of("A", "F")) {
      Trial trial =
          pe.trial("--rows=50 --table=updated --verify --inFlight=4 --mix=" + preset + " mixed 2");
      assertThat(PeLine.scalar(trial, "failed operations")).isZero();
    }
  }
}
