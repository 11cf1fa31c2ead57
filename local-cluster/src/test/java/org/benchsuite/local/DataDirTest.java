package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Data that is kept is there again on the next start. */
class DataDirTest {
  @TempDir private Path data;

  @Test
  void dataSurvivesARestart() throws IOException {
    try (LocalCluster cluster = LocalCluster.builder().dataDir(data).dataNodes(2).start()) {
      HdfsFiles files = new HdfsFiles(cluster.configuration());
      assertThat(cluster.configuration().getInt("dfs.replication", 0)).isEqualTo(2);
      files.write("/tmp/kept", "still here");
    }
    try (LocalCluster cluster = LocalCluster.builder().dataDir(data).dataNodes(2).start()) {
      HdfsFiles files = new HdfsFiles(cluster.configuration());
      assertThat(files.read("/tmp/kept")).isEqualTo("still here");
      files.append("/tmp/kept", ", and more");
      assertThat(files.read("/tmp/kept")).isEqualTo("still here, and more");
    }
  }
}
