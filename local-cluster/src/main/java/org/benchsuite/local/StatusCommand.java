package org.benchsuite.local;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.hadoop.conf.Configuration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Tells whether a cluster is up, where, and for how long. */
@Command(
    name = "status",
    description = "Tell whether the cluster is up (exit code 0) or not (1).",
    mixinStandardHelpOptions = true)
final class StatusCommand implements Callable<Integer> {
  @Spec private CommandSpec command;
  @Mixin private StateFolder state;

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintWriter out = command.commandLine().getOut();
    Optional<DetachedCluster> up = state.store().readUp();
    if (up.isEmpty()) {
      out.println("No local cluster is up.");
      return LocalMain.FAILED;
    }
    print(up.get(), out);
    return 0;
  }

  private static void print(DetachedCluster cluster, PrintWriter out)
      throws IOException, InterruptedException {
    Configuration conf = SiteFiles.read(cluster.layout().conf());
    Duration uptime = Duration.between(cluster.started(), Instant.now());
    LiveNodes live = LiveNodes.of(conf);
    out.printf(
        """
        Up for %d h %d min %d s (process %d)
        NameNode:        %s, web http://%s
        ResourceManager: %s, web http://%s
        Live nodes:      DataNodes %d, NodeManagers %d
        Data directory:  %s
        HADOOP_CONF_DIR: %s
        """,
        uptime.toHours(),
        uptime.toMinutesPart(),
        uptime.toSecondsPart(),
        cluster.pid(),
        conf.get("fs.defaultFS"),
        conf.get("dfs.namenode.http-address"),
        conf.get("yarn.resourcemanager.address"),
        conf.get("yarn.resourcemanager.webapp.address"),
        live.dataNodes(),
        live.nodeManagers(),
        cluster.keptData().map(Object::toString).orElse("temporary"),
        cluster.layout().conf());
    HBaseState.find(cluster.layout())
        .ifPresent(hbase -> out.println("HBase:           " + hbaseLine(cluster, hbase)));
  }

  private static String hbaseLine(DetachedCluster cluster, HBaseState hbase) {
    return "ZooKeeper %s:%d, master %s, region server %s"
        .formatted(
            HBaseSettings.QUORUM,
            hbase.zooKeeperPort(),
            process(cluster, hbase.masterPid()),
            process(cluster, hbase.regionServerPid()));
  }

  private static String process(DetachedCluster cluster, long pid) {
    boolean alive =
        ProcessHandle.of(pid).filter(new ClusterProcesses(cluster.layout())::owns).isPresent();
    return alive ? "(process %d)".formatted(pid) : "(process %d, ended)".formatted(pid);
  }
}
