package org.benchsuite.wordcount.count;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.benchsuite.wordcount.words.WordCounter;

/**
 * How many different words a text may have, from samples of it. The number of different words grows
 * as a power of the length (Heaps' law), the exponent of which falls with the length, so what is
 * told is rather too much than too little.
 *
 * @param bytes of the samples
 * @param different words among them
 * @param exponent of the growth
 * @param bytesAWord mean length of the different words
 */
record VocabularyGrowth(long bytes, long different, double exponent, double bytesAWord) {

  private static final int PLACES = 8;
  private static final long BYTES_A_PLACE = 1 << 20;
  private static final long MEMORY = 64 << 20;

  /** Samples the text at the beginnings of some of its splits. */
  static VocabularyGrowth sample(Job job) throws IOException, InterruptedException {
    List<InputSplit> splits = new BlockInputFormat().getSplits(job);
    TaskAttemptContext context =
        new TaskAttemptContextImpl(job.getConfiguration(), new TaskAttemptID());
    Sampling sampling = new Sampling();
    int places = Math.min(PLACES, splits.size());
    for (int i = 0; i < places; i++) {
      InputSplit split = splits.get((int) ((long) i * splits.size() / places));
      sampling.read(split, context, PLACES * BYTES_A_PLACE / places);
    }
    return sampling.vocabulary();
  }

  /** Different words in so much text. */
  double differentIn(long length) {
    return bytes == 0 ? 0 : different * Math.pow(Math.max(1, (double) length / bytes), exponent);
  }

  /** Counts samples, and remembers how it stood halfway. */
  private static final class Sampling {

    private long distinctBytes;
    private final WordCounter counter =
        new WordCounter(MEMORY, (word, offset, length, hash, count) -> distinctBytes += length);

    private long bytes;
    private long halfBytes;
    private long halfDifferent;

    void read(InputSplit split, TaskAttemptContext context, long most)
        throws IOException, InterruptedException {
      long before = bytes;
      try (BlockReader reader = new BlockReader()) {
        reader.initialize(split, context);
        while (bytes - before < most && reader.nextKeyValue()) {
          TextBlock block = reader.getCurrentValue();
          counter.count(block.bytes(), block.from(), block.to());
          bytes += block.to() - block.from();
          if (halfBytes == 0 && bytes >= PLACES * BYTES_A_PLACE / 2) {
            halfBytes = bytes;
            halfDifferent = counter.different();
          }
        }
      }
    }

    VocabularyGrowth vocabulary() throws IOException {
      long different = counter.different();
      double exponent = 0;
      if (halfDifferent > 0 && bytes > halfBytes) {
        exponent =
            Math.log((double) different / halfDifferent) / Math.log((double) bytes / halfBytes);
      }
      counter.finish();
      return new VocabularyGrowth(
          bytes, different, exponent, different == 0 ? 0 : (double) distinctBytes / different);
    }
  }
}
