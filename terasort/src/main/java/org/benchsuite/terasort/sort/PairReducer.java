package org.benchsuite.terasort.sort;

import java.io.IOException;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Counter;
import org.apache.hadoop.mapreduce.Reducer;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.benchsuite.common.job.TaskProbe;
import org.benchsuite.terasort.row.Row;

/** Writes pairs of key and value one by one. */
public final class PairReducer extends Reducer<Text, Text, NullWritable, NullWritable> {

  private final TaskProbe probe = new TaskProbe();
  private RowOutput out;
  private Counter written;

  @Override
  protected void setup(Context context) throws IOException, InterruptedException {
    TaskProbe.reduceBegins(context);
    out = new RowOutput(context);
    written = context.getCounter(TaskCounter.REDUCE_OUTPUT_RECORDS);
  }

  @Override
  protected void reduce(Text key, Iterable<Text> values, Context context) throws IOException {
    for (Text value : values) {
      out.write(key.getBytes(), 0, Row.KEY_BYTES);
      out.write(value.getBytes(), 0, Row.VALUE_BYTES);
      written.increment(1);
    }
  }

  @Override
  protected void cleanup(Context context) throws IOException {
    out.close();
    probe.end(context);
  }
}
