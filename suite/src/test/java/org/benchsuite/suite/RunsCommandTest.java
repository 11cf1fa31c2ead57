package org.benchsuite.suite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

/** The commands that print stored records one after the other: {@code runs} and {@code show}. */
class RunsCommandTest {

  private static final Machine CLIENT = new Machine(1L << 34, 4, "", "Linux", "17");

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir private Path folder;
  @TempDir private Path other;

  @BeforeEach
  void store() throws IOException {
    save(folder, "r1", "old", "dfsio", "2026-11-01T12:00:00Z");
    save(folder, "r2", "new", "dfsio", "2026-11-02T12:00:00Z");
    save(folder, "r3", "new", "terasort", "2026-11-03T12:00:00Z");
    save(other, "r0", "new", "dfsio", "2026-11-02T00:00:00Z");
    Files.writeString(folder.resolve("package.json"), "{\"name\": \"else\"}");
    Files.createDirectory(folder.resolve("x.json"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "runs | r1 r2 r3",
        "runs --limit 2 | r2 r3",
        "runs --limit=9 | r1 r2 r3",
        "runs new | r2 r3",
        "runs label=new,benchmark=dfsio | r2",
        "runs r3 old | r1 r3",
        "runs since=2026-11-02,until=2026-11-02 | r2",
        "runs new in=OTHER --limit 2 | r2 r3",
        "runs old in=OTHER | r1 r0",
        "runs param.nr-files=4 | r1 r2 r3",
        "show --csv measurements | r1 r2 r3"
      })
  void printsALineARunTheNewestLast(String line, String ids) {
    assertThat(run(line)).isZero();
    List<String> lines = out.toString(UTF_8).lines().toList();
    assertThat(lines.subList(1, lines.size()))
        .extracting(text -> text.replaceFirst("^.*\\b(r\\d)\\b.*$", "$1"))
        .containsExactly(ids.split(" "));
  }

  @Test
  void whatIsNoRecordIsNamedOnceAndSkipped() {
    assertThat(run("runs new")).isZero();
    assertThat(err.toString(UTF_8).lines())
        .singleElement()
        .asString()
        .startsWith("Skipped package.json: ")
        .contains("is not a record of Bench Suite");
    err.reset();
    assertThat(run("show")).isZero();
    assertThat(err.toString(UTF_8).lines()).hasSize(1);
    err.reset();
    assertThat(run("compare r1 r2")).isZero();
    assertThat(err.toString(UTF_8).lines()).hasSize(1);
  }

  @Test
  void csvHasItsOwnHeader() {
    assertThat(run("runs old --csv")).isZero();
    assertThat(out.toString(UTF_8))
        .isEqualTo(
            "started,run,benchmark,benchmark_operation,label,case,measurement,unit,mean,n,"
                + "void_trials,warnings,valid\r\n"
                + "2026-11-01T12:00:00Z,r1,dfsio,write,old,nr-files=4,throughput,B/s,100,1,0,0,"
                + "true\r\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "runs odl | is what 'odl' asks for; 'runs' without a query lists all.",
        "runs lable=old | did you mean 'label'?",
        "runs --limit 0 | --limit needs a number of runs of at least 1, not 0.",
        "runs in=OTHER/none | is what 'in=OTHER/none' asks for",
        "runs --results OTHER/none | There is no record in",
        "show --results OTHER/none | There is no record in",
        "show r9 | There is no run 'r9' in"
      })
  void whatIsNotThereIsOneSentence(String line, String sentence) {
    assertThat(run(line)).isEqualTo(2);
    assertThat(out.toString(UTF_8)).isEmpty();
    assertThat(err.toString(UTF_8).lines().filter(text -> !text.startsWith("Skipped")))
        .singleElement()
        .asString()
        .contains(sentence.replace("OTHER", other.toString()))
        .doesNotContain("\tat ");
  }

  @Test
  void showPrintsOneSummaryAfterTheOther() {
    assertThat(run("show r2 r1")).isZero();
    assertThat(out.toString(UTF_8)).containsSubsequence("dfsio write - new", "dfsio write - old");
    out.reset();
    assertThat(run("show")).isZero();
    assertThat(out.toString(UTF_8))
        .containsSubsequence("run r1", "Limited by: unknown", "run r2", "run r3");
  }

  private int run(String line) {
    Console console =
        new Console(
            new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8), false, 100);
    List<String> words =
        new ArrayList<>(List.of(line.replace("OTHER", other.toString()).split(" ")));
    if (!words.contains("--results")) {
      words.addAll(List.of("--results", folder.toString()));
    }
    return SuiteMain.cli(console).run(words.toArray(String[]::new));
  }

  private static void save(Path store, String id, String label, String benchmark, String started)
      throws IOException {
    Instant start = Instant.parse(started);
    Trial trial =
        new Trial(
            1,
            false,
            start,
            1,
            List.of(),
            List.of(),
            List.of(),
            List.of(new Scalar("throughput", Unit.BYTES_PER_SECOND, 100)),
            List.of());
    new ResultStore(new LocalStoreFolder(store))
        .save(
            new RunRecord(
                RunRecord.SCHEMA,
                id,
                benchmark,
                "write",
                label,
                "0.1.0",
                start,
                start.plusSeconds(9),
                1,
                Map.of("nr-files", "4"),
                new Fingerprint(Map.of("hadoop.version", "3.5.0"), Map.of(), CLIENT),
                List.of(trial),
                List.of()));
  }
}
