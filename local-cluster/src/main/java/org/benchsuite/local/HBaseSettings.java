package org.benchsuite.local;

import java.util.LinkedHashMap;
import java.util.Map;

/** The settings of an embedded HBase, in groups by who needs them. */
final class HBaseSettings {
  static final String QUORUM = "localhost";
  private static final int NO_WEB_SERVER = -1;

  /** Longer than a pause that a test or a busy machine makes, in milliseconds. */
  private static final int SESSION_TIMEOUT = 30_000;

  private HBaseSettings() {}

  /** Where clients find it. */
  static Map<String, String> clients(int zooKeeperPort) {
    return Map.of(
        "hbase.zookeeper.quorum",
        QUORUM,
        "hbase.zookeeper.property.clientPort",
        Integer.toString(zooKeeperPort),
        // clients of HBase 3 go to the master instead, whose port nobody tells them
        "hbase.client.registry.impl",
        "org.apache.hadoop.hbase.client.ZKConnectionRegistry");
  }

  /** All that is decided before its daemons run: where they bind and store, and no idle waits. */
  static Map<String, String> daemons(ClusterLayout layout, String fileSystem) {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("hbase.rootdir", fileSystem + "/hbase");
    values.put("hbase.tmp.dir", layout.scratch().resolve("hbase").toString());
    values.put("hbase.cluster.distributed", "true");
    for (String role : new String[] {"master", "regionserver"}) {
      values.put("hbase." + role + ".port", "0");
      values.put("hbase." + role + ".hostname", "localhost");
      values.put("hbase." + role + ".ipc.address", "127.0.0.1");
    }
    values.put("hbase.master.info.port", Integer.toString(NO_WEB_SERVER));
    // its metrics are what a benchmark asks for
    values.put("hbase.regionserver.info.port", "0");
    values.put("hbase.regionserver.info.bindAddress", "127.0.0.1");
    values.put("hbase.regionserver.metrics.period", "1000");
    values.put("zookeeper.session.timeout", Integer.toString(SESSION_TIMEOUT));
    // there is one DataNode to choose, and the choice needs an opened java.lang
    values.put("hbase.filesystem.reorder.blocks", "false");
    values.putAll(shortWaits());
    return values;
  }

  /** With one region server there is nobody to wait for. */
  private static Map<String, String> shortWaits() {
    return Map.of(
        "hbase.regionserver.msginterval", "100",
        "hbase.lease.recovery.first.pause", "100",
        "hbase.server.thread.wakefrequency", "1000",
        "hbase.master.wait.on.regionservers.mintostart", "1",
        "hbase.master.wait.on.regionservers.maxtostart", "1",
        "hbase.master.wait.on.regionservers.interval", "50",
        "hbase.assignment.dispatch.wait.msec", "10",
        "hbase.procedure.remote.dispatcher.delay.msec", "10");
  }
}
