package org.benchsuite.terasort.sort;

import java.io.IOException;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.input.FileSplit;
import org.benchsuite.terasort.row.Row;

/** Reads the rows that begin in a split, each as a pair of key and value. */
final class PairReader extends RecordReader<Text, Text> {

  private final byte[] row = new byte[Row.BYTES];
  private final Text key = new Text();
  private final Text value = new Text();
  private FSDataInputStream in;
  private long length;
  private long position;

  @Override
  public void initialize(InputSplit split, TaskAttemptContext context) throws IOException {
    FileSplit file = (FileSplit) split;
    length = file.getLength();
    // the row that the start cuts through belongs to the split before
    position = (Row.BYTES - file.getStart() % Row.BYTES) % Row.BYTES;
    in = RowStream.open(file, context.getConfiguration());
    in.seek(file.getStart() + position);
  }

  @Override
  public boolean nextKeyValue() throws IOException {
    if (position >= length) {
      return false;
    }
    in.readFully(row);
    key.set(row, 0, Row.KEY_BYTES);
    value.set(row, Row.KEY_BYTES, Row.VALUE_BYTES);
    position += Row.BYTES;
    return true;
  }

  @Override
  public Text getCurrentKey() {
    return key;
  }

  @Override
  public Text getCurrentValue() {
    return value;
  }

  @Override
  public float getProgress() {
    return length == 0 ? 1 : Math.min(1, (float) position / length);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
