package org.benchsuite.terasort.shuffle;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.apache.hadoop.io.WritableComparable;
import org.apache.hadoop.io.WritableComparator;
import org.benchsuite.terasort.row.Row;

/** A key or value as a stock reduce reads it from a segment: its bytes and nothing else. */
abstract class FixedBytes implements WritableComparable<FixedBytes> {

  final byte[] bytes;

  FixedBytes(int length) {
    bytes = new byte[length];
  }

  /** The 10 bytes of a key. */
  public static final class Key extends FixedBytes {
    public Key() {
      super(Row.KEY_BYTES);
    }
  }

  /** The 90 bytes of a value. */
  public static final class Value extends FixedBytes {
    public Value() {
      super(Row.VALUE_BYTES);
    }
  }

  /** Compares keys without reading them. */
  public static final class Order extends WritableComparator {
    public Order() {
      super(Key.class);
    }

    @Override
    public int compare(
        byte[] left, int leftStart, int leftBytes, byte[] right, int rightStart, int rightBytes) {
      return compareBytes(left, leftStart, leftBytes, right, rightStart, rightBytes);
    }
  }

  @Override
  public void write(DataOutput out) throws IOException {
    out.write(bytes);
  }

  @Override
  public void readFields(DataInput in) throws IOException {
    in.readFully(bytes);
  }

  @Override
  public int compareTo(FixedBytes other) {
    return Arrays.compareUnsigned(bytes, other.bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FixedBytes fixed && Arrays.equals(bytes, fixed.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }
}
