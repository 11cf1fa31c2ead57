package org.benchsuite.common.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.HdfsConfiguration;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.util.GenericOptionsParser;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Causes;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/**
 * Hadoop's generic options, accepted anywhere on the line and handed to {@link
 * GenericOptionsParser} in the order it wants: that parser alone stops at the first word it does
 * not know and drops the rest without a word.
 */
public final class HadoopOptions {

  @ArgGroup(validate = false, order = 90, heading = "%nHadoop (anywhere on the line):%n")
  Group group = new Group();

  /** The options as one group of the help. */
  static final class Group {

    @Option(
        names = "-D",
        paramLabel = "KEY=VALUE",
        description = "Set a Hadoop property; may be given many times.")
    List<String> properties = new ArrayList<>();

    @Option(
        names = {"-conf", "--conf"},
        paramLabel = "FILE",
        description = "Read properties from a configuration file; may be given many times.")
    List<Path> files = new ArrayList<>();

    @Option(
        names = {"-fs", "--fs"},
        paramLabel = "URI",
        description = "The file system to use instead of fs.defaultFS.")
    String fileSystem;

    @Option(
        names = {"-jt", "--jt"},
        paramLabel = "local|HOST:PORT",
        description = "The ResourceManager, or local for tasks inside this process.")
    String resourceManager;

    @Option(
        names = {"-queue", "--queue"},
        paramLabel = "NAME",
        description = "The YARN queue of every job.")
    String queue;

    @Option(
        names = {"-files", "--files"},
        paramLabel = "FILE,...",
        description = "Files to copy to every task.")
    String taskFiles;

    @Option(
        names = {"-libjars", "--libjars"},
        paramLabel = "JAR,...",
        description = "Jars to put on the class path of every task.")
    String libraries;

    @Option(
        names = {"-archives", "--archives"},
        paramLabel = "FILE,...",
        description = "Archives to unpack for every task.")
    String archives;
  }

  /**
   * The configuration of the cluster with every option applied.
   *
   * @throws UsageException when a file is missing or an option has no meaning
   */
  public Configuration toConfiguration() {
    Configuration configuration = new JobConf(new HdfsConfiguration());
    group.files.forEach(HadoopOptions::checkReadable);
    String[] words = canonical();
    try {
      GenericOptionsParser parser = new GenericOptionsParser(configuration, words);
      if (parser.getRemainingArgs().length > 0) {
        throw new UsageException(
            "Hadoop does not understand '"
                + String.join(" ", parser.getRemainingArgs())
                + "'; see --help for its options.");
      }
    } catch (IOException | IllegalArgumentException e) {
      throw new UsageException("Hadoop refuses an option: " + Causes.sentence(e) + ".", e);
    }
    if (group.queue != null) {
      configuration.set(MRJobConfig.QUEUE_NAME, group.queue);
    }
    return configuration;
  }

  /** The options in the form and order that Hadoop's parser reads completely. */
  String[] canonical() {
    List<String> words = new ArrayList<>();
    group.files.forEach(file -> add(words, "-conf", file.toString()));
    add(words, "-fs", group.fileSystem);
    add(words, "-jt", group.resourceManager);
    add(words, "-files", group.taskFiles);
    add(words, "-libjars", group.libraries);
    add(words, "-archives", group.archives);
    for (String property : group.properties) {
      if (property.indexOf('=') <= 0) {
        throw new UsageException(
            "-D needs KEY=VALUE, not '" + property + "'; write -D dfs.replication=1.");
      }
      add(words, "-D", property);
    }
    return words.toArray(String[]::new);
  }

  /** The options as they may be added to another command line. */
  public List<String> words() {
    List<String> words = new ArrayList<>(List.of(canonical()));
    add(words, "-queue", group.queue);
    return words;
  }

  private static void add(List<String> words, String option, String value) {
    if (value != null) {
      words.add(option);
      words.add(value);
    }
  }

  private static void checkReadable(Path file) {
    if (!Files.isReadable(file) || Files.isDirectory(file)) {
      throw new UsageException(
          "The configuration file '" + file + "' given by -conf cannot be read; check its path.");
    }
    Configuration alone = new Configuration(false);
    alone.addResource(new org.apache.hadoop.fs.Path(file.toUri()));
    try {
      alone.size();
    } catch (RuntimeException e) {
      throw new UsageException(
          "The configuration file '"
              + file
              + "' given by -conf is not a Hadoop configuration: "
              + Causes.sentence(e)
              + ".",
          e);
    }
  }
}
