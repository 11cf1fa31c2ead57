package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.benchsuite.common.Poll;
import org.benchsuite.results.RunRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code scripts/bench quickstart}, the first thing a new user types. */
class LauncherIT {

  private static final Path LAUNCHER = Path.of("..", "scripts", "bench").toAbsolutePath();

  @TempDir Path folder;

  private Process quickstart() throws IOException {
    // a session of its own, so that an interrupt reaches all of it as Ctrl-C does, even where
    // whatever started these tests ignores interrupts
    ProcessBuilder builder =
        new ProcessBuilder(
                "setsid",
                "env",
                "--default-signal=INT",
                LAUNCHER.toString(),
                "quickstart",
                "--size",
                "16MB")
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile());
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + folder);
    builder.environment().remove("HADOOP_CONF_DIR");
    return builder.start();
  }

  @Test
  void endsWithABlockASummaryAndRecordsAndLeavesNothingRunning() throws Exception {
    Process quickstart = quickstart();
    assertThat(quickstart.waitFor(5, TimeUnit.MINUTES)).isTrue();
    String out = Files.readString(folder.resolve("out"));
    assertThat(quickstart.exitValue()).as(Files.readString(folder.resolve("err"))).isZero();
    assertThat(out)
        .contains("----- TestDFSIO ----- : write", "----- TestDFSIO ----- : read")
        .contains("every one as it was written")
        .contains("Record: " + folder.resolve("bench-suite-results"));
    assertThat(Records.all(folder.resolve("bench-suite-results")))
        .hasSize(2)
        .allMatch(RunRecord::valid);
    assertNothingLeft();
  }

  @Test
  void interruptLeavesNothing() throws Exception {
    Process quickstart = quickstart();
    assertThat(Poll.until(() -> printed("Submitted job_"), Duration.ofMinutes(2))).isTrue();
    new ProcessBuilder("kill", "-INT", "--", "-" + quickstart.pid()).inheritIO().start().waitFor();
    assertThat(quickstart.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(quickstart.exitValue()).isEqualTo(130);
    assertNothingLeft();
    assertThat(folder.resolve("bench-suite-results")).doesNotExist();
  }

  private boolean printed(String words) throws IOException {
    return Files.readString(folder.resolve("err")).contains(words);
  }

  private void assertNothingLeft() throws IOException, InterruptedException {
    assertThat(Poll.until(() -> left().isEmpty(), Duration.ofSeconds(20)))
        .as(left().toString())
        .isTrue();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.startsWith("bench-suite-local"));
    }
  }

  private List<String> left() {
    return ProcessHandle.allProcesses()
        .map(process -> process.info().commandLine().orElse(""))
        .filter(line -> line.contains(folder.toString()))
        .toList();
  }
}
