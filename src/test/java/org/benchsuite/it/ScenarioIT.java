package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A published study run small, with the tasks of its jobs inside the client. */
class ScenarioIT {

  private static final int STEPS = 20;
  private static final String DATA = "/bench/uhadoop/terasort";

  @TempDir Path folder;

  private HadoopCommand scenario(String... options) {
    return HadoopCommand.jar(folder, "bench.jar", words(options));
  }

  private static String[] words(String... options) {
    List<String> words =
        new java.util.ArrayList<>(
            List.of("scenario", "run", "uhadoop/terasort", "--scale", "1/10240", "-jt", "local"));
    words.addAll(List.of(options));
    return words.toArray(String[]::new);
  }

  @Test
  void twentyStepsGenerateWhatTheLastNeedsAndEndInTheTableOfTheStudy() throws Exception {
    HadoopCommand.Finished dry = scenario("--dry-run").run();
    assertThat(dry.exitCode()).as(dry.toString()).isZero();
    assertThat(dry.out())
        .contains("uhadoop/terasort-scale-1-10240: 20 cases, 20 runs, grouped. Nothing is run.")
        .contains("Space: ")
        .contains("Time: unknown");
    assertThat(folder.resolve("bench-suite-results")).doesNotExist();

    HadoopCommand.Finished run = scenario("--label", "laptop").run();
    assertThat(run.exitCode()).as(run.toString()).isZero();
    assertThat(run.out()).contains("20 of 20 runs are valid").containsPattern("20 MiB +\\d");
    List<RunRecord> records = Records.all(folder.resolve("bench-suite-results"));
    assertThat(records).hasSize(STEPS).allMatch(RunRecord::valid);
    double generated = records.stream().mapToDouble(ScenarioIT::generated).sum();
    RunRecord last = records.get(STEPS - 1);
    double lastBytes = scalar(last, "bytes");
    assertThat(lastBytes).isBetween(20.0 * (1 << 20), 20.0 * (1 << 20) + 100);
    assertThat(generated).isEqualTo(lastBytes);
    assertThat(rowsOnHdfs()).isEqualTo((long) lastBytes);

    HadoopCommand.Finished show = scenario("--label", "laptop", "--with-published").run();
    assertThat(show.exitCode()).as(show.toString()).isZero();
    assertThat(show.err()).contains("All 20 runs");
    assertThat(show.out()).contains("published");
    assertThat(Records.all(folder.resolve("bench-suite-results"))).hasSize(STEPS);
  }

  private static double generated(RunRecord run) {
    return scalar(run, "generated");
  }

  private static double scalar(RunRecord run, String name) {
    return run.trials().get(0).scalar(name).map(Scalar::value).orElseThrow();
  }

  private static long rowsOnHdfs() throws Exception {
    FileSystem fileSystem = FileSystem.get(TestCluster.configuration());
    long bytes = 0;
    for (var slice : fileSystem.listStatus(new org.apache.hadoop.fs.Path(DATA, "input"))) {
      for (var file : fileSystem.listStatus(slice.getPath())) {
        bytes += file.getPath().getName().startsWith("part-") ? file.getLen() : 0;
      }
    }
    return bytes;
  }
}
