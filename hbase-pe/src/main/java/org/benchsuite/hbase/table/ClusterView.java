package org.benchsuite.hbase.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.ClusterMetrics.Option;
import org.apache.hadoop.hbase.RegionMetrics;
import org.apache.hadoop.hbase.ServerMetrics;
import org.apache.hadoop.hbase.ServerName;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;

/**
 * The table and its servers at one moment. Regions are asked of the servers themselves, for what
 * the master knows is some heartbeats old.
 *
 * @param regions regions of the table, those of replicas too
 * @param servers the servers whose metrics page could be read
 * @param serversInAll live region servers
 */
public record ClusterView(List<RegionLoad> regions, List<ServerLoad> servers, int serversInAll) {

  public ClusterView {
    regions = List.copyOf(regions);
    servers = List.copyOf(servers);
  }

  /** Looks at them now. */
  public static ClusterView of(Configuration conf, String table) throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(conf);
        Admin admin = connection.getAdmin()) {
      Map<ServerName, ServerMetrics> live =
          admin.getClusterMetrics(EnumSet.of(Option.LIVE_SERVERS)).getLiveServerMetrics();
      List<RegionLoad> regions = new ArrayList<>();
      List<ServerLoad> servers = new ArrayList<>();
      for (Map.Entry<ServerName, ServerMetrics> entry : live.entrySet()) {
        ServerName name = entry.getKey();
        for (RegionMetrics region : admin.getRegionMetrics(name, TableName.valueOf(table))) {
          regions.add(RegionLoad.of(region));
        }
        MetricsPage.read(name.toString(), name.getHostname(), entry.getValue().getInfoServerPort())
            .ifPresent(servers::add);
      }
      return new ClusterView(regions, servers, live.size());
    }
  }

  /** Bytes of the table's files, as the servers count them: in whole MiB. */
  public long storeBytes() {
    return regions.stream().mapToLong(RegionLoad::storeBytes).sum();
  }

  long memStoreBytes() {
    return regions.stream().mapToLong(RegionLoad::memStoreBytes).sum();
  }

  long storeFiles() {
    return regions.stream().mapToLong(RegionLoad::storeFiles).sum();
  }

  long compactingRegions() {
    return regions.stream().filter(RegionLoad::compacting).count();
  }

  /** Whether every live server told its cache hits and queues. */
  boolean knowsServers() {
    return serversInAll > 0 && servers.size() == serversInAll;
  }
}
