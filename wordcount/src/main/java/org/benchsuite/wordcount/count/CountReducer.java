package org.benchsuite.wordcount.count;

import java.io.IOException;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.VLongWritable;
import org.apache.hadoop.mapreduce.Reducer;
import org.benchsuite.common.job.TaskProbe;

/** Adds up the counts of a word: those of one map task as combiner, those of all as reduce. */
public class CountReducer extends Reducer<Text, VLongWritable, Text, VLongWritable> {

  private final VLongWritable sum = new VLongWritable();

  /** The same as reduce; tells what its machine did. */
  public static final class Last extends CountReducer {

    private final TaskProbe probe = new TaskProbe();

    @Override
    protected void setup(Context context) {
      TaskProbe.reduceBegins(context);
    }

    @Override
    protected void cleanup(Context context) {
      probe.end(context);
    }
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
}
