package org.benchsuite.suite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Summary;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.ResultStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportCommandTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir private Path folder;
  @TempDir private Path store;

  @BeforeEach
  void store() throws IOException {
    for (RunRecord run : ReportSamples.study()) {
      new ResultStore(new LocalStoreFolder(store)).save(run);
    }
  }

  private int report(String... words) {
    Console console =
        new Console(
            new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8), false, 100);
    List<String> all = new ArrayList<>(List.of("report", "--results", store.toString()));
    all.addAll(List.of(words));
    return SuiteMain.cli(console).run(all.toArray(String[]::new));
  }

  private String out() {
    return out.toString(UTF_8);
  }

  private String err() {
    return err.toString(UTF_8);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void everyFormatIsWrittenAndSaidWhere() throws IOException {
    assertThat(
            report(
                "--html",
                file("a.html"),
                "--markdown",
                file("a.md"),
                "--csv",
                file("a.csv"),
                "--json",
                file("a.json")))
        .isZero();
    assertThat(out().lines())
        .containsExactlyInAnyOrder(
            "Report: " + file("a.html"),
            "Report: " + file("a.md"),
            "Report: " + file("a.csv"),
            "Report: " + file("a.json"));
    assertThat(names()).containsExactlyInAnyOrder("a.html", "a.md", "a.csv", "a.json");
    assertThat(Files.readString(folder.resolve("a.html")))
        .startsWith("<!DOCTYPE html>")
        .contains("Licensed to the Apache Software Foundation", "Apache ECharts")
        .endsWith("</html>\n")
        .doesNotContain("http://localhost");
    assertThat(Files.readString(folder.resolve("a.md")))
        .contains("**VOID verification**", "| size (GiB) | label |")
        .doesNotContain("<");
  }

  @Test
  void jsonHoldsWhatTheRecordsHold() throws IOException {
    assertThat(report("benchmark=terasort", "--json", "-")).isZero();
    JsonNode root = new ObjectMapper().readTree(out());
    assertThat(root.get("schema").asText()).isEqualTo("bench-suite/report/1");
    JsonNode section = root.get("sections").get(0);
    assertThat(section.get("benchmark").asText()).isEqualTo("terasort");
    assertThat(section.get("axis").get("name").asText()).isEqualTo("size");
    RunRecord first =
        ReportSamples.study().stream()
            .filter(run -> run.benchmark().equals("terasort"))
            .findFirst()
            .orElseThrow();
    JsonNode elapsed = section.get("cases").get(0).get("numbers").get(0);
    assertThat(elapsed.get("name").asText()).isEqualTo("elapsed");
    assertThat(elapsed.get("mean").asDouble())
        .isEqualTo(Summary.of(first, "elapsed").orElseThrow().mean());
  }

  @Test
  void csvOnStandardOutputIsAloneThere() {
    assertThat(report("hdd", "--csv", "-", "--markdown", file("a.md"))).isZero();
    assertThat(out()).startsWith("run,benchmark,benchmark_operation,label");
    assertThat(out().lines().skip(1)).isNotEmpty().allMatch(line -> line.contains(",hdd,"));
    assertThat(err()).contains("Report: " + file("a.md"));
  }

  @Test
  void queriesAreJoinedAndRunsCountOnce() throws IOException {
    String file;
    try (Stream<Path> files = Files.list(store)) {
      file = files.sorted().findFirst().orElseThrow().toString();
    }
    assertThat(report(file, "hdd", "label=hdd", "single", "--json", "-")).isZero();
    long hdd = ReportSamples.study().stream().filter(run -> run.label().equals("hdd")).count();
    assertThat(new ObjectMapper().readTree(out()).get("overview").get("runs").asLong())
        .isEqualTo(hdd + 1);
  }

  @Test
  void damagedFilesAreNamedInTheReport() throws IOException {
    Files.writeString(store.resolve("20260101-cut.json"), "{\"schema\": \"bench-su");
    assertThat(report("--markdown", "-")).isZero();
    assertThat(err()).contains("Skipped 20260101-cut.json");
    assertThat(out()).contains("unreadable-file", "20260101-cut.json");
  }

  @Test
  void publishedStudiesWithoutRunsGetTheirOwnSection() {
    assertThat(report("hdd", "--with-published", "uhadoop", "--markdown", "-")).isZero();
    assertThat(out()).contains("## Published: uhadoop/terasort", "## dfsio write");
    out.reset();
    assertThat(report("--with-published", "uhadoop/terasort", "--markdown", "-")).isZero();
    assertThat(out())
        .doesNotContain("## Published: uhadoop/terasort")
        .contains("Published study uhadoop/terasort", "**WARNING stated-size**");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--html missing/report.html",
        "--html .",
        "--html a.html --csv a.html",
        "--markdown - --json -",
        "nobody --html a.html",
        "colour=red --html a.html",
        "--with-published nothing --html a.html"
      })
  void whatCannotBeMeantIsOneSentence(String line) throws IOException {
    String[] words =
        Stream.of(line.split(" "))
            .filter(word -> !word.isEmpty())
            .map(word -> word.matches("missing.*|[.]|a[.]html") ? file(word) : word)
            .toArray(String[]::new);
    assertThat(report(words)).isEqualTo(2);
    assertThat(err().lines().filter(text -> !text.isBlank())).hasSize(1);
    assertThat(out()).isEmpty();
    assertThat(names()).isEmpty();
  }

  @Test
  void anOldReportIsReplacedOnlyByAWholeOne() throws IOException {
    Path old = Files.writeString(folder.resolve("a.html"), "old");
    assertThat(report("nobody", "--html", old.toString())).isEqualTo(2);
    assertThat(old).hasContent("old");
    assertThat(report("--html", old.toString())).isZero();
    assertThat(Files.readString(old)).startsWith("<!DOCTYPE html>");
    assertThat(names()).containsExactly("a.html");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
