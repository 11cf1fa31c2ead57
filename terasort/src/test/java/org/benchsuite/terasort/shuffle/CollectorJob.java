package org.benchsuite.terasort.shuffle;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapred.MapOutputCollector;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.Mapper;
import org.apache.hadoop.mapreduce.RecordWriter;
import org.apache.hadoop.mapreduce.Reducer;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.benchsuite.terasort.row.RowBlock;

/** A job in this process from random rows through the collector to stock reduces and files. */
final class CollectorJob {

  private static final String LOCAL_FOLDER = "test.local-folder";

  /** Hands the rows on, and first looks at what the maps left on the disk. */
  public static final class Checking
      extends Reducer<FixedBytes.Key, FixedBytes.Value, FixedBytes.Key, FixedBytes.Value> {
    @Override
    protected void setup(Context context) throws IOException {
      Path folder = Path.of(context.getConfiguration().get(LOCAL_FOLDER));
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          check(file);
        }
      }
    }

    private static void check(Path file) throws IOException {
      String name = file.getFileName().toString();
      if (name.startsWith("spill")) {
        throw new IOException("left behind: " + file);
      }
      String permissions = PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
      if (name.startsWith("file.out") && !permissions.equals("rw-r-----")) {
        throw new IOException("nobody else can serve " + file + ": " + permissions);
      }
    }
  }

  /** Writes rows side by side. */
  public static final class Output extends FileOutputFormat<FixedBytes.Key, FixedBytes.Value> {
    @Override
    public RecordWriter<FixedBytes.Key, FixedBytes.Value> getRecordWriter(
        TaskAttemptContext context) throws IOException {
      org.apache.hadoop.fs.Path file = getDefaultWorkFile(context, "");
      DataOutputStream out = file.getFileSystem(context.getConfiguration()).create(file);
      return new RecordWriter<>() {
        @Override
        public void write(FixedBytes.Key key, FixedBytes.Value value) throws IOException {
          key.write(out);
          value.write(out);
        }

        @Override
        public void close(TaskAttemptContext ended) throws IOException {
          out.close();
        }
      };
    }
  }

  private final Path folder;

  CollectorJob(Path folder) {
    this.folder = folder;
  }

  /** Settings of a job; the reduces keep all in memory, so that only maps count spilled rows. */
  Configuration configuration(int rowsOfSplit, int sortMebibytes) {
    Configuration conf = new JobConf();
    conf.set("fs.defaultFS", "file:///");
    conf.set("mapreduce.framework.name", "local");
    conf.set("hadoop.tmp.dir", folder.resolve("tmp").toString());
    conf.set("mapreduce.cluster.local.dir", folder.resolve("local").toString());
    conf.set(LOCAL_FOLDER, folder.resolve("local").toString());
    conf.set("fs.permissions.umask-mode", "077");
    conf.setClass(
        MRJobConfig.MAP_OUTPUT_COLLECTOR_CLASS_ATTR, RowCollector.class, MapOutputCollector.class);
    conf.setInt(RandomRows.ROWS, rowsOfSplit);
    conf.setInt(MRJobConfig.IO_SORT_MB, sortMebibytes);
    conf.setInt("mapreduce.client.completion.pollinterval", 20);
    conf.setFloat("mapreduce.reduce.input.buffer.percent", 0.7f);
    return conf;
  }

  Job run(Configuration conf, int reduces)
      throws IOException, InterruptedException, ClassNotFoundException {
    Job job = Job.getInstance(conf);
    job.setInputFormatClass(RandomRows.class);
    job.setMapperClass(Mapper.class);
    job.setReducerClass(Checking.class);
    job.setNumReduceTasks(reduces);
    job.setMapOutputKeyClass(FixedBytes.Key.class);
    job.setMapOutputValueClass(FixedBytes.Value.class);
    job.setSortComparatorClass(FixedBytes.Order.class);
    job.setPartitionerClass(Anywhere.class);
    job.setOutputFormatClass(Output.class);
    FileOutputFormat.setOutputPath(
        job, new org.apache.hadoop.fs.Path(folder.resolve("output").toUri()));
    job.waitForCompletion(false);
    return job;
  }

  /** A partition that the collector must not look at. */
  public static final class Anywhere
      extends org.apache.hadoop.mapreduce.Partitioner<NullWritable, RowBlock> {
    @Override
    public int getPartition(NullWritable key, RowBlock block, int partitions) {
      return partitions - 1;
    }
  }

  /** The rows that each reduce wrote. */
  List<byte[]> output() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("output"))) {
      List<Path> parts =
          files.filter(file -> file.getFileName().toString().startsWith("part")).sorted().toList();
      return List.of(parts.stream().map(CollectorJob::read).toArray(byte[][]::new));
    }
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
