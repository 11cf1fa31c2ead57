package org.benchsuite.local.hbase;

import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.master.HMaster;
import org.apache.hadoop.hbase.zookeeper.MiniZooKeeperCluster;
import org.apache.hadoop.hbase.zookeeper.ZKUtil;
import org.apache.hadoop.hbase.zookeeper.ZKWatcher;
import org.apache.hadoop.hbase.zookeeper.ZNodePaths;
import org.benchsuite.local.Poll;

/** The main class of the JVM with ZooKeeper and HBase's master; settings are on the class path. */
public final class MasterMain {
  /** The launcher gives up before. */
  private static final Duration START_LIMIT = Duration.ofMinutes(10);

  private MasterMain() {}

  /** Takes the folder of ZooKeeper's data as its only argument. */
  public static void main(String[] arguments) {
    Launcher.serve(launcher -> run(launcher, new File(arguments[0])));
  }

  private static void run(Launcher launcher, File zooKeeperData) throws Exception {
    Configuration conf = HBaseConfiguration.create();
    int zooKeeperPort = new MiniZooKeeperCluster(conf).startup(zooKeeperData);
    conf.setInt(HConstants.ZOOKEEPER_CLIENT_PORT, zooKeeperPort);
    forgetEarlierDaemons(conf);
    launcher.answer(HBaseAnswer.ZOOKEEPER, zooKeeperPort);
    HMaster master = new HMaster(conf);
    master.start();
    Poll.until(START_LIMIT, () -> master.isInitialized() || !master.isAlive());
    if (!master.isInitialized()) {
      throw new IOException("HBase's master ended while it was starting");
    }
    launcher.answer(HBaseAnswer.READY, master.getServerName().getPort());
    master.join();
  }

  /** Those of kept data have ended, which ZooKeeper would otherwise wait for a session to tell. */
  private static void forgetEarlierDaemons(Configuration conf) throws Exception {
    try (ZKWatcher watcher = new ZKWatcher(conf, "local-cluster", null)) {
      ZNodePaths paths = watcher.getZNodePaths();
      for (String node : List.of(paths.masterAddressZNode, paths.rsZNode)) {
        if (ZKUtil.checkExists(watcher, node) >= 0) {
          ZKUtil.deleteNodeRecursively(watcher, node);
        }
      }
    }
  }
}
