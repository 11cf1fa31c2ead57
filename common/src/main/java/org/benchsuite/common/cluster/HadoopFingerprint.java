package org.benchsuite.common.cluster;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.FsServerDefaults;
import org.apache.hadoop.fs.FsStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.DatanodeInfo;
import org.apache.hadoop.hdfs.protocol.HdfsConstants.DatanodeReportType;
import org.apache.hadoop.mapreduce.MRConfig;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.util.VersionInfo;
import org.apache.hadoop.yarn.api.records.NodeReport;
import org.apache.hadoop.yarn.api.records.NodeState;
import org.apache.hadoop.yarn.client.api.YarnClient;
import org.apache.hadoop.yarn.exceptions.YarnException;
import org.benchsuite.results.Fingerprint;

/** Gathers the facts of a cluster; a fact that is not to be had is left out, never guessed. */
public final class HadoopFingerprint {

  private final Configuration configuration;
  private final Map<String, String> facts = new TreeMap<>();

  private HadoopFingerprint(Configuration configuration) {
    this.configuration = configuration;
  }

  /** The cluster of that configuration and this client. */
  public static Fingerprint probe(Configuration configuration) {
    HadoopFingerprint probe = new HadoopFingerprint(configuration);
    probe.client();
    probe.attempt("hdfs", probe::fileSystem);
    probe.attempt("yarn", probe::yarn);
    return new Fingerprint(probe.facts, ChangedSettings.of(configuration), Machines.local());
  }

  /** Asks one service. */
  @FunctionalInterface
  private interface Probe {
    void run() throws IOException, YarnException;
  }

  private void attempt(String service, Probe probe) {
    try {
      probe.run();
    } catch (IOException | YarnException | UnsupportedOperationException e) {
      facts.put(service + ".unknown", Redactor.redactText(Causes.sentence(e)));
    }
  }

  private void client() {
    facts.put("hadoop.version", VersionInfo.getVersion());
    facts.put("hadoop.revision", VersionInfo.getRevision());
    facts.put("mapreduce.framework", configuration.get(MRConfig.FRAMEWORK_NAME, "local"));
    facts.put("yarn.queue", configuration.get(MRJobConfig.QUEUE_NAME, "default"));
  }

  private void fileSystem() throws IOException {
    FileSystem fileSystem = FileSystem.get(configuration);
    facts.put("filesystem", Redactor.redactText(fileSystem.getUri().toString()));
    FsServerDefaults defaults = fileSystem.getServerDefaults(new Path("/"));
    facts.put("hdfs.replication", Short.toString(defaults.getReplication()));
    facts.put("hdfs.block.bytes", Long.toString(defaults.getBlockSize()));
    facts.put("hdfs.checksum", String.valueOf(defaults.getChecksumType()));
    FsStatus status = fileSystem.getStatus();
    facts.put("hdfs.capacity.bytes", Long.toString(status.getCapacity()));
    facts.put("hdfs.remaining.bytes", Long.toString(status.getRemaining()));
    if (fileSystem instanceof DistributedFileSystem hdfs) {
      dataNodes(Arrays.asList(hdfs.getDataNodeStats(DatanodeReportType.LIVE)));
    }
  }

  private void dataNodes(List<DatanodeInfo> nodes) {
    facts.put("hdfs.datanodes", Integer.toString(nodes.size()));
    TreeSet<String> versions = new TreeSet<>();
    nodes.stream()
        .map(DatanodeInfo::getSoftwareVersion)
        .filter(v -> v != null)
        .forEach(versions::add);
    if (!versions.isEmpty()) {
      facts.put("hdfs.version", String.join(",", versions));
    }
  }

  private void yarn() throws IOException, YarnException {
    if (!Yarn.runsJobs(configuration)) {
      return;
    }
    try (YarnClient yarn = Yarn.connect(configuration)) {
      List<NodeReport> nodes = yarn.getNodeReports(NodeState.RUNNING);
      facts.put("yarn.nodes", Integer.toString(nodes.size()));
      facts.put(
          "yarn.vcores",
          Integer.toString(
              nodes.stream().mapToInt(node -> node.getCapability().getVirtualCores()).sum()));
      facts.put(
          "yarn.memory.mib",
          Long.toString(
              nodes.stream().mapToLong(node -> node.getCapability().getMemorySize()).sum()));
    }
  }
}
