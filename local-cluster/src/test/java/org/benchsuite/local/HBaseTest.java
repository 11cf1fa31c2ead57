package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A cluster with HBase: what HBase has acknowledged stays, and nothing of its processes does. */
class HBaseTest {
  private static final Duration LIMIT = Duration.ofSeconds(20);

  @TempDir private Path folder;

  @Test
  void acknowledgedRowsOutliveEveryCrashAndNoProcessOutlivesTheCluster() throws IOException {
    rowsOutliveTheRegionServer();
    keptRowsAreServedByALaterCluster();
  }

  /** Ends with a crash of the cluster too, after which only the data folder is left. */
  private void rowsOutliveTheRegionServer() throws IOException {
    LocalCluster cluster =
        LocalCluster.builder()
            .hbase()
            .hbaseLibDir(HBaseClient.libraries())
            .dataDir(data())
            .setting("hbase.client.pause", "50")
            .start();
    try {
      EmbeddedHBase hbase = cluster.hbase().orElseThrow();
      assertThat(cluster.configuration().get("hbase.zookeeper.quorum")).isEqualTo(hbase.quorum());
      assertThat(cluster.configuration().getInt("hbase.zookeeper.property.clientPort", 0))
          .isEqualTo(hbase.clientPort());
      assertThat(cluster.configuration().get("hbase.client.pause")).isEqualTo("50");
      HBaseClient client = new HBaseClient(cluster.confDir());
      client.write();
      assertThatThrownBy(hbase::startRegionServer).hasMessageContaining("still running");

      hbase.pauseRegionServer();
      assertThat(Poll.until(LIMIT, () -> isStopped(hbase.regionServerPid()))).isTrue();
      hbase.resumeRegionServer();
      assertThat(Poll.until(LIMIT, () -> !isStopped(hbase.regionServerPid()))).isTrue();

      long killed = hbase.regionServerPid();
      hbase.killRegionServer();
      assertThat(isAlive(killed)).isFalse();
      assertThatThrownBy(hbase::pauseRegionServer).hasMessageContaining("has ended");
      hbase.startRegionServer();
      assertThat(hbase.regionServerPid()).isNotEqualTo(killed);
      client.assertAllRead();

      long master = hbase.masterPid();
      ProcessHandle.of(cluster.pid()).orElseThrow().destroyForcibly();
      assertThat(Poll.until(LIMIT, () -> !isAlive(master))).as("the master has ended").isTrue();
    } finally {
      cluster.close();
    }
    new Leftovers(cluster.baseDir()).assertNone();
  }

  private void keptRowsAreServedByALaterCluster() throws IOException {
    try {
      String started =
          run(
              "start",
              "--with",
              "hbase",
              "--hbase-lib-dir",
              HBaseClient.libraries().toString(),
              "--data-dir",
              data().toString());
      assertThat(started).contains("HBase ... ready").contains("HADOOP_CONF_DIR=");
      Path conf = Path.of(started.replaceFirst("(?s).*HADOOP_CONF_DIR=(\\S+).*", "$1"));
      assertThat(run("status"))
          .containsPattern("ZooKeeper localhost:\\d+, master \\(process \\d+\\), region server");
      new HBaseClient(conf).assertAllRead();
      run("stop");
      new Leftovers(conf.getParent()).assertNone();
    } finally {
      run("stop");
    }
  }

  @Test
  void nothingOfHBaseIsOnTheClassPathOfHdfsAndYarn() {
    assertThatThrownBy(() -> Class.forName("org.apache.hadoop.hbase.TableName"))
        .isInstanceOf(ClassNotFoundException.class);
  }

  @Test
  void aFolderWithoutHBaseIsNamed() {
    Path nowhere = folder.resolve("nowhere");
    assertThatThrownBy(() -> LocalCluster.builder().hbase().hbaseLibDir(nowhere).start())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("There is no folder " + nowhere + " with the jars of HBase");
  }

  @Test
  void aPartThatThereIsNotIsWrongUsage() {
    assertThat(run("start", "--with", "hbase,hiv"))
        .startsWith("--with: there is no part 'hiv'; what there is: hbase");
  }

  @Test
  void theStateOfItsProcessesIsReadAsItWasWritten() throws IOException {
    ClusterLayout layout = new ClusterLayout(folder);
    assertThat(HBaseState.find(layout)).isEmpty();
    HBaseState state = new HBaseState(1, 2, 3, 4);
    state.write(layout);
    assertThat(HBaseState.find(layout)).contains(state);
    state.withRegionServer(5).write(layout);
    assertThat(HBaseState.find(layout)).isEqualTo(Optional.of(new HBaseState(1, 2, 5, 4)));
  }

  private Path data() {
    return folder.resolve("data");
  }

  private static boolean isAlive(long pid) {
    // one that has ended but that nobody has taken note of yet has no command line
    return ProcessHandle.of(pid).flatMap(process -> process.info().commandLine()).isPresent();
  }

  private static boolean isStopped(long pid) throws IOException {
    Process ps = new ProcessBuilder("ps", "-o", "state=", "-p", Long.toString(pid)).start();
    return new String(ps.getInputStream().readAllBytes(), StandardCharsets.UTF_8).startsWith("T");
  }

  private String run(String... arguments) {
    StringWriter out = new StringWriter();
    CommandLine commandLine =
        LocalMain.commandLine(Map.of("BENCH_SUITE_STATE", folder.resolve("state").toString()));
    commandLine.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(out, true));
    commandLine.execute(arguments);
    return out.toString();
  }
}
