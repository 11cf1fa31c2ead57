package org.benchsuite.wordcount;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.wordcount.GrowingFolder.identities;
import static org.benchsuite.wordcount.GrowingFolder.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.benchsuite.results.RunRecord;
import org.benchsuite.wordcount.text.CommandLineRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Slices made by textgen, and command lines with steps that cannot be meant. */
class TextStepsTest {

  private static final int USAGE = 2;
  private static final int NOT_FIT = 3;
  private static final String STEPS = "textgen DIR/input --steps 100K:300K:100K --step ";

  @TempDir Path folder;

  private GrowingFolder growing;

  @BeforeEach
  void begin() {
    growing = new GrowingFolder(folder);
  }

  @Test
  void makesWhatIsMissingAndTheWholeCaseFindsIt() throws IOException {
    growing.ok(STEPS + "100K");
    Map<String, String> first = identities(growing.data());
    growing.ok(STEPS + "300K");
    assertThat(identities(growing.data())).containsAllEntriesOf(first);
    assertThat(growing.slices()).hasSize(3);
    int made = text(growing.slices().get(1)).length + text(growing.slices().get(2)).length;
    assertThat(growing.number("bytes")).isEqualTo(made);
    assertThat(growing.number("generated")).isEqualTo(made);
    assertThat(growing.lastTrial().tasks()).extracting(task -> task.index()).containsExactly(0, 1);
    RunRecord record = growing.lastRecord();
    assertThat(record.parameters())
        .containsEntry("OUT", growing.data().resolve("input").toString())
        .doesNotContainKey("SIZE");
    growing.ok("wordcount run DIR --steps 100K:300K:100K --step 300K");
    assertThat(growing.number("generated")).isZero();
    assertThat(growing.number("bytes")).isEqualTo(text(growing.data().resolve("input")).length);
  }

  @Test
  void withNothingMissingTheOwnSliceIsMadeAnew() throws IOException {
    growing.ok(STEPS + "100K");
    growing.ok(STEPS + "200K");
    Map<String, String> before = identities(growing.slices().get(1));
    byte[] made = text(growing.slices().get(1));
    Map<String, String> first = identities(growing.slices().get(0));
    growing.ok(STEPS + "200K");
    assertThat(growing.number("generated")).isEqualTo(made.length);
    assertThat(text(growing.slices().get(1))).isEqualTo(made);
    assertThat(identities(growing.slices().get(0))).isEqualTo(first);
    assertThat(identities(growing.slices().get(1)).entrySet())
        .doesNotContainAnyElementsOf(before.entrySet());
  }

  @Test
  void everyTrialMakesTheSameSlices() throws IOException {
    growing.ok(STEPS + "100K");
    Map<String, String> first = identities(growing.data());
    growing.ok(STEPS + "200K -trials 2");
    assertThat(identities(growing.data())).containsAllEntriesOf(first);
    int made = text(growing.slices().get(1)).length;
    assertThat(growing.lastRecord().trials())
        .extracting(trial -> trial.scalar("generated").orElseThrow().value())
        .containsExactly((double) made, (double) made);
  }

  @Test
  void textOfAnotherOrderIsNoSliceOfTheWholeCase() {
    growing.ok(STEPS + "100K --order shuffled");
    CommandLineRun refused = growing.run("wordcount run DIR --steps 100K:300K:100K --step 200K");
    assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(NOT_FIT);
    assertThat(refused.text()).contains("holds other text than is asked for");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wordcount run 1M DIR --steps 1M:2M:1M --step 1M|--steps takes the place of SIZE",
        "wordcount DIR/a DIR/b --steps 1M:2M:1M --step 1M|--steps goes with 'wordcount run DIR'",
        "wordcount check DIR --steps 1M:2M:1M --step 1M|--steps goes with 'wordcount run DIR'",
        "wordcount run DIR --steps 1M:2M:1M --step 3M|-step: 3M is no step of 1M:2M:1M.",
        "wordcount run DIR --steps 1M:2M:1M --step much|'much' is not a size",
        "wordcount run DIR --steps 1M:2M --step 1M|is no schedule",
        "wordcount run DIR --steps 2M:1M:1M --step 1M|the last size is smaller than the first",
        "wordcount run DIR --steps 2:4:1 --step 2|The size must be",
        "wordcount run 1M DIR --step 1M|-step goes with -steps",
        "textgen 1M DIR --steps 1M:2M:1M --step 1M|--steps takes the place of SIZE",
        "textgen --steps 1M:2M:1M --step 1M|Missing required parameter: 'OUT'.",
        "textgen DIR --steps 1M:2M:1M --step 3M|-step: 3M is no step of 1M:2M:1M.",
        "textgen 1M DIR --step 1M|-step goes with -steps",
        "textgen 1M|Missing required parameter: 'OUT'. See 'bench-suite textgen --help'.",
        "textgen|Missing required parameters: 'SIZE', 'OUT'. See 'bench-suite textgen --help'.",
      })
  void nonsenseIsRefusedInOneSentence(String line, String sentence) {
    assertRefused(line, sentence);
  }

  @ParameterizedTest
  @CsvSource({"wordcount run DIR", "textgen DIR"})
  void textHasNoScaleFactors(String line) {
    // a schedule of scale factors is one word, typed in quotes
    assertRefused(line + " --steps SF10:30:10 --step 10", "counts scale factors");
  }

  private void assertRefused(String line, String sentence) {
    CommandLineRun run = growing.run(line);
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(USAGE);
    assertThat(run.text()).contains(sentence).doesNotContain("Exception");
    assertThat(growing.data()).doesNotExist();
  }
}
