package org.benchsuite.local;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.Mapper;
import org.apache.hadoop.mapreduce.Reducer;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;

/** A main class that runs a small job of the plainest kind, to see which classes jobs load. */
public final class TrainingJob {
  private static final Path INPUT = new Path("/tmp/training/input");
  private static final Path OUTPUT = new Path("/tmp/training/output");

  private TrainingJob() {}

  /** Takes no arguments; the class path names the cluster. */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, ClassNotFoundException {
    Configuration conf = new Configuration();
    for (String name : new String[] {"a", "b"}) {
      write(conf, new Path(INPUT, name));
    }
    if (!job(conf).waitForCompletion(false)) {
      throw new IOException("The training job failed");
    }
  }

  private static void write(Configuration conf, Path path) throws IOException {
    try (FileSystem fileSystem = FileSystem.newInstance(conf);
        OutputStream file = fileSystem.create(path)) {
      file.write("a line\n".getBytes(StandardCharsets.UTF_8));
    }
  }

  private static Job job(Configuration conf) throws IOException {
    Job job = Job.getInstance(conf);
    job.setMapperClass(Mapper.class);
    job.setReducerClass(Reducer.class);
    job.setNumReduceTasks(1);
    job.setOutputKeyClass(LongWritable.class);
    job.setOutputValueClass(Text.class);
    FileInputFormat.addInputPath(job, INPUT);
    FileOutputFormat.setOutputPath(job, OUTPUT);
    return job;
  }
}
