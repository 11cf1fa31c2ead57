package org.benchsuite.common.sweep;

import java.net.URI;
import java.util.Collection;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;

/** Where the NameNodes of the default file system, an HDFS, have their web servers. */
final class NameNodeAddresses {

  private static final String KEY = "dfs.namenode.http-address";
  private static final String DEFAULT = "0.0.0.0:9870";

  private NameNodeAddresses() {}

  /** {@code host:port} of each; several with high availability. */
  static List<String> http(Configuration configuration) {
    URI uri = FileSystem.getDefaultUri(configuration);
    String service = uri.getHost();
    Collection<String> nodes =
        configuration.getTrimmedStringCollection("dfs.ha.namenodes." + service);
    if (!nodes.isEmpty()) {
      return nodes.stream()
          .map(node -> configuration.getTrimmed(KEY + "." + service + "." + node, ""))
          .filter(address -> !address.isEmpty())
          .toList();
    }
    String address =
        configuration.getTrimmed(KEY + "." + service, configuration.getTrimmed(KEY, DEFAULT));
    // what a NameNode binds to on all its interfaces is reached where clients reach it
    return List.of(address.replaceFirst("^0\\.0\\.0\\.0:", service + ":"));
  }
}
