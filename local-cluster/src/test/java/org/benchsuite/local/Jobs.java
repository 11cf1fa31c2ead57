package org.benchsuite.local;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.Mapper;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;

/** Small real jobs, one map task for each input file. */
final class Jobs {
  private Jobs() {}

  /** Writes the container it runs in. */
  public static final class ContainerMapper extends Mapper<LongWritable, Text, Text, NullWritable> {
    @Override
    protected void map(LongWritable offset, Text line, Context context)
        throws IOException, InterruptedException {
      context.write(new Text(System.getenv("CONTAINER_ID")), NullWritable.get());
    }
  }

  /** Never ends by itself. */
  public static final class EndlessMapper extends Mapper<LongWritable, Text, Text, NullWritable> {
    @Override
    protected void map(LongWritable offset, Text line, Context context)
        throws InterruptedException {
      while (!new CountDownLatch(1).await(1, TimeUnit.MINUTES)) {
        context.progress();
      }
    }
  }

  static Job mapOnly(Configuration conf, Class<?> mapper, int tasks, String folder)
      throws IOException {
    Path input = new Path(folder, "input");
    try (FileSystem fileSystem = FileSystem.newInstance(conf)) {
      for (int task = 0; task < tasks; task++) {
        try (OutputStream file = fileSystem.create(new Path(input, "task-" + task))) {
          file.write("one line\n".getBytes(StandardCharsets.UTF_8));
        }
      }
    }
    Job job = Job.getInstance(conf);
    job.getConfiguration().setClass(MRJobConfig.MAP_CLASS_ATTR, mapper, Mapper.class);
    job.setNumReduceTasks(0);
    job.setOutputKeyClass(Text.class);
    job.setOutputValueClass(NullWritable.class);
    FileInputFormat.addInputPath(job, input);
    FileOutputFormat.setOutputPath(job, new Path(folder, "output"));
    return job;
  }

  static Set<String> outputLines(Configuration conf, String folder) throws IOException {
    Set<String> lines = new TreeSet<>();
    try (FileSystem fileSystem = FileSystem.newInstance(conf)) {
      for (FileStatus file : List.of(fileSystem.listStatus(new Path(folder, "output")))) {
        try (BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(fileSystem.open(file.getPath()), StandardCharsets.UTF_8))) {
          reader.lines().forEach(lines::add);
        }
      }
    }
    return lines;
  }
}
