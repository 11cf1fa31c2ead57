package org.benchsuite.local;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The command line and the files with which the cluster's JVM is launched. */
final class ClusterCommand {
  private static final String LOGGING = "log4j-daemon.properties";
  private static final List<String> FOREIGN_VARIABLES =
      List.of(
          "CLASSPATH",
          "HADOOP_CLASSPATH",
          "HADOOP_COMMON_HOME",
          "HADOOP_CONF_DIR",
          "HADOOP_HDFS_HOME",
          "HADOOP_HOME",
          "HADOOP_MAPRED_HOME",
          "HADOOP_YARN_HOME",
          "HBASE_CONF_DIR",
          "HBASE_HOME",
          "YARN_CONF_DIR");

  private final ClusterLayout layout;
  private final ClassPath classPath;
  private final Optional<ClassArchive> archive;
  private final List<String> daemonOptions;

  ClusterCommand(
      ClusterLayout layout,
      ClassPath classPath,
      Optional<ClassArchive> archive,
      List<String> daemonOptions) {
    this.layout = layout;
    this.classPath = classPath;
    this.archive = archive;
    this.daemonOptions = daemonOptions;
  }

  ProcessBuilder prepare(boolean ignoreTerminal) throws IOException {
    writeResources();
    List<String> command = new ArrayList<>();
    if (ignoreTerminal) {
      // ignored signals stay ignored in the JVM: closing the terminal must not end the cluster
      command.addAll(List.of("/bin/sh", "-c", "trap '' HUP INT; exec \"$@\"", "sh"));
    }
    command.addAll(javaCommand());
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(layout.base().toFile());
    builder.redirectError(ProcessBuilder.Redirect.appendTo(layout.log().toFile()));
    clean(builder.environment(), layout);
    return builder;
  }

  /**
   * Leaves nothing of another Hadoop in the environment of a JVM, and marks it as the cluster's.
   */
  static void clean(Map<String, String> environment, ClusterLayout layout) {
    FOREIGN_VARIABLES.forEach(environment::remove);
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put(ClusterProcesses.MARKER, layout.base().toString());
  }

  private List<String> javaCommand() {
    List<String> command = new ArrayList<>(JavaCommand.quickStart());
    command.add("-Xmx1g");
    command.add("-XX:ErrorFile=" + layout.logs().resolve("jvm-error.log"));
    command.add("-Djava.io.tmpdir=" + layout.scratch());
    command.add("-Djava.net.preferIPv4Stack=true");
    command.add("-Dlog4j.configuration=" + layout.resources().resolve(LOGGING).toUri());
    command.add("-Dbench.suite.cluster.log=" + layout.log());
    command.addAll(daemonOptions);
    command.addAll(
        archive
            .map(classes -> classes.options(layout.resources()))
            .orElse(List.of("-cp", layout.resources() + File.pathSeparator + classPath)));
    command.addAll(List.of(ClusterDaemon.class.getName(), layout.base().toString()));
    return command;
  }

  private void writeResources() throws IOException {
    Files.createDirectories(layout.logs());
    Files.createDirectories(layout.scratch());
    // the HDFS artifact lacks the folders its web servers insist on
    for (String application : List.of("hdfs", "datanode", "static")) {
      Files.createDirectories(layout.resources().resolve("webapps").resolve(application));
    }
    try (InputStream logging = ClusterCommand.class.getResourceAsStream(LOGGING)) {
      Files.copy(logging, layout.resources().resolve(LOGGING));
    }
  }
}
