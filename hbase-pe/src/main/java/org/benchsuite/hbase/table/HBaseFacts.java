package org.benchsuite.hbase.table;

import java.io.IOException;
import java.net.URL;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.ClusterMetrics;
import org.apache.hadoop.hbase.ClusterMetrics.Option;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.util.VersionInfo;

/** Facts of HBase that a fingerprint has to name: without them two results compare nothing. */
public final class HBaseFacts {

  private HBaseFacts() {}

  /** By name: versions of client and servers, the client's jar, servers and regions. */
  public static Map<String, String> of(Configuration conf, String table) throws IOException {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("hbase.client.version", VersionInfo.getVersion());
    facts.put("hbase.client.jar", jar());
    try (Connection connection = ConnectionFactory.createConnection(conf);
        Admin admin = connection.getAdmin()) {
      ClusterMetrics metrics =
          admin.getClusterMetrics(EnumSet.of(Option.HBASE_VERSION, Option.SERVERS_NAME));
      facts.put("hbase.version", metrics.getHBaseVersion());
      facts.put("hbase.regionservers", Integer.toString(metrics.getServersName().size()));
      TableName name = TableName.valueOf(table);
      if (admin.tableExists(name)) {
        facts.put("hbase.table.regions", Integer.toString(admin.getRegions(name).size()));
      }
    }
    return facts;
  }

  /**
   * File name of the jar that HBase's client was loaded from: the job jar's own or the cluster's.
   */
  static String jar() {
    var source = ConnectionFactory.class.getProtectionDomain().getCodeSource();
    URL location = source == null ? null : source.getLocation();
    if (location == null) {
      return "unknown";
    }
    String path = location.getPath();
    return path.substring(path.lastIndexOf('/', path.length() - 2) + 1);
  }
}
