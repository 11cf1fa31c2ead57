package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** PerformanceEvaluation's clients in map tasks: {@code hadoop jar} in a fresh JVM. */
class HBaseOnYarnIT {

  private static final String TABLE = "--table=PeOnYarn";

  @TempDir Path folder;

  private HadoopCommand.Finished finished;
  private SubmittedJob job;

  @Test
  void tasksCountEveryRowOfTheirClientsOnce() throws Exception {
    submit(
        "bench.jar",
        "pe",
        TABLE,
        "--rows=2000",
        "--presplit=2",
        "--verify",
        "sequentialWrite",
        "2",
        "-queue",
        "default");
    checkWrites(Records.latest(records()));
    checkJob();

    submit(
        "bench.hbase-pe.jar",
        TABLE,
        "--rows=1000",
        "--threadsPerMap=2",
        "--verify",
        "-barrier",
        "randomRead",
        "4");
    checkReads(Records.latest(records()));
    checkJob();
  }

  private void submit(String jar, String... words) throws Exception {
    HadoopCommand command = HadoopCommand.jarOn(HBaseTestCluster.confDir(), folder, jar, words);
    Process client = command.start();
    job = SubmittedJob.await(HBaseTestCluster.configuration(), folder, client);
    finished = command.finish(client);
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
  }

  /** Tasks get what their clients need, and the job keeps the settings of its own. */
  private void checkJob() {
    assertThat(job.jarEntries())
        .contains("org/benchsuite/hbase/HBasePe.class")
        .noneMatch(name -> name.startsWith("lib/"));
    assertThat(job.libraries())
        .anyMatch(name -> name.startsWith("hbase-shaded-mapreduce-"))
        .anyMatch(name -> name.startsWith("opentelemetry-api-"))
        .anyMatch(name -> name.startsWith("opentelemetry-context-"))
        .anyMatch(name -> name.startsWith("opentelemetry-semconv-"));
    Configuration tasks = job.configuration();
    String port = "hbase.zookeeper.property.clientPort";
    assertThat(tasks.get(port)).isEqualTo(HBaseTestCluster.configuration().get(port));
    assertThat(tasks.get("hbase.zookeeper.quorum")).isEqualTo("localhost");
    assertThat(tasks.getInt("mapreduce.job.reduces", 1)).isZero();
    assertThat(tasks.getBoolean("mapreduce.map.speculative", true)).isFalse();
  }

  private void checkWrites(RunRecord record) {
    assertThat(record.valid()).isTrue();
    assertThat(record.fingerprint().facts())
        .containsEntry("mapreduce.framework", "yarn")
        .containsEntry("hbase.table.regions", "2")
        .hasEntrySatisfying(
            "hbase.client.jar", jar -> assertThat(jar).startsWith("hbase-shaded-mapreduce-"))
        .containsKeys("hbase.version", "hbase.client.version", "hbase.regionservers");
    Trial trial = record.trials().get(0);
    assertThat(trial.tasks()).hasSize(2).allMatch(task -> task.bytes() == 2_000_000);
    assertThat(value(trial, "rows")).isEqualTo(4000);
    assertThat(trial.notes())
        .filteredOn(note -> note.rule().equals("rows-read-back"))
        .extracting(Note::text)
        .hasSize(2)
        .allMatch(text -> text.contains("All 2,000 acknowledged rows were read back"));
    assertThat(finished.out())
        .containsPattern("\\[SequentialWriteTest\\] Summary of timings \\(ms\\): \\[\\d+, \\d+\\]");
  }

  private void checkReads(RunRecord record) {
    assertThat(record.valid()).isTrue();
    Trial trial = record.trials().get(0);
    assertThat(trial.tasks()).hasSize(2).extracting(TaskResult::attempt).containsOnly(0);
    assertThat(trial.operations()).hasSize(1);
    OpStats reads = trial.operations().get(0);
    assertThat(reads.operation()).isEqualTo("read");
    assertThat(reads.count()).isEqualTo(4000);
    assertThat(reads.service().count()).isEqualTo(4000);
    assertThat(reads.failed()).isZero();
    assertThat(value(trial, "requests (read)")).isEqualTo(4000);
    assertThat(value(trial, "rows")).isEqualTo(4000);
    assertThat(value(trial, "missing rows")).isZero();
    assertThat(value(trial, "payload")).isEqualTo(4_000_000);
    assertThat(finished.out())
        .containsPattern(
            "\\[RandomReadTest\\] Summary of timings \\(ms\\): \\[\\d+, \\d+, \\d+, \\d+\\]")
        .contains("Thread : TestClient-0 to TestClient-1", "Thread : TestClient-2 to TestClient-3")
        .contains("Num measures (latency) : 4000")
        .doesNotContain("Num measures (latency) : 0");
  }

  @Test
  void withoutATicketASecureClusterIsNotWaitedFor() throws Exception {
    finished =
        HadoopCommand.jarOn(
                HBaseTestCluster.confDir(),
                folder,
                "bench.jar",
                "pe",
                "-D",
                "hbase.security.authentication=kerberos",
                "randomRead",
                "1")
            .run();
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(3);
    assertThat(finished.err()).contains("Cannot reach HBase at localhost:").contains("(kinit)");
    assertThat(finished.out()).isEmpty();
  }

  private static double value(Trial trial, String name) {
    return trial.scalar(name).map(Scalar::value).orElseThrow(() -> new AssertionError(name));
  }

  private Path records() {
    return folder.resolve("bench-suite-results");
  }
}
