package org.benchsuite.wordcount.words;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * A 64-bit number for a word's bytes. Numbers of many words are added up modulo 2^64 to a checksum
 * that does not depend on their order: a word that was lost, changed or counted twice shows.
 */
public final class WordHash {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** Odd numbers without a pattern: the fractional parts of the golden ratio and of sqrt(3). */
  private static final long FIRST = 0x9E3779B97F4A7C15L;

  private static final long SECOND = 0xBB67AE8584CAA73BL;

  private WordHash() {}

  /** The number of a word. */
  public static long of(byte[] bytes, int offset, int length) {
    long hash = length * SECOND;
    int end = offset + length;
    int at = offset;
    for (; at + Long.BYTES < end; at += Long.BYTES) {
      hash = mix(hash ^ load(bytes, at));
    }
    return mix(hash ^ pack(bytes, at, end - at));
  }

  /** The number of a word of at most 8 bytes, packed. */
  static long ofShort(long word, int length) {
    return mix(length * SECOND ^ word);
  }

  /** Eight bytes, the first in the lowest place. */
  static long load(byte[] bytes, int at) {
    return (long) LONGS.get(bytes, at);
  }

  /** At most eight bytes, the first in the lowest place, zeros above the last. */
  static long pack(byte[] bytes, int offset, int length) {
    long word = 0;
    for (int i = offset + length - 1; i >= offset; i--) {
      word = word << Byte.SIZE | bytes[i] & 0xFF;
    }
    return word;
  }

  /** Eight bytes from {@link #load} or {@link #pack}. */
  static void unpack(long word, byte[] bytes) {
    LONGS.set(bytes, 0, word);
  }

  private static long mix(long value) {
    long product = value * FIRST;
    return (product ^ product >>> 32) * SECOND ^ product >>> 29;
  }
}
