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

  @Override
  public void run(Context context) throws IOException, InterruptedException {
    TaskProbe probe = new TaskProbe();
    TaskProbe.reduceBegins(context);
    Counter written = context.getCounter(TaskCounter.REDUCE_OUTPUT_RECORDS);
    try (RowOutput out = new RowOutput(context)) {
      while (context.nextKey()) {
        Text key = context.getCurrentKey();
        for (Text value : context.getValues()) {
          out.write(key.getBytes(), 0, Row.KEY_BYTES);
          out.write(value.getBytes(), 0, Row.VALUE_BYTES);
          written.increment(1);
        }
      }
    }
    probe.end(context);
  }
}
