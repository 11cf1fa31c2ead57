package org.benchsuite.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans on the command line, on local files and with tasks inside this JVM. */
class SweepCommandTest {

  @TempDir Path folder;

  private record Finished(int exitCode, String out, String err) {}

  private Finished run(String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            100);
    int exitCode = SuiteMain.cli(console).run(words);
    return new Finished(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private Finished sweep(String... words) {
    return run(
        Stream.of(
                List.of("sweep", "-results", folder.resolve("results").toString()), List.of(words))
            .flatMap(List::stream)
            .toArray(String[]::new));
  }

  private String plan(String text) throws IOException {
    return Files.writeString(folder.resolve("plan.yaml"), text).toString();
  }

  @Test
  void runsAPlanAndTheSameFromALine() throws Exception {
    String data = "test.build.data=" + folder.resolve("data").toUri();
    String log = folder.resolve("log").toString();
    Finished plan =
        sweep(
            plan(
                """
                commands:
                  - dfsio -write -resFile %s -D %s
                  - dfsio -read -verify -resFile %s -D %s
                options:
                  nrFiles: [1, 2]
                  size: 10KB
                """
                    .formatted(log, data, log, data)));
    assertThat(plan.exitCode()).as(plan.toString()).isZero();
    assertThat(plan.out()).contains("Sweep plan: 4 of 4 runs are valid.");
    assertThat(plan.err()).contains("Run 4 of 4");
    Finished line =
        sweep(
            "--axis",
            "nrFiles=1,2",
            "--axis",
            "size=10KB,20KB",
            "--zip",
            "--repeats",
            "2",
            "--",
            "dfsio",
            "-write",
            "-resFile",
            log,
            "-D",
            data);
    assertThat(line.exitCode()).as(line.toString()).isZero();
    assertThat(line.out()).contains("4 of 4 runs are valid");
  }

  @Test
  void mistakesHaveTheirPlaceAndNothingRuns() throws Exception {
    assertMistake("command: dfsio -write\noptions:\n  nrFile: 2\n", ":3:3: dfsio has no option");
    assertMistake("command: dfsio -write\noptions:\n  size: [1MB, 1XB]\n", ":3:15: ");
    assertMistake("comand: dfsio -write\n", ":1:1: unknown key 'comand'");
    assertMistake("command: dfsoi -write\n", ":1:10: there is no benchmark 'dfsoi'");
    assertMistake("command: compare a b\n", ":1:10: there is no benchmark 'compare'");
    assertMistake("command: terasort run 10X /d\n", ":1:10: '10X' is neither");
    assertMistake("command: dfsio -write --help\n", ":1:10: ");
  }

  private void assertMistake(String text, String words) throws IOException {
    Finished finished = sweep(plan(text));
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(ExitCode.USAGE);
    assertThat(finished.err()).contains("plan.yaml" + words).doesNotContain("Exception");
    assertThat(finished.err().lines()).hasSize(1);
    assertThat(folder.resolve("results")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sweep nowhere.yaml",
        "sweep a b",
        "sweep --axis nrFiles -- dfsio -write",
        "sweep --axis nrFiles=1 --repeats 0 -- dfsio -write",
        "sweep",
        "scenario",
        "scenario run",
        "scenario run nothing",
        "scenario run uhadoop/terasort --scale 0",
        "scenario run uhadoop/terasort --scale 1/99999999999999",
        "scenario run uhadoop/tpch-hive",
        "sweep nowhere.yaml --repeats 5",
        "sweep --axis nrFiles=1 --name ../evil -- dfsio -write",
        "report --html r.html --json ./r.html",
        "runs --results file:r1",
        "scenario show uhadoop"
      })
  void usageIsOneSentence(String line) {
    Finished finished = run(line.split(" "));
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(ExitCode.USAGE);
    assertThat(finished.err().lines()).hasSize(1);
    assertThat(finished.err()).doesNotContain("Exception").endsWith(System.lineSeparator());
  }

  @Test
  void scenariosAreListedShownAndRunnableAsPlans() throws Exception {
    Finished list = run("scenario", "list");
    assertThat(list.exitCode()).isZero();
    assertThat(list.out().lines()).hasSize(10);
    for (String name : Scenarios.NAMES) {
      assertThat(list.out()).contains(name);
      Finished show = run("scenario", "show", name);
      assertThat(show.out()).contains("name: " + name);
      if (list.out().lines().anyMatch(line -> line.startsWith(name) && line.endsWith("runs"))) {
        Finished dry = sweep(plan(show.out()), "--dry-run", "--scale", "1/1024");
        assertThat(dry.exitCode()).as(dry.toString()).isZero();
      }
    }
    assertThat(list.out()).containsPattern("(?m)^uhadoop/hbase .* runs$");
    assertThat(run("scenario", "run", "uhadoop/tpch-hive").err())
        .contains("needs tpch-hive, which this version does not have");
  }
}
