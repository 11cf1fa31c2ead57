package org.benchsuite.local;

import java.nio.file.Path;
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
    return builder;
  }

  Optional<Path> keptData() {
    return Optional.ofNullable(dataDir).map(Path::toAbsolutePath);
  }

  Optional<Path> libDir() {
    return Optional.ofNullable(libDir).map(Path::toAbsolutePath);
  }
}
