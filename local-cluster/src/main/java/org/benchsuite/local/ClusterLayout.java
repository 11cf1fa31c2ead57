package org.benchsuite.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where one running cluster keeps its files: everything below a folder that no other cluster uses.
 */
record ClusterLayout(Path base) {
  private static final String PREFIX = "bench-suite-local-";

  static ClusterLayout temporary() throws IOException {
    // the real path, because it is later searched for in the command lines of processes
    return new ClusterLayout(Files.createTempDirectory(PREFIX).toRealPath());
  }

  /** The folder a Hadoop client reads; it appears at once and whole when the cluster is ready. */
  Path conf() {
    return base.resolve("conf");
  }

  /** Resources for the class path of the cluster's JVM only. */
  Path resources() {
    return base.resolve("resources");
  }

  Path logs() {
    return base.resolve("logs");
  }

  Path log() {
    return logs().resolve("cluster.log");
  }

  Path masterLog() {
    return logs().resolve("hbase-master.log");
  }

  Path regionServerLog() {
    return logs().resolve("hbase-regionserver.log");
  }

  /** Settings for the class path of HBase's JVMs only. */
  Path hbaseConf() {
    return base.resolve("hbase-conf");
  }

  Path hbaseState() {
    return base.resolve("hbase.properties");
  }

  Path options() {
    return base.resolve("cluster.properties");
  }

  /** Work folders and logs of the containers. */
  Path containers() {
    return base.resolve("containers");
  }

  Path scratch() {
    return base.resolve("tmp");
  }

  /** HDFS blocks and metadata, for a cluster whose data is not kept. */
  Path defaultData() {
    return base.resolve("data");
  }
}
