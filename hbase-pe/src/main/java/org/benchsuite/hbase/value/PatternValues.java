package org.benchsuite.hbase.value;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.stream.LongStream;

/**
 * Values that look like upstream's: every eight bytes are one capital letter, each of the 26 as
 * likely, and so are the last few. 64 random bits give four letters, two from either half by
 * multiplying it with 26, of which one can differ in frequency by 26^2 / 2^32 at most.
 */
final class PatternValues implements ValueSource {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int LETTERS = 26;
  private static final long LOW_HALF = 0xffff_ffffL;
  private static final int DRAW = 4 * Long.BYTES;

  /** Eight times each letter: looked up, for the multiplications are what costs. */
  private static final long[] RUNS =
      LongStream.range('A', 'A' + LETTERS).map(letter -> letter * 0x0101_0101_0101_0101L).toArray();

  private final ValueLengths lengths;
  private final SplitMix random;

  PatternValues(ValueLengths lengths, SplitMix random) {
    this.lengths = lengths;
    this.random = random;
  }

  @Override
  public byte[] next(long row, int family, int column) {
    int length = lengths.next(random);
    byte[] value = new byte[length];
    int at = 0;
    for (; at <= length - DRAW; at += DRAW) {
      long bits = random.nextLong();
      long first = (bits & LOW_HALF) * LETTERS;
      long second = (bits >>> 32) * LETTERS;
      LONGS.set(value, at, run(first));
      LONGS.set(value, at + 8, run(second));
      LONGS.set(value, at + 16, run((first & LOW_HALF) * LETTERS));
      LONGS.set(value, at + 24, run((second & LOW_HALF) * LETTERS));
    }
    if (at < length) {
      fillEnd(value, at);
    }
    return value;
  }

  private void fillEnd(byte[] value, int start) {
    int at = start;
    for (; at <= value.length - Long.BYTES; at += Long.BYTES) {
      LONGS.set(value, at, nextRun());
    }
    long last = nextRun();
    for (; at < value.length; at++) {
      value[at] = (byte) last;
    }
  }

  private long nextRun() {
    return run((random.nextLong() >>> 32) * LETTERS);
  }

  /** Eight times the letter of the number that stands above the lower half. */
  private static long run(long product) {
    return RUNS[(int) (product >>> 32)];
  }
}
