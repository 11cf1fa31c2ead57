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
import java.util.stream.Stream;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.Fingerprint;
import org.benchsuite.results.Machine;
import org.benchsuite.results.Measurement;
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

class ComparePublishedTest {

  private static final Instant STARTED = Instant.parse("2026-11-01T12:00:00Z");
  private static final Machine CLIENT = new Machine(1L << 34, 4, "", "Linux", "17");
  private static final double MEBIBYTE = 1 << 20;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir private Path folder;

  @BeforeEach
  void store() throws IOException {
    save("terasort", "sort", Map.of("step", "10G"), elapsed(250), elapsed(270));
    save("dfsio", "write", Map.of("replication", "2"), rate(30), rate(31), rate(32));
  }

  @Test
  void aDifferenceIsPrintedBelowWhatStandsAgainstTheFigures() {
    assertThat(compare("published=uhadoop/terasort,cluster=B2-large", "mine")).isZero();
    // 263 s are published
    assertThat(out.toString(UTF_8))
        .containsSubsequence(
            "stated-size",
            "raw runs unknown: UCloud",
            "A: published=uhadoop/terasort,cluster=B2-large - published, 20 figures",
            "published: unknown",
            "no evidence",
            "-1.1 %",
            "#1 A is published, raw runs unknown");
    assertThat(out.toString(UTF_8).lines()).allMatch(line -> line.length() <= 100);
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  /** Published are 37.44, 37.18 and 37.34 MiB/s, so that 31 are 17 % slower. */
  @ParameterizedTest
  @CsvSource({
    "'published=portworx-dfsio,system=bare-metal,operation=write', mine, 5%, 1",
    "'published=portworx-dfsio,system=bare-metal,operation=write', mine, 20%, 0",
    "mine, 'published=portworx-dfsio,system=bare-metal,operation=write', 5%, 0",
    "published=uhadoop/terasort, mine, 5%, 2",
    "published=uhadoop/hbase, mine, 5%, 2",
    "published=uhadoop/wordcount, mine, 5%, 2",
    "published=uhadoop/terasort, published=uhadoop/terasort, 5%, 2",
    "published=uhadop, mine, 5%, 2",
    "published=uhadoop/terasort, nobody, 5%, 2"
  })
  void theGateJudgesOnlyPrintedRuns(String a, String b, String limit, int code) {
    assertThat(compare(a, b, "--fail-if-slower=" + limit)).isEqualTo(code);
    assertThat(err.toString(UTF_8).lines().count()).isEqualTo(code == 2 ? 1 : 0);
  }

  @Test
  void damagedRecordsAreNamedInBothCommandsAndCannotMoveTheCursor() throws IOException {
    Files.writeString(folder.resolve("broken.json"), "\u001b[2J");
    assertThat(run("show", "--results", folder.toString())).isZero();
    assertThat(compare("published=uhadoop/terasort", "mine")).isZero();
    assertThat(err.toString(UTF_8).lines())
        .hasSize(2)
        .allMatch(line -> line.startsWith("Skipped broken.json: "))
        .noneMatch(line -> line.contains("\u001b"));
  }

  /** The label's column holds the mean of the trials, before the published columns. */
  @Test
  void runsOfOnesOwnStandInThePublishedTables() throws IOException {
    save("hbase-pe", "randomRead", Map.of(), rows(1000), rows(2000));
    String results = folder.toString();
    assertThat(run("published", "uhadoop/hbase", "--runs", "mine", "--results", results)).isZero();
    assertThat(out.toString(UTF_8)).contains("mine", "(published)", "1500.00", "1795.51");
    assertThat(run("published", "uhadoop/disk", "--runs", "mine", "--results", results))
        .isEqualTo(2);
    assertThat(err.toString(UTF_8)).contains("measured what uhadoop/disk measures");
  }

  private static Scalar rows(double perSecond) {
    return new Scalar("rows per second", Unit.OPERATIONS_PER_SECOND, perSecond);
  }

  private int compare(String a, String b, String... options) {
    List<String> words = new ArrayList<>(List.of("compare", a, b, "--results", folder.toString()));
    words.addAll(List.of(options));
    return run(words.toArray(String[]::new));
  }

  private int run(String... words) {
    Console console =
        new Console(
            new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8), false, 100);
    return SuiteMain.cli(console).run(words);
  }

  private static Scalar elapsed(double seconds) {
    return new Scalar("elapsed", Unit.NANOSECONDS, seconds * 1e9);
  }

  private static Scalar rate(double mebibytes) {
    return new Scalar("aggregate throughput per node", Unit.BYTES_PER_SECOND, mebibytes * MEBIBYTE);
  }

  private void save(
      String benchmark, String operation, Map<String, String> parameters, Measurement... values)
      throws IOException {
    new ResultStore(new LocalStoreFolder(folder))
        .save(
            new RunRecord(
                RunRecord.SCHEMA,
                benchmark,
                benchmark,
                operation,
                "mine",
                "0.1.0",
                STARTED,
                STARTED.plusSeconds(9),
                1,
                parameters,
                new Fingerprint(Map.of("hadoop.version", "3.5.0"), Map.of(), CLIENT),
                Stream.of(values).map(ComparePublishedTest::trial).toList(),
                List.of()));
  }

  private static Trial trial(Measurement value) {
    return new Trial(
        1, false, STARTED, 1, List.of(), List.of(), List.of(), List.of(value), List.of());
  }
}
