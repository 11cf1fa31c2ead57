package org.benchsuite.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.RunRecordJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A large store in a small heap, in a JVM of its own. */
class ReportOfManyRunsTest {

  private static final int RUNS = 10_000;
  private static final Duration DEADLINE = Duration.ofMinutes(5);

  @TempDir private Path folder;

  @Test
  void tenThousandRunsFitIntoASmallHeap() throws IOException, InterruptedException {
    Path store = Files.createDirectory(folder.resolve("store"));
    List<RunRecord> few = ReportSamples.many(50);
    for (int i = 0; i < RUNS; i++) {
      RunRecord run = ReportSamples.withId(few.get(i % few.size()), "run-%05d".formatted(i));
      Files.write(store.resolve(run.id() + ".json"), RunRecordJson.toJson(run));
    }
    Path report = folder.resolve("report.html");
    Path log = folder.resolve("log");

    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                System.getProperty("java.class.path"),
                SuiteMain.class.getName(),
                "report",
                "--results",
                store.toString(),
                "--html",
                report.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    boolean ended = process.waitFor(DEADLINE.toSeconds(), TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as(Files.readString(log)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(log)).isZero();
    assertThat(Files.readString(report))
        .contains("<dd>10000</dd>", "And 9500 more runs.")
        .hasSizeLessThan(4 << 20);
  }
}
