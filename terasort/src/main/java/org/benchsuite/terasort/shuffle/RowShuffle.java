package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapred.RawKeyValueIterator;
import org.apache.hadoop.mapred.ShuffleConsumerPlugin;
import org.apache.hadoop.mapreduce.task.reduce.MergeManager;
import org.apache.hadoop.mapreduce.task.reduce.Shuffle;
import org.benchsuite.terasort.row.RowBlock;

/**
 * Hadoop's shuffle, which fetches, with merges of blocks of rows; the reduce gets one key, and as
 * its values the blocks in order.
 */
public final class RowShuffle extends Shuffle<NullWritable, RowBlock> {

  private RowMergeManager manager;

  @Override
  @SuppressWarnings("rawtypes") // as the method it overrides
  protected MergeManager<NullWritable, RowBlock> createMergeManager(
      ShuffleConsumerPlugin.Context context) {
    try {
      ShuffleConsumerPlugin.Context<?, ?> typed = context;
      manager = new RowMergeManager(typed, this).start();
      return manager;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public RawKeyValueIterator run() throws IOException, InterruptedException {
    try {
      return super.run();
    } finally {
      manager.stop();
    }
  }
}
