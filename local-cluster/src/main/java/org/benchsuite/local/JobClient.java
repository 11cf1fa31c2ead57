package org.benchsuite.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Launches the client of a job in a JVM of its own, the way the script "hadoop jar" does. */
final class JobClient {
  private static final String EXTRA_CLASS_PATH = "HADOOP_CLASSPATH";

  private final LocalCluster cluster;
  private final Optional<Path> libDir;

  JobClient(LocalCluster cluster, Optional<Path> libDir) {
    this.cluster = cluster;
    this.libDir = libDir;
  }

  Process launch(Path jar, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(ClusterCommand.java());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
    // what the client unpacks goes with the cluster, however the client ends
    command.add("-Djava.io.tmpdir=" + new ClusterLayout(cluster.baseDir()).scratch());
    command.addAll(List.of("-cp", classPath(), "org.apache.hadoop.util.RunJar", jar.toString()));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    Map<String, String> environment = builder.environment();
    environment.put("HADOOP_CONF_DIR", cluster.confDir().toString());
    environment.put(ClusterProcesses.MARKER, cluster.baseDir().toString());
    return builder.start();
  }

  private String classPath() throws IOException {
    List<String> parts = new ArrayList<>();
    parts.add(cluster.confDir().toString());
    parts.add(
        libDir.isPresent()
            ? ClusterCommand.classPathOf(libDir.get())
            : ClusterCommand.currentClassPath());
    Optional.ofNullable(System.getenv(EXTRA_CLASS_PATH)).ifPresent(parts::add);
    return String.join(File.pathSeparator, parts);
  }
}
