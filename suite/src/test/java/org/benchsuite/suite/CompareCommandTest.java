package org.benchsuite.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.Fingerprint;
import org.benchsuite.results.Machine;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.ResultStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareCommandTest {

  private static final Instant STARTED = Instant.parse("2026-11-01T12:00:00Z");
  private static final Machine CLIENT = new Machine(1L << 34, 4, "", "Linux", "17");

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir private Path folder;

  @BeforeEach
  void store() throws IOException {
    save(folder, "r1", "old", "3.5.0", 100, 101, 102);
    save(folder, "r2", "new", "3.5.0", 90, 91, 92);
    save(folder, "r3", "noisy", "3.6.0", 50, 150, 60);
    save(folder, "r4", "single", "3.5.0", 10);
  }

  @ParameterizedTest
  @CsvSource({
    "old, new, 5%, 1",
    "old, new, 9, 1",
    "old, new, 12.5%, 0",
    "new, old, 5 %, 0",
    "old, noisy, 5%, 0",
    "old, single, 5%, 2",
    "old, new, fast, 2",
    "old, new, -5%, 2",
    "old, odl, 5%, 2",
    "old, old, 5%, 2",
    "label=old, run=r2, 5%, 1"
  })
  void theGateDecidesTheExitCode(String a, String b, String limit, int code) {
    assertThat(compare(a, b, "--fail-if-slower=" + limit)).isEqualTo(code);
    assertThat(err().isEmpty()).isEqualTo(code != 2);
    assertThat(err().lines().count()).isLessThanOrEqualTo(1);
  }

  @Test
  void withoutAGateSlowerIsNoFailure() {
    assertThat(compare("old", "new")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("Controlled: no recorded fact differs")
        .contains("slower")
        .contains("B is measured against A: 1 slower.");
  }

  @Test
  void differingFactsComeFirst() {
    assertThat(compare("old", "noisy")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .containsSubsequence("UNCONTROLLED: 1 fact", "hadoop.version", "no evidence");
    out.reset();
    assertThat(compare("old", "noisy", "--axis", "hadoop.version")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("Controlled: only what was stated");
  }

  @Test
  void groupsMayLieInOtherFoldersOrBeFiles(@TempDir Path other) throws IOException {
    save(other, "r9", "old", "3.5.0", 100, 101, 103);
    assertThat(compare("old", "old", "--results-b", other.toString())).isZero();
    assertThat(compare("old", "label=old,in=" + other)).isZero();
    assertThat(compare("old", other.resolve("r9.json").toString())).isZero();
    assertThat(err()).isEmpty();
  }

  @Test
  void anEmptyGroupNamesTheLabels() {
    assertThat(compare("old", "nwe")).isEqualTo(2);
    assertThat(err())
        .contains("what B asks for with 'nwe'; its labels are 'new', 'noisy', 'old', 'single'.");
  }

  @Test
  void helpHasExamples() {
    assertThat(compare("old", "new", "--help")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("compare baseline candidate --results-b new-results --fail-if-slower 5%")
        .doesNotContain("5%%");
  }

  @Test
  void unknownNamesAreHintedAt() {
    assertThat(compare("old", "new", "--metric", "thruput")).isEqualTo(2);
    assertThat(err()).contains("'thruput' given by --metric; did you mean 'throughput'?");
    err.reset();
    assertThat(compare("old", "new", "--axis", "hadop.version")).isEqualTo(2);
    assertThat(err()).contains("did you mean 'hadoop.version'?");
    err.reset();
    assertThat(compare("old", "colour=red")).isEqualTo(2);
    assertThat(err()).contains("Runs cannot be chosen by 'colour'");
  }

  private int compare(String a, String b, String... options) {
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            100);
    List<String> words = new ArrayList<>(List.of("compare", a, b, "--results", folder.toString()));
    words.addAll(List.of(options));
    return SuiteMain.cli(console).run(words.toArray(String[]::new));
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private static void save(
      Path store, String id, String label, String version, double... throughput)
      throws IOException {
    List<Trial> trials =
        DoubleStream.of(throughput)
            .mapToObj(value -> new Scalar("throughput", Unit.BYTES_PER_SECOND, value))
            .map(CompareCommandTest::trial)
            .toList();
    new ResultStore(new LocalStoreFolder(store))
        .save(
            new RunRecord(
                RunRecord.SCHEMA,
                id,
                "dfsio",
                "write",
                label,
                "0.1.0",
                STARTED,
                STARTED.plusSeconds(9),
                1,
                Map.of("nr-files", "4"),
                new Fingerprint(Map.of("hadoop.version", version), Map.of(), CLIENT),
                trials,
                List.of()));
  }

  private static Trial trial(Scalar scalar) {
    return new Trial(
        1, false, STARTED, 1, List.of(), List.of(), List.of(), List.of(scalar), List.of());
  }
}
