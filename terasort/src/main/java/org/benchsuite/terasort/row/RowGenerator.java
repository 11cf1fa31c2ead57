package org.benchsuite.terasort.row;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Makes the rows of Hadoop's TeraGen from a row number on, bit for bit: key (the upper 80 bits of
 * the row's random number), {@code 00 11}, the row number in 32 hexadecimal digits, {@code 88 99 AA
 * BB}, the random number's last 12 hexadecimal digits four times each, {@code CC DD EE FF}.
 */
public final class RowGenerator {

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final byte[] DIGITS = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);
  private static final int NUMBER_AT = 12;
  private static final int NUMBER_DIGITS = 32;
  private static final int FILLER_AT = 48;
  private static final long FOUR_TIMES = 0x01010101L;

  /** For each byte its two hexadecimal digits, each of them four times. */
  private static final long[] FILLER = filler();

  private final RandomSequence random;
  private final byte[] template = new byte[Row.BYTES];
  private long row;

  /** Begins with row {@code first}. */
  public RowGenerator(long first) {
    random = new RandomSequence(first);
    row = first;
    template[11] = 0x11;
    putInt(template, 44, 0x8899AABB);
    putInt(template, 96, 0xCCDDEEFF);
    writeNumber();
  }

  /** Puts the next {@code count} rows into {@code target}, side by side from {@code offset}. */
  public void fill(byte[] target, int offset, int count) {
    for (int at = offset; at < offset + count * Row.BYTES; at += Row.BYTES) {
      next(target, at);
    }
  }

  private void next(byte[] target, int at) {
    random.next();
    System.arraycopy(template, 0, target, at, Row.BYTES);
    long low = random.low();
    LONG.set(target, at, random.high());
    target[at + 8] = (byte) (low >>> 56);
    target[at + 9] = (byte) (low >>> 48);
    for (int i = 0; i < 6; i++) {
      LONG.set(target, at + FILLER_AT + 8 * i, FILLER[(int) (low >>> 40 - 8 * i) & 0xff]);
    }
    countOn();
  }

  /** Only the last digit changes in fifteen of sixteen rows. */
  private void countOn() {
    row++;
    int digit = (int) row & 0xf;
    if (digit == 0) {
      writeNumber();
    } else {
      template[NUMBER_AT + NUMBER_DIGITS - 1] = DIGITS[digit];
    }
  }

  private void writeNumber() {
    long number = row;
    for (int i = NUMBER_DIGITS - 1; i >= 0; i--) {
      template[NUMBER_AT + i] = DIGITS[(int) number & 0xf];
      number >>>= 4;
    }
  }

  private static void putInt(byte[] bytes, int at, int value) {
    for (int i = 0; i < 4; i++) {
      bytes[at + i] = (byte) (value >>> 24 - 8 * i);
    }
  }

  private static long[] filler() {
    long[] filler = new long[256];
    for (int i = 0; i < filler.length; i++) {
      filler[i] = DIGITS[i >> 4] * FOUR_TIMES << 32 | DIGITS[i & 0xf] * FOUR_TIMES;
    }
    return filler;
  }
}
