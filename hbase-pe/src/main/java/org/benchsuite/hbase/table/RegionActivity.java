package org.benchsuite.hbase.table;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.ClusterMetrics;
import org.apache.hadoop.hbase.ClusterMetrics.Option;
import org.apache.hadoop.hbase.RegionMetrics;
import org.apache.hadoop.hbase.ServerName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.benchsuite.common.sweep.Counted;

/** The question of {@link HBaseCompactions}, which needs HBase's classes. */
final class RegionActivity {

  private RegionActivity() {}

  /** What goes on in the regions of all tables, in words; empty when nothing does. */
  static Optional<String> of(Configuration conf) throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(conf);
        Admin admin = connection.getAdmin()) {
      ClusterMetrics metrics =
          admin.getClusterMetrics(EnumSet.of(Option.SERVERS_NAME, Option.REGIONS_IN_TRANSITION));
      long compacting = 0;
      // of the servers themselves: what the master knows is some heartbeats old
      for (ServerName server : metrics.getServersName()) {
        for (RegionMetrics region : admin.getRegionMetrics(server)) {
          compacting += RegionLoad.of(region).compacting() ? 1 : 0;
        }
      }
      return Counted.all(
          List.of(
              Counted.of(compacting, "region compacting", "regions compacting"),
              Counted.of(
                  metrics.getRegionStatesInTransition().size(),
                  "region in transition",
                  "regions in transition")));
    }
  }
}
