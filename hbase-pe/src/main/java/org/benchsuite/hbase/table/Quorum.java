package org.benchsuite.hbase.table;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;

/**
 * Where a configuration looks for HBase, for people.
 *
 * @param addresses host:port, separated by commas
 * @param property the property to correct when it is wrong
 */
record Quorum(String addresses, String property) {

  private static final String ZOOKEEPER = "hbase.zookeeper.quorum";
  private static final String BOOTSTRAP = "hbase.client.bootstrap.servers";
  private static final String MASTERS = "hbase.masters";

  static Quorum of(Configuration conf) {
    boolean withoutZooKeeper =
        conf.get("hbase.client.registry.impl", "").endsWith("RpcConnectionRegistry");
    if (withoutZooKeeper) {
      String property = conf.get(BOOTSTRAP) == null ? MASTERS : BOOTSTRAP;
      return new Quorum(conf.get(property, "localhost:16000"), property);
    }
    String port = conf.get("hbase.zookeeper.property.clientPort", "2181");
    String addresses =
        Arrays.stream(conf.get(ZOOKEEPER, "127.0.0.1").split(","))
            .map(String::strip)
            .map(host -> host.contains(":") ? host : host + ":" + port)
            .collect(Collectors.joining(","));
    return new Quorum(addresses, ZOOKEEPER);
  }
}
