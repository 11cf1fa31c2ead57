package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.common.Poll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A client killed with -9 in mid-write: its job runs on without it, until -clean. */
class KilledClientIT {

  private static final String ROOT = "/tmp/dfsio-killed";
  private static final String PROPERTY = "test.build.data=" + ROOT;

  @TempDir Path folder;

  @Test
  void cleanStopsTheOrphanAndANewRunWorks() throws Exception {
    Process client =
        HadoopCommand.jar(
                folder,
                "bench.jar",
                "dfsio",
                "-write",
                "-nrFiles",
                "2",
                "-size",
                "2GB",
                "-D",
                PROPERTY)
            .start();
    assertThat(Poll.until(KilledClientIT::someFileIsOpen, Duration.ofSeconds(90))).isTrue();
    client.destroyForcibly().waitFor();

    HadoopCommand.Finished clean =
        HadoopCommand.jar(folder, "bench.jar", "dfsio", "-clean", "-D", PROPERTY).run();
    assertThat(clean.exitCode()).as(clean.toString()).isZero();
    assertThat(clean.err()).contains("Stopped 1 job(s)").contains("Removed");

    HadoopCommand.Finished again =
        HadoopCommand.jar(
                folder,
                "bench.jar",
                "dfsio",
                "-write",
                "-nrFiles",
                "2",
                "-size",
                "2MB",
                "-D",
                PROPERTY)
            .run();
    assertThat(again.exitCode()).as(again.toString()).isZero();
    assertThat(Records.all(folder.resolve("bench-suite-results")))
        .singleElement()
        .satisfies(record -> assertThat(record.valid()).isTrue());
    FileStatus[] files = fileSystem().listStatus(new org.apache.hadoop.fs.Path(ROOT + "/io_data"));
    assertThat(files).hasSize(2).allMatch(file -> file.getLen() == 2 << 20);
  }

  private static boolean someFileIsOpen() throws IOException {
    org.apache.hadoop.fs.Path data = new org.apache.hadoop.fs.Path(ROOT + "/io_data");
    return fileSystem().exists(data) && fileSystem().listStatus(data).length > 0;
  }

  private static FileSystem fileSystem() throws IOException {
    return FileSystem.get(TestCluster.configuration());
  }
}
