package org.benchsuite.wordcount.count;

import java.io.IOException;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.VLongWritable;
import org.apache.hadoop.mapreduce.Counter;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.Mapper;
import org.benchsuite.common.job.TaskProbe;
import org.benchsuite.wordcount.words.WordCounter;

/** Counts the words of its split and hands each of them on once, or once each time memory fills. */
public final class CountMapper extends Mapper<NullWritable, TextBlock, Text, VLongWritable> {

  /** For the framework, HDFS and the code. */
  private static final long HEAP_FOR_OTHERS = 24L << 20;

  private static final long LEAST_MEMORY = 2L << 20;

  private final Text word = new Text();
  private final VLongWritable count = new VLongWritable();
  private long checksum;

  @Override
  public void run(Context context) throws IOException, InterruptedException {
    TaskProbe probe = new TaskProbe();
    Counter words = context.getCounter(WordCounters.WORDS);
    WordCounter counter =
        new WordCounter(
            memory(context),
            (bytes, offset, length, hash, times) -> {
              word.set(bytes, offset, length);
              count.set(times);
              checksum += hash * times;
              write(context);
            });
    while (context.nextKeyValue()) {
      TextBlock block = context.getCurrentValue();
      counter.count(block.bytes(), block.from(), block.to());
      words.setValue(counter.words());
    }
    counter.finish();
    context.getCounter(WordCounters.CHECKSUM).increment(checksum);
    probe.end(context);
  }

  private void write(Context context) throws IOException {
    try {
      context.write(word, count);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /** Half of what the sort buffer and the rest leave of the heap. */
  private static long memory(Context context) {
    long sort =
        context.getConfiguration().getLong(MRJobConfig.IO_SORT_MB, MRJobConfig.DEFAULT_IO_SORT_MB)
            << 20;
    long left = Runtime.getRuntime().maxMemory() - sort - HEAP_FOR_OTHERS;
    return Math.max(LEAST_MEMORY, left / 2);
  }
}
