package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.Mapper;
import org.apache.hadoop.mapreduce.Reducer;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;

/**
 * Upstream's wordcount and ours on files of this machine with their tasks inside this JVM, which
 * takes a fraction of a second.
 */
final class LocalWordcount {

  private static final String EXAMPLES = "hadoop-mapreduce-examples-3.4.2.jar";

  private final Path folder;
  private final Map<String, String> settings = new LinkedHashMap<>();

  /** Works below a folder, where inputs and outputs go by their names. */
  LocalWordcount(Path folder) {
    this.folder = folder;
    set("fs.defaultFS", "file:///");
    set("mapreduce.framework.name", "local");
    set("hadoop.tmp.dir", folder.resolve("tmp").toString());
    set("mapreduce.client.completion.pollinterval", "10");
    set("mapreduce.client.progressmonitor.pollinterval", "10");
    set("mapreduce.job.reduces", "2");
  }

  /** A Hadoop setting for both. */
  LocalWordcount set(String key, String value) {
    settings.put(key, value);
    return this;
  }

  /** Puts a sample's files into an input folder. */
  void write(String in, TextSamples.Sample sample) throws IOException {
    Files.createDirectories(folder.resolve(in));
    for (Map.Entry<String, byte[]> file : sample.files().entrySet()) {
      Files.write(folder.resolve(in).resolve(file.getKey()), file.getValue());
    }
  }

  /** The job that upstream's driver sets up, of upstream's unmodified classes. */
  void upstream(String out, String... in) throws Exception {
    Path jar = Path.of(System.getProperty("bench.upstream"), EXAMPLES);
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, getClass().getClassLoader())) {
      // tasks look for their classes here
      thread.setContextClassLoader(loader);
      assertThat(job(loader, out, in).waitForCompletion(false)).as("upstream's job").isTrue();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private Job job(ClassLoader loader, String out, String... in) throws Exception {
    Configuration configuration = new JobConf();
    settings.forEach(configuration::set);
    Job job = Job.getInstance(configuration, "word count");
    String program = "org.apache.hadoop.examples.WordCount$";
    var reducer = loader.loadClass(program + "IntSumReducer").asSubclass(Reducer.class);
    job.setMapperClass(loader.loadClass(program + "TokenizerMapper").asSubclass(Mapper.class));
    job.setCombinerClass(reducer);
    job.setReducerClass(reducer);
    job.setOutputKeyClass(Text.class);
    job.setOutputValueClass(IntWritable.class);
    for (String path : in) {
      FileInputFormat.addInputPath(job, path(path));
    }
    FileOutputFormat.setOutputPath(job, path(out));
    return job;
  }

  private org.apache.hadoop.fs.Path path(String name) {
    return new org.apache.hadoop.fs.Path(absolute(name));
  }

  private String absolute(String name) {
    return folder + "/" + name;
  }

  /** Our command with a profile; it has to succeed. */
  void ours(String profile, String out, String... in) {
    List<String> words = new ArrayList<>(List.of("wordcount"));
    Stream.of(in).map(this::absolute).forEach(words::add);
    words.addAll(List.of(absolute(out), "-profile", profile));
    command(words);
  }

  /** Our textgen; it has to succeed. */
  void textgen(String size, String out, String... options) {
    List<String> words = new ArrayList<>(List.of("textgen", size, absolute(out)));
    words.addAll(List.of(options));
    command(words);
  }

  private void command(List<String> words) {
    words.addAll(List.of("-fs", "file:///", "-jt", "local"));
    words.addAll(List.of("-results", absolute("results")));
    words.addAll(options("bench.work.dir", absolute("work")));
    settings.forEach((key, value) -> words.addAll(options(key, value)));
    InProcess.Finished finished = InProcess.run(words.toArray(String[]::new));
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
  }

  private static List<String> options(String key, String value) {
    return List.of("-D", key + "=" + value);
  }

  /** The bytes of each part file by its name. */
  Map<String, byte[]> parts(String out) throws IOException {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    try (Stream<Path> files = Files.list(folder.resolve(out))) {
      for (Path file : files.sorted().toList()) {
        if (file.getFileName().toString().startsWith("part-")) {
          parts.put(file.getFileName().toString(), Files.readAllBytes(file));
        }
      }
    }
    return parts;
  }

  /** The lines of all part files in their order, as one reduce task would have written them. */
  byte[] merged(String out) throws IOException {
    List<byte[]> lines = new ArrayList<>();
    for (byte[] part : parts(out).values()) {
      lines.addAll(WordLines.of(part));
    }
    return WordLines.merged(lines);
  }

  /** That two outputs have the same part files. */
  void assertSame(String out, String expected) throws IOException {
    Map<String, byte[]> right = parts(expected);
    Map<String, byte[]> actual = parts(out);
    assertThat(actual.keySet()).isEqualTo(right.keySet());
    for (Map.Entry<String, byte[]> part : right.entrySet()) {
      byte[] other = actual.get(part.getKey());
      if (!Arrays.equals(other, part.getValue())) {
        assertThat(WordLines.firstDifference(WordLines.of(other), WordLines.of(part.getValue())))
            .as(out + "/" + part.getKey())
            .isEmpty();
      }
    }
  }
}
