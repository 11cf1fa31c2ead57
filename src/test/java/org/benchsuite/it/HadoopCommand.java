package org.benchsuite.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * A Hadoop client program in a fresh JVM, as {@code hadoop jar} and {@code hadoop CLASS} start it.
 */
final class HadoopCommand {

  private static final long LONGEST_MINUTES = 5;

  private final Path workingFolder;
  private final Map<String, String> environment = new TreeMap<>();
  private final List<String> words = new ArrayList<>();

  private HadoopCommand(Path workingFolder, String... classPath) {
    this.workingFolder = workingFolder;
    // whatever started these tests may ignore interrupts, and children inherit that
    words.addAll(List.of("env", "--default-signal=INT"));
    words.add(ProcessHandle.current().info().command().orElseThrow());
    words.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    words.add(String.join(":", classPath));
  }

  /** {@code hadoop jar JAR ARGS} on the test cluster. */
  static HadoopCommand jar(Path workingFolder, String jarProperty, String... arguments) {
    return jarOn(TestCluster.confDir(), workingFolder, jarProperty, arguments);
  }

  /** {@code hadoop jar JAR ARGS} on the cluster of that configuration. */
  static HadoopCommand jarOn(
      Path confDir, Path workingFolder, String jarProperty, String... arguments) {
    HadoopCommand command = new HadoopCommand(workingFolder, classPath(confDir));
    command.words.add("org.apache.hadoop.util.RunJar");
    command.words.add(System.getProperty(jarProperty));
    command.words.addAll(List.of(arguments));
    return command;
  }

  /** Upstream's unmodified TestDFSIO on the test cluster. */
  static HadoopCommand upstreamDfsio(Path workingFolder, String... arguments) {
    HadoopCommand command =
        new HadoopCommand(
            workingFolder, clusterClassPath(), System.getProperty("bench.upstream") + "/*");
    command.words.add("org.apache.hadoop.fs.TestDFSIO");
    command.words.addAll(List.of(arguments));
    return command;
  }

  /** A program of upstream's unmodified examples on the test cluster. */
  static HadoopCommand upstreamExamples(Path workingFolder, String... arguments) {
    HadoopCommand command = new HadoopCommand(workingFolder, clusterClassPath());
    command.words.add("org.apache.hadoop.util.RunJar");
    command.words.add(
        System.getProperty("bench.upstream") + "/hadoop-mapreduce-examples-3.4.2.jar");
    command.words.addAll(List.of(arguments));
    return command;
  }

  /**
   * HBase's unmodified PerformanceEvaluation on the cluster of that configuration; what it measures
   * goes to its log, on the error stream.
   */
  static HadoopCommand upstreamPe(Path confDir, Path workingFolder, String... arguments)
      throws IOException {
    Path logging =
        Files.writeString(
            workingFolder.resolve("upstream-pe-log4j.properties"),
            """
            log4j.rootLogger=WARN,err
            log4j.logger.org.apache.hadoop.hbase.PerformanceEvaluation=INFO
            log4j.appender.err=org.apache.log4j.ConsoleAppender
            log4j.appender.err.target=System.err
            log4j.appender.err.layout=org.apache.log4j.PatternLayout
            log4j.appender.err.layout.ConversionPattern=%m%n
            """);
    HadoopCommand command =
        new HadoopCommand(
            workingFolder,
            confDir.toString(),
            System.getProperty("bench.upstream.hbase") + "/*",
            hadoopLibraries());
    command.javaOption("--add-opens=java.base/java.nio=ALL-UNNAMED");
    command.javaOption("-Dlog4j.configuration=" + logging.toUri());
    command.words.add("org.apache.hadoop.hbase.PerformanceEvaluation");
    command.words.addAll(List.of(arguments));
    return command;
  }

  private static String clusterClassPath() {
    return classPath(TestCluster.confDir());
  }

  private static String classPath(Path confDir) {
    return confDir + ":" + hadoopLibraries();
  }

  private static String hadoopLibraries() {
    return System.getProperty("bench.hadoop.lib") + "/*";
  }

  /** What {@code HADOOP_CLASSPATH} holds comes behind Hadoop's own. */
  HadoopCommand behindHadoop(String hadoopClassPath) {
    return classPath(classPath() + ":" + hadoopClassPath);
  }

  /** With {@code HADOOP_USER_CLASSPATH_FIRST} it comes first. */
  HadoopCommand beforeHadoop(String hadoopClassPath) {
    return classPath(hadoopClassPath + ":" + classPath());
  }

  private String classPath() {
    return words.get(words.indexOf("-cp") + 1);
  }

  private HadoopCommand classPath(String changed) {
    words.set(words.indexOf("-cp") + 1, changed);
    return this;
  }

  HadoopCommand with(String name, String value) {
    environment.put(name, value);
    return this;
  }

  /** An option of its JVM, which overrides those that every command has. */
  HadoopCommand javaOption(String option) {
    words.add(words.indexOf("-cp"), option);
    return this;
  }

  Process start() throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .directory(workingFolder.toFile())
            .redirectOutput(out().toFile())
            .redirectError(err().toFile());
    builder.environment().putAll(environment);
    return builder.start();
  }

  private Path out() {
    return workingFolder.resolve("stdout");
  }

  private Path err() {
    return workingFolder.resolve("stderr");
  }

  /** What a finished program left. */
  record Finished(int exitCode, String out, String err) {}

  Finished run() throws IOException, InterruptedException {
    return finish(start());
  }

  /** Waits for what was started. */
  Finished finish(Process process) throws IOException, InterruptedException {
    if (!process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException(words + " did not end within " + LONGEST_MINUTES + " minutes");
    }
    return new Finished(process.exitValue(), Files.readString(out()), Files.readString(err()));
  }
}
