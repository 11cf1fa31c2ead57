package org.benchsuite.wordcount.count;

import java.io.IOException;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.VLongWritable;
import org.apache.hadoop.mapreduce.Reducer;
import org.benchsuite.common.job.TaskProbe;

/** Adds up the counts of a word. */
public final class CountReducer extends Reducer<Text, VLongWritable, Text, LongWritable> {

  private final TaskProbe probe = new TaskProbe();
  private final LongWritable sum = new LongWritable();

  @Override
  protected void setup(Context context) {
    TaskProbe.reduceBegins(context);
  }

  @Override
  protected void reduce(Text word, Iterable<VLongWritable> counts, Context context)
      throws IOException, InterruptedException {
    long all = 0;
    for (VLongWritable count : counts) {
      all += count.get();
    }
    sum.set(all);
    context.write(word, sum);
  }

  @Override
  protected void cleanup(Context context) {
    probe.end(context);
  }
}
