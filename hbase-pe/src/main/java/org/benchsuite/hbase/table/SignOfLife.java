package org.benchsuite.hbase.table;

import java.io.IOException;
import java.util.EnumSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.ClusterMetrics.Option;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;

/** The questions of {@link HBaseReach} that need HBase's classes. */
final class SignOfLife {

  private SignOfLife() {}

  static Configuration configuration(Configuration conf) {
    return HBaseConfiguration.create(conf);
  }

  /** Asks ZooKeeper for the master, and the master for its region servers. */
  static void of(Configuration conf) throws IOException {
    try {
      ask(conf);
    } catch (IOException e) {
      throw isConnectionLoss(e) ? noZooKeeper(e) : e;
    }
  }

  /** ZooKeeper's exception has another package in each build of HBase's client. */
  private static boolean isConnectionLoss(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause.getClass().getSimpleName().equals("ConnectionLossException")) {
        return true;
      }
    }
    return false;
  }

  private static IOException noZooKeeper(IOException failure) {
    IOException plain = new IOException("ZooKeeper does not answer");
    plain.addSuppressed(failure);
    return plain;
  }

  private static void ask(Configuration conf) throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(conf);
        Admin admin = connection.getAdmin()) {
      if (admin.getClusterMetrics(EnumSet.of(Option.SERVERS_NAME)).getServersName().isEmpty()) {
        throw new IOException("its master has no live region server");
      }
    }
  }
}
