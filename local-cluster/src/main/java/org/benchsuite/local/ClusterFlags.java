package org.benchsuite.local;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that say what a cluster is to be like. */
final class ClusterFlags {
  private static final String HBASE = "hbase";

  @Spec(Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--data-dir",
      paramLabel = "DIR",
      description =
          "Keep the HDFS data in this folder, and start on what it holds (default: the data goes"
              + " with the cluster).")
  private Path dataDir;

  @Option(
      names = "--datanodes",
      paramLabel = "N",
      defaultValue = "1",
      description = "Number of DataNodes (default: ${DEFAULT-VALUE}).")
  private int dataNodes;

  @Option(
      names = "--lib-dir",
      paramLabel = "DIR",
      description = "Folder with the jars of the cluster (default: those of this program).")
  private Path libDir;

  @Option(
      names = "--with",
      paramLabel = "PART",
      split = ",",
      description = "What the cluster is to have beside HDFS and YARN: hbase.")
  private List<String> parts = new ArrayList<>();

  @Option(
      names = "--hbase-lib-dir",
      paramLabel = "DIR",
      description =
          "Folder with the jars of HBase (default: lib-hbase beside the folder with those of the"
              + " cluster).")
  private Path hbaseLibDir;

  @Option(
      names = "-D",
      paramLabel = "KEY=VALUE",
      description = "A Hadoop setting for the daemons and their clients.")
  private Map<String, String> settings = new TreeMap<>();

  LocalCluster.Builder builder() {
    if (dataNodes < 1) {
      throw new ParameterException(
          command.commandLine(), "--datanodes must be 1 or more, not " + dataNodes);
    }
    LocalCluster.Builder builder = LocalCluster.builder().dataNodes(dataNodes);
    keptData().ifPresent(builder::dataDir);
    libDir().ifPresent(builder::libDir);
    settings.forEach(builder::setting);
    addParts(builder);
    return builder;
  }

  /** The cluster in a word, for messages. */
  String parts() {
    return parts.contains(HBASE) ? "HDFS + YARN + HBase" : "HDFS + YARN";
  }

  private void addParts(LocalCluster.Builder builder) {
    for (String part : parts) {
      if (!part.equals(HBASE)) {
        throw new ParameterException(
            command.commandLine(),
            "--with: there is no part '%s'; what there is: %s".formatted(part, HBASE));
      }
      builder.hbase();
    }
    Optional.ofNullable(hbaseLibDir).map(Path::toAbsolutePath).ifPresent(builder::hbaseLibDir);
  }

  Optional<Path> keptData() {
    return Optional.ofNullable(dataDir).map(Path::toAbsolutePath);
  }

  Optional<Path> libDir() {
    return Optional.ofNullable(libDir).map(Path::toAbsolutePath);
  }
}
