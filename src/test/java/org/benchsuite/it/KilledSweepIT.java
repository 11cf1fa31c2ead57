package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.common.Poll;
import org.benchsuite.results.RunRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sweep whose client is killed with -9 again and again, and is started again each time. */
class KilledSweepIT {

  private static final int CASES = 20;
  private static final int KILLS = 10;
  private static final long SEED = 20;
  private static final String ROOT = "/tmp/killed-sweep";

  @TempDir Path folder;

  private HadoopCommand sweep() {
    return HadoopCommand.jar(
        folder, "bench.jar", "sweep", "plan.yaml", "-D", "test.build.data=" + ROOT);
  }

  @Test
  void everyCaseIsThereOnceInTheEnd() throws Exception {
    String sizes =
        String.join(", ", IntStream.rangeClosed(1, CASES).mapToObj(i -> i + "MB").toList());
    Files.writeString(
        folder.resolve("plan.yaml"),
        """
        name: killed
        command: dfsio -write -nrFiles 1 -size ${size} -D mapreduce.job.ubertask.enable=true
        options:
          size: [%s]
        """
            .formatted(sizes));
    Random random = new Random(SEED);
    for (int kill = 1; kill <= KILLS; kill++) {
      // spread over the sweep: within the run that follows so many finished ones
      int finished = kill * (CASES - 1) / KILLS - 1;
      Process client = sweep().start();
      assertThat(Poll.until(() -> records() >= finished, Duration.ofMinutes(4))).isTrue();
      boolean ended = client.waitFor(random.nextInt(6000), TimeUnit.MILLISECONDS);
      assertThat(ended).as(Files.readString(folder.resolve("stderr"))).isFalse();
      client.destroyForcibly().waitFor();
    }
    HadoopCommand.Finished last = sweep().run();
    assertThat(last.exitCode()).as(last.toString()).isZero();
    assertThat(last.out()).contains("Sweep killed: 20 of 20 runs are valid.");

    List<RunRecord> records = Records.all(folder.resolve("bench-suite-results"));
    assertThat(records).hasSize(CASES).allMatch(RunRecord::valid);
    Set<String> cases = new HashSet<>();
    records.forEach(run -> cases.add(run.parameters().get("case")));
    assertThat(cases).hasSize(CASES);
    assertThat(left()).as("work folders of killed clients").isEmpty();

    HadoopCommand.Finished again = sweep().run();
    assertThat(again.exitCode()).isZero();
    assertThat(again.err()).contains("All 20 runs of the sweep killed (round 1) were run already");
    assertThat(records()).isEqualTo(CASES);
  }

  private int records() throws IOException {
    Path results = folder.resolve("bench-suite-results");
    if (!Files.isDirectory(results)) {
      return 0;
    }
    try (var files = Files.list(results)) {
      return (int) files.filter(file -> file.toString().endsWith(".json")).count();
    }
  }

  /** Work folders of runs of the sweep, each of which has a start in its journal. */
  private List<String> left() throws IOException {
    FileSystem fileSystem = FileSystem.get(TestCluster.configuration());
    org.apache.hadoop.fs.Path parent =
        new org.apache.hadoop.fs.Path("/tmp/bench-suite-" + System.getProperty("user.name"));
    String[] starts = folder.resolve("bench-suite-results/sweeps/killed").toFile().list();
    return List.of(fileSystem.listStatus(parent)).stream()
        .map(status -> status.getPath().getName())
        .filter(id -> List.of(starts).stream().anyMatch(start -> start.contains(id)))
        .toList();
  }
}
