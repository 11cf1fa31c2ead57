package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.benchsuite.common.Poll;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map task whose JVM is killed in mid-write: it is run again, and only the winner counts. */
class KilledTaskIT {

  private static final long BYTES = 512L << 20;

  @TempDir Path folder;

  @Test
  void onlyTheAttemptThatWasCommittedCounts() throws Exception {
    Process client =
        HadoopCommand.jar(
                folder,
                "bench.jar",
                "dfsio",
                "-write",
                "-nrFiles",
                "2",
                "-size",
                "512MB",
                "-D",
                "test.build.data=/tmp/dfsio-killed-task")
            .start();
    assertThat(Poll.until(() -> firstAttempt().isPresent(), Duration.ofSeconds(90))).isTrue();
    firstAttempt().orElseThrow().destroyForcibly();
    assertThat(client.waitFor()).isZero();

    RunRecord record = Records.latest(folder.resolve("bench-suite-results"));
    Trial trial = record.trials().get(0);
    assertThat(record.valid()).isTrue();
    assertThat(trial.notes()).extracting(Note::rule).contains("failed-attempts");
    assertThat(trial.tasks()).hasSize(2).allMatch(task -> task.bytes() == BYTES);
    assertThat(trial.tasks().get(0).attempt()).isEqualTo(1);
    assertThat(trial.scalar("bytes").orElseThrow().value()).isEqualTo(2.0 * BYTES);
  }

  /** The JVM of the first task's first attempt. */
  private static Optional<ProcessHandle> firstAttempt() {
    return ProcessHandle.allProcesses()
        .filter(
            process ->
                process
                    .info()
                    .arguments()
                    .map(words -> String.join(" ", words))
                    .filter(line -> line.contains(TestCluster.get().baseDir().toString()))
                    .filter(line -> line.contains("YarnChild") && line.contains("_m_000000_0"))
                    .isPresent())
        .filter(process -> process.info().command().orElse("").endsWith("java"))
        .findFirst();
  }
}
