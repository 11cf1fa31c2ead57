package org.benchsuite.it;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Poll;

/**
 * What a job that is still running was submitted with, from its staging folder.
 *
 * @param configuration that of its tasks
 * @param jarEntries names inside the job jar
 * @param libraries names of the jars that go with it
 */
record SubmittedJob(Configuration configuration, List<String> jarEntries, List<String> libraries) {

  private static final Duration LONGEST_WAIT = Duration.ofMinutes(2);
  private static final Pattern SUBMITTED = Pattern.compile("Submitted (job_\\d+_\\d+)");

  /** Waits until the client of that working folder says that it has submitted its job. */
  static SubmittedJob await(Configuration cluster, java.nio.file.Path workingFolder, Process client)
      throws IOException, InterruptedException {
    java.nio.file.Path err = workingFolder.resolve("stderr");
    boolean known = Poll.until(() -> id(err) != null || !client.isAlive(), LONGEST_WAIT);
    if (!known || id(err) == null) {
      throw new IOException("no job was submitted: " + Files.readString(err));
    }
    FileSystem hdfs = FileSystem.get(cluster);
    Path staging = new Path("/tmp/hadoop-yarn/staging/*/.staging/" + id(err));
    FileStatus[] folders = hdfs.globStatus(staging);
    if (folders.length != 1) {
      throw new IOException(staging + " is " + Arrays.toString(folders));
    }
    Path folder = folders[0].getPath();
    return new SubmittedJob(
        configuration(hdfs, new Path(folder, "job.xml")),
        entries(hdfs, new Path(folder, "job.jar")),
        names(hdfs, new Path(folder, "libjars")));
  }

  private static String id(java.nio.file.Path err) throws IOException {
    Matcher matcher = SUBMITTED.matcher(Files.readString(err));
    return matcher.find() ? matcher.group(1) : null;
  }

  private static Configuration configuration(FileSystem hdfs, Path file) throws IOException {
    Configuration configuration = new Configuration(false);
    try (InputStream in = hdfs.open(file)) {
      configuration.addResource(in);
      configuration.size(); // reads it
    }
    return configuration;
  }

  private static List<String> entries(FileSystem hdfs, Path jar) throws IOException {
    List<String> names = new ArrayList<>();
    try (ZipInputStream in = new ZipInputStream(hdfs.open(jar))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        names.add(entry.getName());
      }
    }
    return names;
  }

  private static List<String> names(FileSystem hdfs, Path folder) throws IOException {
    return Arrays.stream(hdfs.listStatus(folder)).map(file -> file.getPath().getName()).toList();
  }
}
