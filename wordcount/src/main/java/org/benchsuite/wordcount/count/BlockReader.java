package org.benchsuite.wordcount.count;

import java.io.IOException;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Counter;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.input.CombineFileSplit;
import org.apache.hadoop.mapreduce.lib.input.FileSplit;

/** Reads the text of a split, file by file, into one block that is used again. */
final class BlockReader extends RecordReader<NullWritable, TextBlock> {

  private final TextBlock block = new TextBlock();
  private CombineFileSplit split;
  private TaskAttemptContext context;
  private Counter read;
  private TextSource source;
  private int next;
  private long bytesBefore;
  private long bytesNow;

  @Override
  public void initialize(InputSplit parts, TaskAttemptContext task) {
    split = (CombineFileSplit) parts;
    context = task;
    read = task.getCounter(WordCounters.BYTES_READ);
  }

  @Override
  public boolean nextKeyValue() throws IOException, InterruptedException {
    while (source != null || next < split.getNumPaths()) {
      if (source == null) {
        source = TextSources.open(part(next), context);
      }
      if (source.next(block)) {
        done(source.position() - split.getOffset(next));
        return true;
      }
      source.close();
      source = null;
      done(split.getLength(next));
      bytesBefore += split.getLength(next);
      bytesNow = 0;
      next++;
    }
    return false;
  }

  private FileSplit part(int index) {
    return new FileSplit(
        split.getPath(index), split.getOffset(index), split.getLength(index), new String[0]);
  }

  /** Of the present file; what was read ahead belongs to others. */
  private void done(long position) {
    long now = Math.max(bytesNow, Math.min(position, split.getLength(next)));
    read.increment(now - bytesNow);
    bytesNow = now;
  }

  @Override
  public NullWritable getCurrentKey() {
    return NullWritable.get();
  }

  @Override
  public TextBlock getCurrentValue() {
    return block;
  }

  @Override
  public float getProgress() {
    return split.getLength() == 0 ? 1 : (float) (bytesBefore + bytesNow) / split.getLength();
  }

  @Override
  public void close() throws IOException {
    if (source != null) {
      source.close();
    }
  }
}
