package org.benchsuite.local;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.Properties;

/** The processes and ports of a cluster's HBase, kept in a file of the cluster's folder. */
record HBaseState(int zooKeeperPort, long masterPid, long regionServerPid, int regionServerPort) {
  private static final String ZOOKEEPER_PORT = "zooKeeperPort";
  private static final String MASTER_PID = "masterPid";
  private static final String REGION_SERVER_PID = "regionServerPid";
  private static final String REGION_SERVER_PORT = "regionServerPort";

  /** That of a cluster with HBase which has come up. */
  static Optional<HBaseState> find(ClusterLayout layout) throws IOException {
    Path file = layout.hbaseState();
    return Files.exists(file) ? Optional.of(read(file)) : Optional.empty();
  }

  private static HBaseState read(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return new HBaseState(
        Integer.parseInt(properties.getProperty(ZOOKEEPER_PORT)),
        Long.parseLong(properties.getProperty(MASTER_PID)),
        Long.parseLong(properties.getProperty(REGION_SERVER_PID)),
        Integer.parseInt(properties.getProperty(REGION_SERVER_PORT)));
  }

  HBaseState withRegionServer(long pid) {
    return new HBaseState(zooKeeperPort, masterPid, pid, regionServerPort);
  }

  void write(ClusterLayout layout) throws IOException {
    Properties properties = new Properties();
    properties.setProperty(ZOOKEEPER_PORT, Integer.toString(zooKeeperPort));
    properties.setProperty(MASTER_PID, Long.toString(masterPid));
    properties.setProperty(REGION_SERVER_PID, Long.toString(regionServerPid));
    properties.setProperty(REGION_SERVER_PORT, Integer.toString(regionServerPort));
    Path file = layout.hbaseState();
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    try (Writer writer = Files.newBufferedWriter(unfinished)) {
      properties.store(writer, null);
    }
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
