package org.benchsuite.local;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.hdfs.server.datanode.DataNode;
import org.apache.hadoop.hdfs.server.namenode.NameNode;
import org.apache.hadoop.security.UserGroupInformation;

/** One NameNode and its DataNodes, in this JVM. */
final class HdfsDaemons {
  private static final Duration READY_LIMIT = Duration.ofSeconds(60);

  private final NameNode nameNode;
  private final List<DataNode> dataNodes;

  private HdfsDaemons(NameNode nameNode, List<DataNode> dataNodes) {
    this.nameNode = nameNode;
    this.dataNodes = dataNodes;
  }

  static HdfsDaemons start(ClusterOptions options, Configuration settings) throws IOException {
    Configuration conf = new Configuration(settings);
    conf.set("fs.defaultFS", "hdfs://localhost:0");
    if (!DataFolder.isFormatted(options.data())) {
      NameNode.format(conf);
    }
    NameNode nameNode = new NameNode(conf);
    Configuration dataNodeConf = new Configuration(settings);
    dataNodeConf.set("fs.defaultFS", uri(nameNode));
    List<DataNode> dataNodes = new ArrayList<>();
    for (int index = 0; index < options.dataNodes(); index++) {
      dataNodes.add(startDataNode(options, dataNodeConf, index));
    }
    HdfsDaemons daemons = new HdfsDaemons(nameNode, dataNodes);
    daemons.awaitReady();
    daemons.createFolders(dataNodeConf);
    return daemons;
  }

  private static DataNode startDataNode(ClusterOptions options, Configuration settings, int index)
      throws IOException {
    Configuration conf = new Configuration(settings);
    conf.set(
        "dfs.datanode.data.dir", DataFolder.dataNode(options.data(), index).toUri().toString());
    return DataNode.createDataNode(new String[0], conf);
  }

  /** The addresses that clients need. */
  Map<String, String> addresses() {
    return Map.of(
        "fs.defaultFS",
        uri(nameNode),
        "dfs.namenode.http-address",
        "localhost:" + nameNode.getHttpAddress().getPort());
  }

  private static String uri(NameNode nameNode) {
    return "hdfs://localhost:" + nameNode.getNameNodeAddress().getPort();
  }

  private void awaitReady() throws IOException {
    boolean ready =
        Poll.until(
            READY_LIMIT,
            () ->
                nameNode.getNamesystem().getNumLiveDataNodes() >= dataNodes.size()
                    && !nameNode.isInSafeMode());
    if (!ready) {
      throw new IOException("HDFS stayed in safe mode or lacked DataNodes for " + READY_LIMIT);
    }
  }

  private void createFolders(Configuration conf) throws IOException {
    FsPermission everybody = new FsPermission((short) 01777);
    String user = UserGroupInformation.getCurrentUser().getShortUserName();
    try (FileSystem fileSystem = FileSystem.newInstance(conf)) {
      for (String folder : List.of("/tmp", "/tmp/hadoop-yarn/staging")) {
        fileSystem.mkdirs(new Path(folder));
        fileSystem.setPermission(new Path(folder), everybody);
      }
      fileSystem.mkdirs(new Path("/user", user));
    }
  }
}
