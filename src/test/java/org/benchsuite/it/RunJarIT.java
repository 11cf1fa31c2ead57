package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.benchsuite.results.RunRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jars as users submit them: {@code hadoop jar} in a fresh JVM, containers on YARN. */
class RunJarIT {

  @TempDir Path folder;

  @Test
  void suiteJarRunsOnYarnWithGenericOptionsAfterItsOwn() throws Exception {
    HadoopCommand.Finished write =
        HadoopCommand.jar(
                folder,
                "bench.jar",
                "dfsio",
                "-WRITE",
                "-nrfiles",
                "2",
                "-fileSize",
                "3",
                "-label",
                "it",
                "-D",
                "dfs.replication=1",
                "-Dtest.build.data=/tmp/run-jar-it",
                "-queue",
                "default")
            .run();
    assertThat(write.exitCode()).as(write.toString()).isZero();
    assertThat(write.out())
        .contains("----- TestDFSIO ----- : write")
        .containsPattern("        Number of files: 2\\R Total MBytes processed: 6\\R")
        .containsPattern("      Throughput mb/sec: [0-9.]+\\R Average IO rate mb/sec: [0-9.]+\\R");
    assertThat(Files.readString(folder.resolve("TestDFSIO_results.log")))
        .startsWith("----- TestDFSIO ----- : write");
    RunRecord record = Records.latest(folder.resolve("bench-suite-results"));
    assertThat(record.valid()).isTrue();
    assertThat(record.label()).isEqualTo("it");
    assertThat(record.parameters()).containsEntry("D dfs.replication", "1");
    assertThat(record.fingerprint().facts())
        .containsEntry("mapreduce.framework", "yarn")
        .containsEntry("hdfs.datanodes", "1")
        .containsKeys("hadoop.version", "yarn.vcores", "yarn.memory.mib", "hdfs.block.bytes");
    assertThat(record.trials().get(0).tasks()).hasSize(2);

    HadoopCommand.Finished read =
        HadoopCommand.jar(
                folder,
                "bench.dfsio.jar",
                "-read",
                "-verify",
                "-nrFiles",
                "2",
                "-size",
                "3MB",
                "-barrier",
                "-D",
                "test.build.data=/tmp/run-jar-it")
            .run();
    assertThat(read.exitCode()).as(read.toString()).isZero();
    assertThat(read.out()).contains("----- TestDFSIO ----- : read");

    HadoopCommand.Finished report =
        HadoopCommand.jar(folder, "bench.jar", "report", "it", "--html", "report.html").run();
    assertThat(report.exitCode()).as(report.toString()).isZero();
    assertThat(Files.readString(folder.resolve("report.html")))
        .contains("Results of dfsio write", "Apache ECharts");
  }

  @Test
  void versionNamesTheBuild() throws IOException, InterruptedException {
    HadoopCommand.Finished version = HadoopCommand.jar(folder, "bench.jar", "version").run();
    assertThat(version.exitCode()).isZero();
    assertThat(version.out()).containsPattern("Bench Suite \\d+\\.\\d+");
  }

  @Test
  void doctorFindsTheClusterFit() throws IOException, InterruptedException {
    HadoopCommand.Finished doctor = HadoopCommand.jar(folder, "bench.jar", "doctor").run();
    assertThat(doctor.exitCode()).as(doctor.toString()).isZero();
    assertThat(doctor.out())
        .containsPattern("OK +DataNodes +1 live, 0 dead")
        .containsPattern("OK +queue default")
        .containsPattern("OK +Java of containers +" + System.getProperty("java.version"));
  }

  @Test
  void doctorNamesAMissingQueue() throws IOException, InterruptedException {
    HadoopCommand.Finished doctor =
        HadoopCommand.jar(folder, "bench.jar", "doctor", "-queue", "nowhere").run();
    assertThat(doctor.exitCode()).isEqualTo(3);
    assertThat(doctor.out()).containsPattern("FAIL +queue nowhere +does not exist");
  }
}
