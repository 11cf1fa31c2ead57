package org.benchsuite.wordcount.count;

import java.io.IOException;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Reducer;
import org.benchsuite.common.job.TaskProbe;

/** The combiner and reduce of Hadoop's wordcount; but a count that overflows is an error. */
public class ClassicReducer extends Reducer<Text, IntWritable, Text, IntWritable> {

  private final IntWritable sum = new IntWritable();

  /** The same as reduce; tells what its machine did. */
  public static final class Last extends ClassicReducer {

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
  protected void reduce(Text word, Iterable<IntWritable> counts, Context context)
      throws IOException, InterruptedException {
    int all = 0;
    for (IntWritable count : counts) {
      all += count.get();
      if (all < 0) {
        throw new IOException(
            "'" + word + "' occurs more than " + Integer.MAX_VALUE + " times; use -profile tuned");
      }
    }
    sum.set(all);
    context.write(word, sum);
  }
}
