package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.benchsuite.local.LocalCluster;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Replication and erasure coding, whose physical bytes are more than the logical ones. */
class SeveralDataNodesIT {

  private static final String POLICY = "XOR-2-1-1024k";

  private static LocalCluster cluster;

  @TempDir Path folder;

  @BeforeAll
  static void start() throws IOException {
    cluster =
        LocalCluster.builder()
            .dataNodes(3)
            .libDir(Path.of(System.getProperty("bench.hadoop.lib")))
            .start();
    ((DistributedFileSystem) FileSystem.get(cluster.configuration()))
        .enableErasureCodingPolicy(POLICY);
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  private double physicalOverLogical(String root, String... options) throws IOException {
    InProcess suite = new InProcess(folder, cluster.confDir());
    InProcess.Finished write = suite.dfsio(root, options);
    assertThat(write.exitCode()).as(write.toString()).isZero();
    RunRecord record = Records.latest(suite.results());
    Trial trial = record.trials().get(0);
    return trial.scalar("physical aggregate throughput").orElseThrow().value()
        / trial.scalar("aggregate throughput").orElseThrow().value();
  }

  @Test
  void replicasAreCounted() throws IOException {
    assertThat(physicalOverLogical("/tmp/replicated", "-write", "-size", "2MB"))
        .isCloseTo(3.0, within(1e-9));
    assertThat(physicalOverLogical("/tmp/two", "-write", "-size", "2MB", "-replication", "2"))
        .isCloseTo(2.0, within(1e-9));
  }

  @Test
  void parityIsCountedAndStripedFilesVerify() throws IOException {
    assertThat(
            physicalOverLogical(
                "/tmp/striped", "-write", "-size", "5MB", "-erasureCodePolicy", POLICY, "-verify"))
        .isCloseTo(1.5, within(1e-9));
    InProcess.Finished read =
        new InProcess(folder, cluster.confDir())
            .dfsio("/tmp/striped", "-read", "-size", "5MB", "-verify");
    assertThat(read.exitCode()).as(read.toString()).isZero();
    assertThat(read.out()).contains("every one as it was written");
  }
}
