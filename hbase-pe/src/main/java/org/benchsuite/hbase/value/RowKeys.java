package org.benchsuite.hbase.value;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Row keys as upstream's: the row's number in 26 decimal digits, zeros first. */
public final class RowKeys {

  /** Bytes of a key. */
  public static final int LENGTH = 26;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** Decimal digits of the greatest long. */
  private static final int LONG_DIGITS = 19;

  private static final long EIGHT_DIGITS = 100_000_000;
  private static final long ZEROS = 0x3030_3030_3030_3030L;

  private RowKeys() {}

  /**
   * The key of a row; of a negative number that of its absolute value, as upstream.
   *
   * @throws ArithmeticException for {@link Long#MIN_VALUE}, which has no absolute value
   */
  public static byte[] format(long row) {
    long number = Math.absExact(row);
    byte[] key = new byte[LENGTH];
    key[0] = '0';
    key[1] = '0';
    long upper = number / EIGHT_DIGITS;
    LONGS.set(key, 18, digits(number - upper * EIGHT_DIGITS));
    long top = upper / EIGHT_DIGITS;
    LONGS.set(key, 10, digits(upper - top * EIGHT_DIGITS));
    LONGS.set(key, 2, digits(top));
    return key;
  }

  /**
   * The row whose key these bytes are.
   *
   * @throws IllegalArgumentException when they are no such key
   */
  public static long parse(byte[] array, int offset, int length) {
    if (length != LENGTH) {
      throw new IllegalArgumentException(
          "A row key has " + LENGTH + " decimal digits, and not " + length + " bytes.");
    }
    long row = 0;
    for (int at = offset; at < offset + length; at++) {
      int digit = array[at] - '0';
      if (digit < 0 || digit > 9) {
        throw new IllegalArgumentException(
            "A row key has " + LENGTH + " decimal digits, and not the byte " + array[at] + ".");
      }
      if (digit > 0 && at - offset < LENGTH - LONG_DIGITS) {
        throw tooGreat();
      }
      row = row * 10 + digit;
    }
    if (row < 0) { // of 19 digits none is beyond twice the range
      throw tooGreat();
    }
    return row;
  }

  private static IllegalArgumentException tooGreat() {
    return new IllegalArgumentException("A row's number is at most " + Long.MAX_VALUE + ".");
  }

  /**
   * Eight ASCII digits, the first in the lowest byte: the number is halved into lanes of four, two
   * and one digits, in each of which a multiplication and a shift divide by 100 and by 10.
   */
  private static long digits(long number) {
    long fours = number / 10_000 | number % 10_000 << 32;
    long hundreds = fours * 10_486 >>> 20 & 0x0000_007f_0000_007fL;
    long twos = hundreds | fours - 100 * hundreds << 16;
    long tens = twos * 103 >>> 10 & 0x000f_000f_000f_000fL;
    return (tens | twos - 10 * tens << 8) + ZEROS;
  }
}
