package org.benchsuite.terasort.row;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.apache.hadoop.io.Writable;

/** Many rows side by side, handed on at once so that no row becomes an object. */
public final class RowBlock implements Writable {

  /** Rows of a block of about 1 MB: few calls, and still in the processor's cache. */
  public static final int MOST_ROWS = 10_000;

  private byte[] bytes;
  private int rows;

  /** An empty block. */
  public RowBlock() {
    bytes = new byte[0];
  }

  /** The rows, {@link Row#BYTES} each from position 0; may be longer than they are. */
  public byte[] bytes() {
    return bytes;
  }

  public int rows() {
    return rows;
  }

  /** Makes room for {@code count} rows without keeping what is there; returns the array. */
  public byte[] room(int count) {
    if (bytes.length < count * Row.BYTES) {
      bytes = new byte[count * Row.BYTES];
    }
    return bytes;
  }

  /** Tells how many rows were put into {@link #room}. */
  public void filled(int count) {
    rows = count;
  }

  @Override
  public void write(DataOutput out) throws IOException {
    out.writeInt(rows);
    out.write(bytes, 0, rows * Row.BYTES);
  }

  @Override
  public void readFields(DataInput in) throws IOException {
    int count = in.readInt();
    in.readFully(room(count), 0, count * Row.BYTES);
    filled(count);
  }
}
