package org.benchsuite.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.local.EmbeddedHBase;
import org.benchsuite.local.LocalCluster;

/** One real HBase on HDFS, and YARN, for all integration tests of this JVM; ends with it. */
final class HBaseTestCluster {

  private HBaseTestCluster() {}

  /** Starts the cluster when it is first needed. */
  private static final class Holder {
    static final LocalCluster CLUSTER = start();

    private static LocalCluster start() {
      try {
        return LocalCluster.builder()
            .libDir(Path.of(System.getProperty("bench.hadoop.lib")))
            .hbase()
            .start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  static LocalCluster get() {
    return Holder.CLUSTER;
  }

  static Configuration configuration() {
    return get().configuration();
  }

  static Path confDir() {
    return get().confDir();
  }

  /** The region server that a test can make fail, and must bring back. */
  static EmbeddedHBase hbase() {
    return get().hbase().orElseThrow();
  }
}
