package org.benchsuite.wordcount;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.benchsuite.wordcount.GrowingFolder.identities;
import static org.benchsuite.wordcount.GrowingFolder.parts;
import static org.benchsuite.wordcount.GrowingFolder.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.benchsuite.wordcount.text.CommandLineRun;
import org.benchsuite.wordcount.words.Reference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole case on text that grows. */
class StepsTest {

  private static final int NOT_FIT = 3;
  private static final long STEP_BYTES = 200 << 10;

  /** Of the longest word, by which the end of a file may miss what is asked for. */
  private static final long SLACK = 40;

  private static final String STEPS = "wordcount run DIR --steps 200K:800K:200K --step ";

  @TempDir Path folder;

  private GrowingFolder growing;

  @BeforeEach
  void begin() {
    growing = new GrowingFolder(folder);
  }

  @Test
  void stepGeneratesItsOwnSliceAndCountsAll() throws IOException {
    growing.ok(STEPS + "400K");
    assertThat(growing.slices())
        .extracting(slice -> slice.getFileName().toString())
        .containsExactly(
            "slice-00000000000000-00000000204800", "slice-00000000204800-00000000409600");
    Map<String, String> before = identities(growing.data().resolve("input"));
    growing.ok(STEPS + "600K");
    assertThat(growing.slices()).hasSize(3);
    assertThat(identities(growing.data().resolve("input"))).containsAllEntriesOf(before);
    int third = text(growing.slices().get(2)).length;
    assertThat((long) third).isBetween(STEP_BYTES - SLACK, STEP_BYTES);
    assertThat(growing.number("generated")).isEqualTo(third);
    assertThat(growing.number("bytes")).isEqualTo(text(growing.data().resolve("input")).length);
    assertThat(growing.lastTrial().scalar("textgen throughput")).isPresent();
  }

  @Test
  void allThatWasGeneratedIsTheLastStep() throws IOException {
    long generated = 0;
    for (String step : List.of("200K", "400K", "600K", "800K")) {
      growing.ok(STEPS + step);
      generated += growing.number("generated");
    }
    assertThat(generated)
        .isEqualTo(text(growing.data().resolve("input")).length)
        .isEqualTo(growing.number("bytes"))
        .isBetween(4 * (STEP_BYTES - SLACK), 4 * STEP_BYTES);
  }

  @Test
  void shorterStepAfterALongerOneCountsItsOwn() throws IOException {
    growing.ok(STEPS + "600K");
    growing.ok(STEPS + "400K");
    assertThat(growing.number("generated")).isZero();
    assertThat(growing.number("bytes")).isBetween(2 * (STEP_BYTES - SLACK), 2 * STEP_BYTES);
    assertThat(growing.lastTrial().scalar("textgen elapsed")).isEmpty();
  }

  @Test
  void trialsGenerateOnce() throws IOException {
    growing.ok(STEPS + "400K -trials 2 -overwrite");
    RunRecord record = growing.lastRecord();
    assertThat(record.parameters()).containsEntry("steps", "200K:800K:200K");
    assertThat(record.trials())
        .extracting(trial -> trial.scalar("generated").orElseThrow().value() > 0)
        .containsExactly(true, false);
  }

  @Test
  void overwritingGeneratesTheStepsOwnSliceAnew() throws IOException {
    growing.ok(STEPS + "400K");
    byte[] before = text(growing.data().resolve("input"));
    Map<String, String> first = identities(growing.slices().get(0));
    Map<String, String> second = identities(growing.slices().get(1));
    growing.ok(STEPS + "400K -overwrite");
    assertThat(growing.number("generated")).isEqualTo(text(growing.slices().get(1)).length);
    assertThat(text(growing.data().resolve("input"))).isEqualTo(before);
    assertThat(identities(growing.slices().get(0))).isEqualTo(first);
    assertThat(identities(growing.slices().get(1)).entrySet())
        .doesNotContainAnyElementsOf(second.entrySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"nothing recorded", "an empty record"})
  void sliceOfAKilledClientIsMadeAgain(String remains) throws IOException {
    growing.ok(STEPS + "400K");
    byte[] before = text(growing.data().resolve("input"));
    Path killed = growing.slices().get(1);
    Map<String, String> first = identities(growing.slices().get(0));
    Files.delete(killed.resolve("_SUCCESS"));
    Files.deleteIfExists(killed.resolve("._bench_suite_words.crc"));
    Files.delete(killed.resolve("_bench_suite_words"));
    if (remains.equals("an empty record")) {
      Files.createFile(killed.resolve("_bench_suite_words"));
    }
    Files.createDirectories(killed.resolve("_temporary/attempt"));
    Files.writeString(parts(killed).get(0), "half");
    growing.ok(STEPS + "400K");
    assertThat(text(growing.data().resolve("input"))).isEqualTo(before);
    assertThat(identities(growing.slices().get(0))).isEqualTo(first);
    assertThat(killed.resolve("_temporary")).doesNotExist();
    assertThat(growing.number("generated")).isEqualTo(text(killed).length);
  }

  @ParameterizedTest
  @ValueSource(strings = {"seed", "files"})
  void sliceOfOtherTextIsRefused(String difference) throws IOException {
    growing.ok(STEPS + "200K" + (difference.equals("seed") ? " -seed 2" : ""));
    if (difference.equals("files")) {
      Files.delete(parts(growing.slices().get(0)).get(0));
    }
    Map<String, String> before = identities(growing.data());
    CommandLineRun refused = growing.run(STEPS + "400K");
    assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(NOT_FIT);
    assertThat(refused.text())
        .contains("slice-00000000000000-00000000204800 holds other text than is asked for")
        .contains("-overwrite")
        .doesNotContain("Exception");
    assertThat(identities(growing.data())).isEqualTo(before);
    growing.ok(STEPS + "400K -overwrite");
  }

  @ParameterizedTest
  @ValueSource(strings = {"input/part-m-00000", "input/slice-00000000000000-00000000204800/thesis"})
  void otherThingsAreKept(String name) throws IOException {
    Path other = growing.data().resolve(name);
    Files.createDirectories(other.getParent());
    Files.writeString(other, "years of work");
    for (String options : List.of("", " -overwrite")) {
      CommandLineRun refused = growing.run(STEPS + "200K" + options);
      assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(NOT_FIT);
      assertThat(refused.text()).contains("holds").doesNotContain("Exception");
      assertThat(other).hasContent("years of work");
    }
  }

  @Test
  void otherThingsInTheOutputAreKept() throws IOException {
    growing.ok(STEPS + "200K");
    Path other = Files.writeString(growing.data().resolve("output/thesis"), "years of work");
    CommandLineRun refused = growing.run(STEPS + "400K");
    assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(NOT_FIT);
    assertThat(other).hasContent("years of work");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tuned", "classic"})
  void changedSliceVoidsTheCount(String profile) throws IOException {
    growing.ok(STEPS + "400K");
    Path victim = parts(growing.slices().get(0)).get(0);
    byte[] text = Files.readAllBytes(victim);
    int at = text.length / 2;
    while (text[at] <= ' ') {
      at++;
    }
    text[at] = (byte) (text[at] == 'q' ? 'x' : 'q');
    Files.write(victim, text);
    Files.deleteIfExists(victim.resolveSibling("." + victim.getFileName() + ".crc"));
    CommandLineRun run = growing.run(STEPS + "600K -profile " + profile);
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(1);
    Trial trial = growing.lastTrial();
    assertThat(trial.valid()).isFalse();
    assertThat(trial.notes()).extracting(Note::rule).contains("verification");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tuned", "classic"})
  void severalSlicesAreCountedAsOneText(String profile) throws IOException {
    growing.ok(STEPS + "600K -D mapreduce.job.reduces=1 -profile " + profile);
    byte[] text = text(growing.data().resolve("input"));
    assertThat(growing.counts()).isEqualTo(Reference.count(text)).isNotEmpty();
    growing.ok("wordcount check DIR/output");
    assertThat(growing.lastTrial().notes())
        .extracting(Note::rule, Note::severity)
        .contains(tuple("verification", Note.Severity.INFO));
  }

  @Test
  void sameSeedGivesTheSameTextAndSlicesDoNotRepeat() throws IOException {
    growing.ok(STEPS + "400K -seed 5");
    byte[] first = text(growing.slices().get(0));
    byte[] second = text(growing.slices().get(1));
    assertThat(second).isNotEqualTo(first);
    GrowingFolder other = new GrowingFolder(Files.createDirectory(folder.resolve("other")));
    other.ok("wordcount run DIR --steps 200K:400K:200K --step 200K -seed 5");
    other.ok("wordcount run DIR --steps 200K:400K:200K --step 400K -seed 5");
    assertThat(text(other.slices().get(0))).isEqualTo(first);
    assertThat(text(other.slices().get(1))).isEqualTo(second);
    other.ok("wordcount run DIR --steps 200K:400K:200K --step 400K -seed 6 -overwrite");
    assertThat(text(other.slices().get(0))).isNotEqualTo(first);
    assertThat(text(other.slices().get(1))).isNotEqualTo(first).isNotEqualTo(second);
  }
}
