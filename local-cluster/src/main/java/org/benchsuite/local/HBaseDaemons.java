package org.benchsuite.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.benchsuite.local.hbase.HBaseAnswer;

/** ZooKeeper with HBase's master, and its region server, in two JVMs that end with this one. */
final class HBaseDaemons {
  static final String REGION_SERVER = "HBase's region server";
  private static final String MASTER = "HBase's master";

  private final Map<String, String> addresses;

  private HBaseDaemons(Map<String, String> addresses) {
    this.addresses = addresses;
  }

  /**
   * Starts on a file system that is up; the settings are those that all daemons of the cluster
   * share, with the addresses of the file system.
   */
  static HBaseDaemons start(ClusterOptions options, Path libraries, Map<String, String> shared)
      throws IOException {
    ClusterLayout layout = options.layout();
    HBaseCommand command = new HBaseCommand(layout, libraries);
    Map<String, String> settings =
        new TreeMap<>(HBaseSettings.daemons(layout, shared.get("fs.defaultFS")));
    settings.putAll(HBaseSettings.clients(0));
    settings.putAll(shared);
    command.configure(settings);
    HBaseProcess master =
        HBaseProcess.launch(
            MASTER, layout.masterLog(), command.master(DataFolder.zooKeeper(options.data())));
    int zooKeeperPort = master.awaitPort(HBaseAnswer.ZOOKEEPER);
    Map<String, String> addresses = new TreeMap<>(HBaseSettings.clients(zooKeeperPort));
    addresses.put("hbase.rootdir", settings.get("hbase.rootdir"));
    settings.putAll(addresses);
    command.configure(settings);
    HBaseProcess regionServer =
        HBaseProcess.launch(REGION_SERVER, layout.regionServerLog(), command.regionServer(0));
    int regionServerPort = regionServer.awaitPort(HBaseAnswer.READY);
    master.awaitPort(HBaseAnswer.READY);
    new HBaseState(zooKeeperPort, master.pid(), regionServer.pid(), regionServerPort).write(layout);
    return new HBaseDaemons(addresses);
  }

  /** The addresses that clients need. */
  Map<String, String> addresses() {
    return addresses;
  }
}
