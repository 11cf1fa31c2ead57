package org.benchsuite.dfsio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.benchsuite.common.UsageException;
import org.benchsuite.results.Note;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cumulative steps: 256 KiB each, in two files. */
class StepsTest {

  private static final int KIBIBYTE = 1024;
  private static final String STEPS = " -nrFiles 2 --steps 256K:1M:256K --step ";

  @TempDir Path folder;
  private LocalDfsio dfsio;

  @BeforeEach
  void setUp() {
    dfsio = new LocalDfsio(folder);
  }

  private Trial ok(String line) throws IOException {
    LocalDfsio.Finished finished = dfsio.run(line);
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
    List<Trial> trials = dfsio.latest().trials();
    return trials.get(trials.size() - 1);
  }

  private void refused(String line, int exitCode, String... words) {
    LocalDfsio.Finished finished = dfsio.run(line);
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(exitCode);
    assertThat(finished.text()).contains(words);
  }

  private static double kibibytes(Trial trial, String name) {
    return trial.scalar(name).orElseThrow().value() / KIBIBYTE;
  }

  private static List<String> rules(Trial trial) {
    return trial.notes().stream().map(Note::rule).toList();
  }

  @Test
  void fourStepsWriteTheBytesOfTheLastInAll() throws IOException {
    double generated = 0;
    for (int size = 256; size <= 1024; size += 256) {
      TreeMap<String, Long> before = size == 256 ? new TreeMap<>() : dfsio.files();
      Trial step = ok("-write" + STEPS + size + "K");
      assertThat(kibibytes(step, "size of the step")).isEqualTo(size);
      assertThat(kibibytes(step, "bytes")).isEqualTo(256);
      assertThat(step.tasks()).hasSize(2);
      assertThat(rules(step)).doesNotContain("rewritten", "completed");
      assertThat(dfsio.files()).containsAllEntriesOf(before);
      assertThat(dfsio.bytes()).isEqualTo(size * (long) KIBIBYTE);
      generated += kibibytes(step, "generated");
    }
    assertThat(generated).isEqualTo(1024);
    assertThat(dfsio.files()).hasSize(8);
    Trial read = ok("-read -nrFiles 8 -size 128KB -verify");
    assertThat(rules(read)).contains("verification").doesNotContain("changed-files");
  }

  @Test
  void readOfAStepReadsAllSlicesSoFar() throws IOException {
    ok("-write" + STEPS + "256K");
    ok("-write" + STEPS + "512K");
    ok("-write" + STEPS + "768K");
    for (String order : List.of("", " -random", " -backward")) {
      Trial read = ok("-read" + order + STEPS + "512K -verify");
      assertThat(read.tasks()).hasSize(4);
      assertThat(kibibytes(read, "bytes")).isEqualTo(512);
      assertThat(kibibytes(read, "size of the step")).isEqualTo(512);
      assertThat(read.scalar("generated")).isEmpty();
    }
    refused("-read" + STEPS + "1M", 3, "test_io_6 is missing", "dfsio -write");
    refused("-read -nrFiles 4 --steps 256K:1M:256K --step 512K", 3, "has 131072 bytes", "65536");
  }

  @Test
  void firstStepMayBeSeveralTimesTheStep() throws IOException {
    Trial first = ok("-write -nrFiles 2 --steps 512K:768K:256K --step 512K -verify");
    assertThat(first.tasks()).hasSize(4);
    Trial second = ok("-write -nrFiles 2 --steps 512K:768K:256K --step 768K -verify");
    assertThat(second.tasks()).hasSize(2);
    assertThat(dfsio.files()).hasSize(6);
  }

  @Test
  void repeatedTrialsWriteTheOwnSliceAnewAndNoOther() throws IOException {
    ok("-write" + STEPS + "256K");
    Map<String, Long> before = dfsio.files();
    ok("-write" + STEPS + "512K -warmups 1 -trials 2");
    List<Trial> trials = dfsio.latest().trials();
    assertThat(trials).extracting(trial -> kibibytes(trial, "bytes")).containsOnly(256.0);
    assertThat(trials)
        .extracting(trial -> kibibytes(trial, "generated"))
        .containsExactly(256.0, 0.0, 0.0);
    assertThat(rules(trials.get(0))).doesNotContain("rewritten");
    assertThat(rules(trials.get(2))).contains("rewritten");
    assertThat(dfsio.files()).containsAllEntriesOf(before).hasSize(4);
    ok("-write" + STEPS + "256K");
    assertThat(dfsio.files()).hasSize(4);
    assertThat(rules(ok("-read" + STEPS + "512K -verify"))).doesNotContain("changed-files");
  }

  @Test
  void brokenStepIsCompleted() throws IOException {
    ok("-write" + STEPS + "256K");
    Path inTheWay = dfsio.file(3).resolve("full");
    Files.createDirectories(inTheWay);
    assertThat(dfsio.run("-write" + STEPS + "512K").exitCode()).isEqualTo(1);
    Files.delete(inTheWay);
    Files.delete(inTheWay.getParent());
    assertThat(dfsio.run("-read" + STEPS + "512K").exitCode()).isEqualTo(3);
    ok("-write" + STEPS + "512K");
    assertThat(dfsio.bytes()).isEqualTo(512 * KIBIBYTE);
    assertThat(rules(ok("-read" + STEPS + "512K -verify"))).doesNotContain("changed-files");
  }

  @Test
  void ownSliceIsWrittenWholeAndOfEarlierOnesWhatIsMissing() throws IOException {
    ok("-write" + STEPS + "256K");
    ok("-write" + STEPS + "512K");
    ok("-write" + STEPS + "768K");
    Map<String, Long> before = dfsio.files();
    Files.delete(dfsio.file(1));
    Files.write(dfsio.file(4), new byte[1000]);
    Files.delete(dfsio.file(4).resolveSibling(".test_io_4.crc"));
    Trial step = ok("-write" + STEPS + "768K -verify");
    assertThat(step.tasks()).hasSize(3);
    assertThat(kibibytes(step, "bytes")).isEqualTo(384);
    assertThat(kibibytes(step, "generated")).isEqualTo(256);
    assertThat(rules(step)).contains("completed");
    before.keySet().removeAll(List.of("test_io_1", "test_io_4", "test_io_5"));
    assertThat(dfsio.files()).containsAllEntriesOf(before).hasSize(6);
    ok("-read" + STEPS + "768K -verify");
  }

  @Test
  void wrongByteOfAnEarlierSliceIsFound() throws IOException {
    ok("-write" + STEPS + "256K");
    ok("-write" + STEPS + "512K");
    dfsio.flip(1, 77_777);
    LocalDfsio.Finished read = dfsio.run("-read" + STEPS + "512K -verify");
    assertThat(read.exitCode()).isEqualTo(1);
    assertThat(read.text()).contains("test_io_1 from position 77777");
    assertThat(dfsio.latest().trials().get(0).valid()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-write -nrFiles 2 -size 128KB | -write | were not written with -steps",
        "-write -nrFiles 9 -size 1KB | -write | were not written with -steps",
        "-write -nrFiles 1 --steps 256K:1M:256K --step 256K | -write | file size 256K instead of",
        "-write -nrFiles 2 --steps 256K:1M:256K --step 256K | -write -seed 2 | seed 1 instead of 2",
        "-write -nrFiles 2 --steps 256K:1M:256K --step 256K | -write -data zeros | payload random",
        "-write -nrFiles 2 --steps 256K:1M:256K --step 256K | -write -blockSize 1M | block size"
      })
  void otherFilesAreNotTouched(String there, String asked, String why) throws IOException {
    ok(there);
    Map<String, Long> before = dfsio.files();
    refused(asked + STEPS + "512K", 3, why, "dfsio -clean");
    assertThat(dfsio.files()).isEqualTo(before);
    assertThat(dfsio.run("-clean").exitCode()).isZero();
    assertThat(folder.resolve("data")).doesNotExist();
    ok("-write" + STEPS + "256K");
  }

  @Test
  void lengthenedFileIsRefusedAndWritingWithoutStepsStartsAnew() throws IOException {
    ok("-write" + STEPS + "256K");
    Files.write(dfsio.file(7), new byte[200 * KIBIBYTE]);
    refused("-write" + STEPS + "256K", 3, "200K instead of 128K", "dfsio -clean");
    ok("-write -nrFiles 1 -size 1KB");
    assertThat(dfsio.files()).hasSize(1);
    refused("-write" + STEPS + "256K", 3, "were not written with -steps");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-write --steps 256K:1M:256K --step 256K -size 1MB | leave out -size",
        "-append --steps 256K:1M:256K --step 256K | not with -append",
        "-truncate --steps 256K:1M:256K --step 256K | not with -truncate",
        "-clean --steps 256K:1M:256K --step 256K | not with -clean",
        "-write --steps 100K:1M:256K --step 100K | begin with 256K",
        "-write -nrFiles 3 --steps 256K:1M:256K --step 256K | give -nrFiles 2.",
        "-write --steps 256K:1M:256K --step 300K | no step of",
        "-write --step 256K | -step goes with -steps",
        "-write --steps 256K:1M:256K --step 256K -compression a.Codec | leave out one",
        "-write -nrFiles 0 --steps 256K:1M:256K --step 256K | -nrFiles must be 1 or more",
        "-write --steps 4G:8G:4G --step 4G -nrFiles 2147483648 | -nrFiles"
      })
  void commandLinesThatCannotBeMeant(String line, String why) {
    refused(line, 2, why);
    assertThat(folder.resolve("data")).doesNotExist();
  }

  @Test
  void scaleFactorsAreNoSizes() {
    assertThatThrownBy(() -> Demands.of("-write", "--steps", "SF 10:20:10", "--step", "10"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("not scale factors");
  }
}
