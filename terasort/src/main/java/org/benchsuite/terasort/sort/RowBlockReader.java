package org.benchsuite.terasort.sort;

import java.io.IOException;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Counter;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.apache.hadoop.mapreduce.lib.input.FileSplit;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;

/** Reads the rows of a split, a block at a time, into one array that is used again. */
final class RowBlockReader extends RecordReader<NullWritable, RowBlock> {

  private final RowBlock block = new RowBlock();
  private FSDataInputStream in;
  private Counter records;
  private long rows;
  private long done;

  @Override
  public void initialize(InputSplit split, TaskAttemptContext context) throws IOException {
    FileSplit file = (FileSplit) split;
    records = context.getCounter(TaskCounter.MAP_INPUT_RECORDS);
    rows = file.getLength() / Row.BYTES;
    if (rows > 0) {
      in = RowStream.open(file, context.getConfiguration());
      in.seek(file.getStart());
    }
  }

  @Override
  public boolean nextKeyValue() throws IOException {
    if (done == rows) {
      return false;
    }
    int count = (int) Math.min(RowBlock.MOST_ROWS, rows - done);
    in.readFully(block.room(count), 0, count * Row.BYTES);
    block.filled(count);
    done += count;
    // the framework counts each block as one
    records.increment(count - 1);
    return true;
  }

  @Override
  public NullWritable getCurrentKey() {
    return NullWritable.get();
  }

  @Override
  public RowBlock getCurrentValue() {
    return block;
  }

  @Override
  public float getProgress() {
    return rows == 0 ? 1 : (float) done / rows;
  }

  @Override
  public void close() throws IOException {
    if (in != null) {
      in.close();
    }
  }
}
