package org.benchsuite.terasort.shuffle;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Writable;
import org.apache.hadoop.mapreduce.InputFormat;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;

/** Input of seeded random rows in blocks: two splits of as many rows each. */
public final class RandomRows extends InputFormat<NullWritable, RowBlock> {

  static final String ROWS = "test.rows-a-split";
  static final int SPLITS = 2;

  private static final int BLOCK_ROWS = 700;

  /** Which of the splits it is. */
  public static final class Split extends InputSplit implements Writable {
    private int number;

    @Override
    public long getLength() {
      return 1;
    }

    @Override
    public String[] getLocations() {
      return new String[0];
    }

    @Override
    public void write(DataOutput out) throws IOException {
      out.writeInt(number);
    }

    @Override
    public void readFields(DataInput in) throws IOException {
      number = in.readInt();
    }
  }

  /** The rows of a split; a quarter of them have the same key. */
  static byte[] rows(int split, int count) {
    Random random = new Random(100 + split);
    byte[] rows = new byte[count * Row.BYTES];
    random.nextBytes(rows);
    for (int row = 0; row < count; row += 4) {
      System.arraycopy(SAME_KEY, 0, rows, row * Row.BYTES, Row.KEY_BYTES);
    }
    return rows;
  }

  private static final byte[] SAME_KEY = {77, 0, 1, 2, 3, 4, 5, 6, 7, 8};

  @Override
  public List<InputSplit> getSplits(JobContext context) {
    List<InputSplit> splits = new ArrayList<>();
    for (int number = 0; number < SPLITS; number++) {
      Split split = new Split();
      split.number = number;
      splits.add(split);
    }
    return splits;
  }

  @Override
  public RecordReader<NullWritable, RowBlock> createRecordReader(
      InputSplit split, TaskAttemptContext context) {
    return new Reader();
  }

  private static final class Reader extends RecordReader<NullWritable, RowBlock> {
    private final RowBlock block = new RowBlock();
    private byte[] rows;
    private int read;

    @Override
    public void initialize(InputSplit split, TaskAttemptContext context) {
      Configuration conf = context.getConfiguration();
      rows = rows(((Split) split).number, conf.getInt(ROWS, 0));
    }

    @Override
    public boolean nextKeyValue() {
      int count = Math.min(BLOCK_ROWS, rows.length / Row.BYTES - read);
      System.arraycopy(rows, read * Row.BYTES, block.room(count), 0, count * Row.BYTES);
      block.filled(count);
      read += count;
      return count > 0;
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
      return 0;
    }

    @Override
    public void close() {}
  }
}
