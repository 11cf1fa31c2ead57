package org.benchsuite.wordcount.count;

import java.io.IOException;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.VLongWritable;
import org.apache.hadoop.mapreduce.Reducer;

/** Adds up what one map task handed on of a word more than once. */
public final class CountCombiner extends Reducer<Text, VLongWritable, Text, VLongWritable> {

  private final VLongWritable sum = new VLongWritable();

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
