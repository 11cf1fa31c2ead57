package org.benchsuite.local;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsConstants.DatanodeReportType;
import org.apache.hadoop.yarn.api.records.NodeState;
import org.apache.hadoop.yarn.client.api.YarnClient;
import org.apache.hadoop.yarn.exceptions.YarnException;

/** How many nodes the NameNode and the ResourceManager count as alive. */
record LiveNodes(int dataNodes, int nodeManagers) {
  static LiveNodes of(Configuration conf) throws IOException {
    return new LiveNodes(dataNodes(conf), nodeManagers(conf));
  }

  private static int dataNodes(Configuration conf) throws IOException {
    try (DistributedFileSystem hdfs = (DistributedFileSystem) FileSystem.newInstance(conf)) {
      return hdfs.getDataNodeStats(DatanodeReportType.LIVE).length;
    }
  }

  private static int nodeManagers(Configuration conf) throws IOException {
    try (YarnClient yarn = YarnClient.createYarnClient()) {
      yarn.init(conf);
      yarn.start();
      return yarn.getNodeReports(NodeState.RUNNING).size();
    } catch (YarnException refused) {
      throw new IOException("The ResourceManager did not tell its nodes", refused);
    }
  }
}
