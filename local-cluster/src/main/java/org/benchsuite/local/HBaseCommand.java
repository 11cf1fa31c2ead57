package org.benchsuite.local;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The command lines of the JVMs of HBase. They know these classes by name only: no other class path
 * holds HBase.
 */
final class HBaseCommand {
  private static final String LOGGING = "log4j-daemon.properties";
  private static final String MASTER = "org.benchsuite.local.hbase.MasterMain";
  private static final String REGION_SERVER = "org.benchsuite.local.hbase.RegionServerMain";

  private static final String BUFFERS = "--add-opens=java.base/java.nio=ALL-UNNAMED";

  /** What HBase's own launcher opens to it from Java 11 on. */
  private static final List<String> ACCESS =
      List.of(
          "--add-modules=jdk.unsupported",
          "--add-opens=java.base/java.lang=ALL-UNNAMED",
          "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
          BUFFERS,
          "--add-opens=java.base/java.util=ALL-UNNAMED",
          "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
          "--add-opens=java.base/jdk.internal.ref=ALL-UNNAMED",
          "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
          "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
          "-Dorg.apache.hbase.thirdparty.io.netty.tryReflectionSetAccessible=true");

  /** What its web server insists on finding, though /jmx, which clients read, needs no pages. */
  private static final List<String> WEB_FOLDERS = List.of("regionserver", "static");

  private final ClusterLayout layout;
  private final Path libraries;

  HBaseCommand(ClusterLayout layout, Path libraries) {
    this.layout = layout;
    this.libraries = libraries;
  }

  /** The java program with the options of a client, which needs less access than a server. */
  static List<String> client() {
    List<String> command = JavaCommand.fullSpeed();
    command.add(BUFFERS);
    return command;
  }

  /** Refuses a folder without HBase before anything is started. */
  static void check(Path libraries) throws IOException {
    if (!Files.isDirectory(libraries)) {
      throw new IOException(
          "There is no folder %s with the jars of HBase; build local-cluster with: mvn package"
              .formatted(libraries));
    }
    ClassPath.of(libraries);
  }

  /** Writes the settings of both daemons. */
  void configure(Map<String, String> settings) throws IOException {
    Files.createDirectories(layout.hbaseConf());
    SiteFiles.write(layout.hbaseConf(), settings);
    for (String pages : WEB_FOLDERS) {
      Files.createDirectories(layout.hbaseConf().resolve("hbase-webapps").resolve(pages));
    }
    try (InputStream logging = HBaseCommand.class.getResourceAsStream(LOGGING)) {
      Files.write(layout.hbaseConf().resolve(LOGGING), logging.readAllBytes());
    }
  }

  /** The JVM with ZooKeeper and the master, neither of which works while a benchmark runs. */
  ProcessBuilder master(Path zooKeeperData) throws IOException {
    List<String> options = new ArrayList<>(JavaCommand.quickStart());
    options.add("-Xmx512m");
    return prepare(options, layout.masterLog(), MASTER, zooKeeperData.toString());
  }

  /** The JVM of the region server, which is what is measured: compiled as on a real cluster. */
  ProcessBuilder regionServer(int port) throws IOException {
    List<String> options = new ArrayList<>(JavaCommand.fullSpeed());
    options.addAll(List.of("-Xms512m", "-Xmx2g", "-XX:+UseG1GC"));
    return prepare(options, layout.regionServerLog(), REGION_SERVER, Integer.toString(port));
  }

  private ProcessBuilder prepare(List<String> java, Path log, String main, String argument)
      throws IOException {
    List<String> command = new ArrayList<>(java);
    command.addAll(ACCESS);
    command.add("-XX:ErrorFile=" + layout.logs().resolve("jvm-error-%p.log"));
    command.add("-Djava.io.tmpdir=" + layout.scratch());
    command.add("-Djava.net.preferIPv4Stack=true");
    command.add("-Dlog4j.configuration=" + layout.hbaseConf().resolve(LOGGING).toUri());
    command.add("-Dbench.suite.cluster.log=" + log);
    command.addAll(List.of("-cp", classPath(), main, argument));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(layout.base().toFile());
    builder.redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()));
    ClusterCommand.clean(builder.environment(), layout);
    return builder;
  }

  private String classPath() throws IOException {
    return String.join(
        File.pathSeparator,
        layout.hbaseConf().toString(),
        ClassPath.of(libraries).toString(),
        ownClasses().toString());
  }

  private static Path ownClasses() throws IOException {
    try {
      return Path.of(
          HBaseCommand.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException notAFile) {
      throw new IOException("The classes of the local cluster are in no file or folder", notAFile);
    }
  }
}
