package org.benchsuite.local;

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
    // a client of HBase may do the operations itself, and is then measured too
    boolean measured = cluster.hbase().isPresent();
    List<String> command =
        new ArrayList<>(measured ? HBaseCommand.client() : JavaCommand.quickStart());
    // what the client unpacks goes with the cluster, however the client ends
    command.add("-Djava.io.tmpdir=" + new ClusterLayout(cluster.baseDir()).scratch());
    command.addAll(classPathOptions());
    command.addAll(List.of("org.apache.hadoop.util.RunJar", jar.toString()));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    Map<String, String> environment = builder.environment();
    environment.put("HADOOP_CONF_DIR", cluster.confDir().toString());
    environment.put(ClusterProcesses.MARKER, cluster.baseDir().toString());
    return builder.start();
  }

  private List<String> classPathOptions() throws IOException {
    ClassPath jars = libDir.isPresent() ? ClassPath.of(libDir.get()) : ClassPath.current();
    ClassPath extra = ClassPath.parse(System.getenv().getOrDefault(EXTRA_CLASS_PATH, ""));
    Optional<ClassArchive> archive = ClassArchive.find(jars);
    if (archive.isPresent()) {
      List<Path> more = new ArrayList<>(List.of(cluster.confDir()));
      more.addAll(extra.entries());
      return archive.get().options(more.toArray(Path[]::new));
    }
    List<Path> entries = new ArrayList<>(List.of(cluster.confDir()));
    entries.addAll(jars.entries());
    entries.addAll(extra.entries());
    return List.of("-cp", new ClassPath(entries).toString());
  }
}
