package org.benchsuite.results.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.benchsuite.results.RecordFormatException;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.sweep.SweepRound.PlannedRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepJournalTest {

  @TempDir Path folder;

  private static final Instant THEN = Instant.parse("2026-01-02T03:04:05.006Z");
  private static final SweepRound ROUND =
      new SweepRound(
          SweepRound.SCHEMA,
          "a/plan",
          1,
          THEN,
          List.of(new PlannedRun("size=1G", 1, "dfsio -write --size 1G")));
  private static final RunStart START =
      new RunStart(
          "20260102T030405.006Z-dfsio-write-0123456789ab", 1, THEN, "client", 42, THEN, true);

  private SweepJournal journal() {
    return new SweepJournal(new LocalStoreFolder(folder));
  }

  @Test
  void whatIsWrittenIsReadAgain() throws Exception {
    assertThat(journal().latest()).isEmpty();
    journal().begin(ROUND);
    journal().start(ROUND, START);
    journal().end(ROUND, START.id(), 3);
    assertThat(journal().latest()).contains(ROUND);
    assertThat(journal().starts(ROUND)).containsExactly(START);
    assertThat(journal().ended(ROUND)).containsExactly(java.util.Map.entry(START.id(), 3));
  }

  @Test
  void theFormatIsThatOfVersion1() throws Exception {
    journal().begin(ROUND);
    journal().start(ROUND, START);
    journal().end(ROUND, START.id(), 3);
    assertThat(folder.resolve("round-0001.json"))
        .hasContent(
            "{\"schema\":\"bench-suite/sweep/1\",\"name\":\"a/plan\",\"round\":1,"
                + "\"started\":\"2026-01-02T03:04:05.006Z\",\"runs\":[{\"caseName\":\"size=1G\","
                + "\"repeat\":1,\"command\":\"dfsio -write --size 1G\"}]}");
    assertThat(folder.resolve("round-0001-start-000001-" + START.id() + ".json"))
        .hasContent(
            "{\"id\":\"20260102T030405.006Z-dfsio-write-0123456789ab\",\"number\":1,"
                + "\"started\":\"2026-01-02T03:04:05.006Z\",\"host\":\"client\",\"process\":42,"
                + "\"processStarted\":\"2026-01-02T03:04:05.006Z\",\"fresh\":true}");
    assertThat(folder.resolve("round-0001-ended-" + START.id() + ".txt")).hasContent("3");
  }

  @Test
  void aRoundIsBegunOnceAndAnotherKeepsApart() throws Exception {
    journal().begin(ROUND);
    assertThatThrownBy(() -> journal().begin(ROUND)).isInstanceOf(FileAlreadyExistsException.class);
    journal().start(ROUND, START);
    SweepRound second = new SweepRound(SweepRound.SCHEMA, "a/plan", 2, THEN, ROUND.runs());
    journal().begin(second);
    assertThat(journal().latest()).contains(second);
    assertThat(journal().starts(second)).isEmpty();
    assertThat(journal().starts(ROUND)).containsExactly(START);
  }

  @Test
  void anotherVersionAndDamageAreNamed() throws Exception {
    Files.writeString(
        folder.resolve("round-0001.json"),
        new String(Files.readAllBytes(write(ROUND)), StandardCharsets.UTF_8)
            .replace("sweep/1", "sweep/9"));
    assertThatThrownBy(() -> journal().latest())
        .isInstanceOf(RecordFormatException.class)
        .hasMessageContaining("round-0001.json has format bench-suite/sweep/9");
    Files.writeString(folder.resolve("round-0001.json"), "{\"schema\":");
    assertThatThrownBy(() -> journal().latest())
        .isInstanceOf(RecordFormatException.class)
        .hasMessageContaining("round-0001.json is damaged");
  }

  private static Path write(SweepRound round) throws Exception {
    Path other = Files.createTempDirectory("journal");
    new SweepJournal(new LocalStoreFolder(other)).begin(round);
    Path file = other.resolve("round-0001.json");
    file.toFile().deleteOnExit();
    other.toFile().deleteOnExit();
    return file;
  }

  @Test
  void aDeadClientIsNotAlive() throws Exception {
    Process process = new ProcessBuilder("sleep", "60").start();
    RunStart start =
        new RunStart(
            "id",
            1,
            THEN,
            "here",
            process.pid(),
            process.info().startInstant().orElseThrow(),
            true);
    assertThat(start.isAlive("here")).isTrue();
    assertThat(start.isAlive("elsewhere")).isFalse();
    assertThat(new RunStart("id", 1, THEN, "here", process.pid(), THEN, true).isAlive("here"))
        .isFalse();
    process.destroyForcibly().waitFor();
    assertThat(start.isAlive("here")).isFalse();
  }

  @Test
  void changesOfAPlanAreTold() {
    PlannedRun kept = new PlannedRun("size=1G", 1, "a");
    PlannedRun removed = new PlannedRun("size=2G", 1, "b");
    PlannedRun added = new PlannedRun("size=3G", 1, "c");
    PlanChange change = PlanChange.between(List.of(kept, removed), List.of(kept, added));
    assertThat(change.text())
        .isEqualToNormalizingNewlines("  - size=2G, repeat 1: b\n  + size=3G, repeat 1: c");
    assertThat(PlanChange.between(List.of(kept, added), List.of(added, kept)).text())
        .contains("another order");
  }
}
