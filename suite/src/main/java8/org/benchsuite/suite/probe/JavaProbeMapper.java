package org.benchsuite.suite.probe;

import java.io.IOException;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Mapper;

/**
 * Tells which Java a container runs on; compiled for Java 8, so that it runs where the rest of the
 * suite does not.
 */
public final class JavaProbeMapper extends Mapper<LongWritable, Text, NullWritable, Text> {

  @Override
  protected void map(LongWritable key, Text value, Context context)
      throws IOException, InterruptedException {
    write(context, "java.specification.version");
    write(context, "java.version");
    write(context, "java.home");
    write(context, "os.arch");
  }

  private static void write(Context context, String property)
      throws IOException, InterruptedException {
    context.write(
        NullWritable.get(), new Text(property + "=" + System.getProperty(property, "unknown")));
  }
}
