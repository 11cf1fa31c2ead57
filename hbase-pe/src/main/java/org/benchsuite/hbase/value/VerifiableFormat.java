package org.benchsuite.hbase.value;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.benchsuite.common.payload.RandomPayload;

/**
 * Layout 1 of values that can be verified: each byte follows from seed, row, family, column and
 * version, numbers in big-endian order.
 *
 * <pre>
 * offset bytes
 *      0     4 the mark "PEv1"; another layout has another digit
 *      4     4 writer: the process that issued the sequence; 0 if none was issued
 *      8     8 generation
 *     16     8 sequence: later writings of a row by one writer have greater ones; 0 if none was issued
 *     24     8 check word: hash of seed, row, family, column, writer, generation, sequence
 *     32       to the end the random payload of the seed, its stream being the check word
 * </pre>
 *
 * <p>A value that is meant to be shorter than 32 bytes has no version: all of it is the random
 * payload whose stream is the hash of seed, row, family and column. So damage, truncation and
 * another cell's value are found in it as in any other, but neither is it ever stale nor can it be
 * told from a value that was never made to be verified.
 *
 * <p>The length follows from settings, seed, row, family and column, and not from the version,
 * because a short value could not tell which version that was.
 */
final class VerifiableFormat {

  static final int HEADER = 32;
  static final int MARK = 'P' << 24 | 'E' << 16 | 'v' << 8 | '1';
  static final int MARK_LENGTH = Integer.BYTES;
  static final int CHECK_OFFSET = 24;

  private static final int WRITER_OFFSET = 4;
  private static final int GENERATION_OFFSET = 8;
  private static final int SEQUENCE_OFFSET = 16;

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final long seed;
  private final ValueLengths lengths;
  private final RandomPayload payload;

  VerifiableFormat(long seed, ValueLengths lengths) {
    this.seed = seed;
    this.lengths = lengths;
    this.payload = new RandomPayload(seed);
  }

  /** The hash of a cell's place. */
  long key(long row, int family, int column) {
    long cell = (long) family << 32 | column & 0xffff_ffffL;
    return SplitMix.hash(SplitMix.hash(SplitMix.hash(0, seed), row), cell);
  }

  /** How long every value of that cell is. */
  int length(long key) {
    return lengths.next(new SplitMix(key));
  }

  /** The value of that cell in that version. */
  byte[] value(long key, int writer, long generation, long sequence) {
    byte[] value = new byte[length(key)];
    if (value.length < HEADER) {
      payload.fill(value, 0, value.length, key, 0);
      return value;
    }
    long check = check(key, writer, generation, sequence);
    INTS.set(value, 0, MARK);
    INTS.set(value, WRITER_OFFSET, writer);
    LONGS.set(value, GENERATION_OFFSET, generation);
    LONGS.set(value, SEQUENCE_OFFSET, sequence);
    LONGS.set(value, CHECK_OFFSET, check);
    payload.fill(value, HEADER, value.length - HEADER, check, 0);
    return value;
  }

  /** The check word of that cell in that version. */
  long check(long key, int writer, long generation, long sequence) {
    return SplitMix.hash(SplitMix.hash(SplitMix.hash(key, writer), generation), sequence);
  }

  /** Index of the first wrong byte of a value without header, or -1. */
  int shortMismatch(long key, byte[] array, int offset, int length) {
    return payload.mismatch(array, offset, length, key, 0);
  }

  /** Index of the first wrong byte behind the header, counted from the value's start, or -1. */
  int bodyMismatch(long check, byte[] array, int offset, int length) {
    int at = payload.mismatch(array, offset + HEADER, length - HEADER, check, 0);
    return at < 0 ? at : at + HEADER;
  }

  static boolean isMarked(byte[] array, int offset) {
    return (int) INTS.get(array, offset) == MARK;
  }

  static int writer(byte[] array, int offset) {
    return (int) INTS.get(array, offset + WRITER_OFFSET);
  }

  static long generation(byte[] array, int offset) {
    return (long) LONGS.get(array, offset + GENERATION_OFFSET);
  }

  static long sequence(byte[] array, int offset) {
    return (long) LONGS.get(array, offset + SEQUENCE_OFFSET);
  }

  static long check(byte[] array, int offset) {
    return (long) LONGS.get(array, offset + CHECK_OFFSET);
  }
}
