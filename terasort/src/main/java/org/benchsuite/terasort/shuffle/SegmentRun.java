package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.benchsuite.terasort.row.Row;

/**
 * Rows in the format of a segment: each after the lengths of its key and value, a byte each, and
 * two bytes of ones after the last.
 */
abstract class SegmentRun extends RowRun {

  /** Bytes of the two lengths. */
  static final int LENGTHS_BYTES = 2;

  /** Bytes of a row with its lengths. */
  static final int FRAME_BYTES = LENGTHS_BYTES + Row.BYTES;

  /** Bytes of the mark that ends a segment. */
  static final int END_BYTES = 2;

  private static final short LENGTHS = Row.KEY_BYTES << 8 | Row.VALUE_BYTES;
  private static final short END = -1;

  /** Rows checked and handed on at once: the merge then finds them in the processor's cache. */
  private static final int ROWS_AT_ONCE = 64;

  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

  private long rowsRead;

  SegmentRun() {
    super(FRAME_BYTES);
  }

  /** The rows handed on so far. */
  final long rowsRead() {
    return rowsRead;
  }

  /** The rows of a segment of that many bytes before compression. */
  static long rowsOf(long rawLength) {
    return Math.max(0, rawLength - END_BYTES) / FRAME_BYTES;
  }

  /** Hands on the first of the frames between two positions; returns where the others begin. */
  final int handOn(byte[] frames, int from, int to) throws IOException {
    int count = Math.min(ROWS_AT_ONCE, (to - from) / FRAME_BYTES);
    int wrong = 0;
    for (int i = 0; i < count; i++) {
      wrong |= (short) SHORT.get(frames, from + i * FRAME_BYTES) ^ LENGTHS;
    }
    if (wrong != 0) {
      throw wrongLengths(frames, from, count);
    }
    array = frames;
    offset = from + LENGTHS_BYTES;
    rows = count;
    rowsRead += count;
    return from + count * FRAME_BYTES;
  }

  private IOException wrongLengths(byte[] frames, int from, int count) {
    int at = from;
    for (int i = 0; i < count && (short) SHORT.get(frames, at) == LENGTHS; i++) {
      at += FRAME_BYTES;
    }
    long row = rowsRead + (at - from) / FRAME_BYTES;
    return new IOException(
        "row %d of a segment begins with the lengths %d and %d, not %d and %d"
            .formatted(row, frames[at], frames[at + 1], Row.KEY_BYTES, Row.VALUE_BYTES));
  }

  /** Checks that only the end mark lies between two positions, which follow the last frame. */
  static void checkEnd(byte[] bytes, int from, int to) throws IOException {
    if (to - from != END_BYTES) {
      throw new IOException(
          "a segment ends with %d bytes after its last whole row, not with its %d end bytes"
              .formatted(to - from, END_BYTES));
    }
    if ((short) SHORT.get(bytes, from) != END) {
      throw new IOException(
          "a segment ends with the bytes %d and %d, not with the end mark"
              .formatted(bytes[from], bytes[from + 1]));
    }
  }
}
