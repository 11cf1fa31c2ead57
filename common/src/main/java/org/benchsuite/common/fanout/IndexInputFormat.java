package org.benchsuite.common.fanout;

import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.InputFormat;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;

/** N splits that are numbers: no control file is written or read for any of them. */
public final class IndexInputFormat extends InputFormat<IntWritable, NullWritable> {

  static final String TASKS = "bench.fanout.tasks";
  static final String HOSTS = "bench.fanout.hosts";

  @Override
  public List<InputSplit> getSplits(JobContext context) {
    Configuration configuration = context.getConfiguration();
    int tasks = configuration.getInt(TASKS, 0);
    List<String[]> hosts = TaskHosts.decode(configuration.get(HOSTS, ""));
    // the splits carry them from here on; every task would read them again with the job's settings
    configuration.unset(HOSTS);
    List<InputSplit> splits = new ArrayList<>(tasks);
    for (int i = 0; i < tasks; i++) {
      splits.add(new IndexSplit(i, i < hosts.size() ? hosts.get(i) : new String[0]));
    }
    return splits;
  }

  @Override
  public RecordReader<IntWritable, NullWritable> createRecordReader(
      InputSplit split, TaskAttemptContext context) {
    return new IndexReader(((IndexSplit) split).index());
  }

  /** Reads the one number of a split. */
  private static final class IndexReader extends RecordReader<IntWritable, NullWritable> {

    private final IntWritable index;
    private boolean read;

    IndexReader(int index) {
      this.index = new IntWritable(index);
    }

    @Override
    public void initialize(InputSplit split, TaskAttemptContext context) {}

    @Override
    public boolean nextKeyValue() {
      boolean first = !read;
      read = true;
      return first;
    }

    @Override
    public IntWritable getCurrentKey() {
      return index;
    }

    @Override
    public NullWritable getCurrentValue() {
      return NullWritable.get();
    }

    @Override
    public float getProgress() {
      return 0;
    }

    @Override
    public void close() {}
  }
}
