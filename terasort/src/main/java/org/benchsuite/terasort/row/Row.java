package org.benchsuite.terasort.row;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The fixed layout of a row, 10 bytes of key and 90 of value, and its order: by the key's bytes as
 * unsigned numbers. Rows are never objects; they lie side by side in byte arrays.
 */
public final class Row {

  /** Bytes of a row. */
  public static final int BYTES = 100;

  /** Bytes of its key, which come first. */
  public static final int KEY_BYTES = 10;

  /** Bytes of its value. */
  public static final int VALUE_BYTES = BYTES - KEY_BYTES;

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private Row() {}

  /** The first 8 bytes of the key at {@code offset}; the order is that of unsigned numbers. */
  public static long prefix(byte[] bytes, int offset) {
    return (long) LONG.get(bytes, offset);
  }

  /** The last 2 bytes of the key at {@code offset}, 0 to 65535. */
  public static int tail(byte[] bytes, int offset) {
    return (bytes[offset + 8] & 0xff) << 8 | bytes[offset + 9] & 0xff;
  }

  /**
   * Negative, zero or positive as the key at {@code left} is before, equal to or after the other.
   */
  public static int compare(byte[] left, int leftOffset, byte[] right, int rightOffset) {
    int order = Long.compareUnsigned(prefix(left, leftOffset), prefix(right, rightOffset));
    return order != 0 ? order : tail(left, leftOffset) - tail(right, rightOffset);
  }

  /** A copy of the key at {@code offset}. */
  public static byte[] key(byte[] bytes, int offset) {
    return Arrays.copyOfRange(bytes, offset, offset + KEY_BYTES);
  }

  /** The key of a prefix and the tail that follows it. */
  public static byte[] key(long prefix, int tail) {
    byte[] key = new byte[KEY_BYTES];
    LONG.set(key, 0, prefix);
    key[8] = (byte) (tail >>> 8);
    key[9] = (byte) tail;
    return key;
  }
}
