package org.benchsuite.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.local.LocalCluster;

/** One real HDFS and YARN for all integration tests of this JVM; ends with it. */
final class TestCluster {

  private TestCluster() {}

  /** Starts the cluster when it is first needed. */
  private static final class Holder {
    static final LocalCluster CLUSTER = start();

    private static LocalCluster start() {
      try {
        return LocalCluster.builder()
            .dataNodes(1)
            .libDir(Path.of(System.getProperty("bench.hadoop.lib")))
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
}
