package org.benchsuite.wordcount.count;

import java.io.IOException;
import java.util.StringTokenizer;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Mapper;
import org.benchsuite.common.job.TaskProbe;

/** The map of Hadoop's wordcount: each word of a line with a one. */
public final class ClassicMapper extends Mapper<LongWritable, Text, Text, IntWritable> {

  private static final IntWritable ONE = new IntWritable(1);

  private final TaskProbe probe = new TaskProbe();
  private final Text word = new Text();

  @Override
  protected void map(LongWritable position, Text line, Context context)
      throws IOException, InterruptedException {
    StringTokenizer words = new StringTokenizer(line.toString());
    while (words.hasMoreTokens()) {
      word.set(words.nextToken());
      context.write(word, ONE);
    }
  }

  @Override
  protected void cleanup(Context context) {
    probe.end(context);
  }
}
