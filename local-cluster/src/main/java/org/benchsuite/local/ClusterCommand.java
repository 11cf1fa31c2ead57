package org.benchsuite.local;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
          "YARN_CONF_DIR");

  private final ClusterLayout layout;
  private final String classPath;

  ClusterCommand(ClusterLayout layout, String classPath) {
    this.layout = layout;
    this.classPath = classPath;
  }

  /** The class path of this JVM with absolute entries, for a JVM that runs elsewhere. */
  static String currentClassPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.isEmpty())
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** Every jar of a folder, by name. */
  static String classPathOf(Path libraries) throws IOException {
    try (Stream<Path> files = Files.list(libraries)) {
      String jars =
          files
              .filter(file -> file.toString().endsWith(".jar"))
              .map(file -> file.toAbsolutePath().normalize().toString())
              .sorted()
              .collect(Collectors.joining(File.pathSeparator));
      if (jars.isEmpty()) {
        throw new IOException("There is no jar in the library folder " + libraries);
      }
      return jars;
    }
  }

  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
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
    Map<String, String> environment = builder.environment();
    FOREIGN_VARIABLES.forEach(environment::remove);
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put(ClusterProcesses.MARKER, layout.base().toString());
    return builder;
  }

  private List<String> javaCommand() {
    return List.of(
        java(),
        "-Xmx1g",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-XX:-UsePerfData",
        "-XX:ErrorFile=" + layout.logs().resolve("jvm-error.log"),
        "-Djava.io.tmpdir=" + layout.scratch(),
        "-Djava.net.preferIPv4Stack=true",
        "-Dlog4j.configuration=" + layout.resources().resolve(LOGGING).toUri(),
        "-Dbench.suite.cluster.log=" + layout.log(),
        "-cp",
        layout.resources() + File.pathSeparator + classPath,
        ClusterDaemon.class.getName(),
        layout.base().toString());
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
