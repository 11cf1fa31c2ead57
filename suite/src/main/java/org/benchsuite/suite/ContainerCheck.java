package org.benchsuite.suite;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskCompletionEvent;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.benchsuite.common.cluster.Causes;
import org.benchsuite.common.job.JobJar;
import org.benchsuite.suite.probe.JavaProbeMapper;

/** Runs one container and asks it for its Java, before a benchmark fails for want of another. */
final class ContainerCheck {

  static final int NEEDED = 17;

  private static final String SUBJECT = "Java of containers";
  private static final int MOST_ATTEMPTS = 10;

  /** The words of an UnsupportedClassVersionError. */
  private static final Pattern NEWEST_CLASS_FILE =
      Pattern.compile("recognizes class file versions up to (\\d+)");

  /** Java n reads class files up to version 44 + n. */
  private static final int CLASS_FILE_OF_JAVA_0 = 44;

  private final Configuration configuration;

  ContainerCheck(Configuration configuration) {
    this.configuration = configuration;
  }

  List<Finding> run() throws InterruptedException {
    Path work = new Path("/tmp/bench-suite-doctor-" + UUID.randomUUID());
    try {
      FileSystem fileSystem = FileSystem.get(configuration);
      try {
        return List.of(probe(fileSystem, work));
      } finally {
        fileSystem.delete(work, true);
      }
    } catch (IOException | ClassNotFoundException e) {
      return List.of(
          Finding.fail(
              SUBJECT,
              "no container could be run: " + Causes.sentence(e),
              "see the application's log with 'yarn logs'"));
    }
  }

  private Finding probe(FileSystem fileSystem, Path work)
      throws IOException, InterruptedException, ClassNotFoundException {
    Path input = new Path(work, "input");
    try (FSDataOutputStream out = fileSystem.create(input)) {
      out.write("probe\n".getBytes(StandardCharsets.UTF_8));
    }
    Path output = new Path(work, "output");
    Job job = Job.getInstance(configuration, "bench-suite doctor");
    JobJar.set(job, JavaProbeMapper.class);
    job.setMapperClass(JavaProbeMapper.class);
    job.setNumReduceTasks(0);
    job.setMaxMapAttempts(1);
    job.setOutputKeyClass(NullWritable.class);
    job.setOutputValueClass(Text.class);
    FileInputFormat.addInputPath(job, input);
    FileOutputFormat.setOutputPath(job, output);
    if (!job.waitForCompletion(false)) {
      return judgeFailure(job.getJobID() + " failed", diagnostics(job));
    }
    Properties answers = new Properties();
    try (FSDataInputStream in = fileSystem.open(new Path(output, "part-m-00000"))) {
      answers.load(new StringReader(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    }
    return judge(answers);
  }

  private static String diagnostics(Job job) throws IOException, InterruptedException {
    StringBuilder text = new StringBuilder(job.getStatus().getFailureInfo());
    for (TaskCompletionEvent event : job.getTaskCompletionEvents(0, MOST_ATTEMPTS)) {
      String[] lines = job.getTaskDiagnostics(event.getTaskAttemptId());
      text.append('\n').append(lines == null ? "" : String.join("\n", lines));
    }
    return text.toString();
  }

  /** Even Hadoop's own part of a task may not load on an old Java, which then names itself. */
  static Finding judgeFailure(String what, String diagnostics) {
    Matcher newest = NEWEST_CLASS_FILE.matcher(diagnostics);
    if (newest.find()) {
      int java = Integer.parseInt(newest.group(1)) - CLASS_FILE_OF_JAVA_0;
      return tooOld("Java " + java + " (" + what + ": its class files are too new for it)");
    }
    String cause = diagnostics.strip().lines().reduce((first, last) -> last).orElse("").strip();
    return Finding.fail(
        SUBJECT,
        "no container could be run: " + what + (cause.isEmpty() ? "" : ": " + cause),
        "see the application's log with 'yarn logs'");
  }

  static Finding judge(Properties answers) {
    String detail = answers.getProperty("java.version") + " at " + answers.getProperty("java.home");
    return major(answers.getProperty("java.specification.version", "0")) >= NEEDED
        ? Finding.ok(SUBJECT, detail)
        : tooOld(detail);
  }

  private static Finding tooOld(String detail) {
    return Finding.fail(
        SUBJECT,
        detail + ", but the tasks need Java " + NEEDED,
        """
        ship a JDK to the tasks: put its archive on the file system and add to every command
          -archives hdfs:///apps/jdk-17.tar.gz#jdk -D mapreduce.map.env=JAVA_HOME=./jdk/jdk-17 \
        -D mapreduce.reduce.env=JAVA_HOME=./jdk/jdk-17
        where jdk-17 is the folder inside the archive; or, where it is installed on every node,
          -D mapreduce.map.env=JAVA_HOME=/usr/lib/jvm/java-17 \
        -D mapreduce.reduce.env=JAVA_HOME=/usr/lib/jvm/java-17""");
  }

  /** The major version: 8 for {@code 1.8}, 17 for {@code 17}. */
  static int major(String specification) {
    String[] parts = specification.split("\\.");
    int first = Integer.parseInt(parts[0]);
    return first == 1 && parts.length > 1 ? Integer.parseInt(parts[1]) : first;
  }
}
