package org.benchsuite.terasort.shuffle;

import org.benchsuite.terasort.row.Row;

/**
 * Sorts the rows of a buffer by key, rows of equal keys by their number, without moving them: each
 * row is a long of 40 bits of key and 24 of row number, and takes 16 bytes in all.
 */
final class RowSorter {

  /** Rows that a sorter can tell apart. */
  static final int MOST_ROWS = 1 << HalfSorter.ROW_BITS;

  /** Bytes of memory a row, besides the row itself. */
  static final int BYTES_A_ROW = 2 * Long.BYTES;

  private static final long ROW_MASK = MOST_ROWS - 1;

  private final RowBuffer rows;
  private long[] entries = new long[0];
  private long[] scratch = new long[0];
  private int count;

  RowSorter(RowBuffer rows) {
    this.rows = rows;
  }

  /** Sorts the rows that are in the buffer now. */
  void sort() {
    count = rows.rows();
    if (entries.length < count) {
      entries = new long[count];
      scratch = new long[count];
    }
    for (int first = 0; first < count; first += RowBuffer.CHUNK_ROWS) {
      takeFirstHalves(first, Math.min(first + RowBuffer.CHUNK_ROWS, count));
    }
    HalfSorter sorter = new HalfSorter(entries, scratch);
    sorter.sort(0, count);
    sortEqualHalves(sorter);
  }

  /** The rows that were sorted. */
  int rows() {
    return count;
  }

  /** The number of the row that comes at {@code position} in the order, from 0. */
  int row(int position) {
    return (int) (entries[position] & ROW_MASK);
  }

  /** The first position whose key is not before {@code key}; the number of rows if none is. */
  int firstNotBefore(byte[] key) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      int row = row(middle);
      if (Row.compare(rows.chunk(row), rows.offset(row), key, 0) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The rows are those of one chunk. */
  private void takeFirstHalves(int from, int to) {
    byte[] chunk = rows.chunk(from);
    int offset = 0;
    for (int row = from; row < to; row++) {
      entries[row] = HalfSorter.entry(Row.prefix(chunk, offset), row);
      offset += Row.BYTES;
    }
  }

  /** Rows whose first 40 bits are equal are sorted again, by their last 40. */
  private void sortEqualHalves(HalfSorter sorter) {
    int position = 1;
    while (position < count) {
      if (HalfSorter.sameHalf(entries[position - 1], entries[position])) {
        int from = position - 1;
        int to = endOfEqual(from);
        takeLastHalves(from, to);
        sorter.sort(from, to);
        position = to;
      }
      position++;
    }
  }

  private int endOfEqual(int from) {
    int to = from + 1;
    while (to < count && HalfSorter.sameHalf(entries[from], entries[to])) {
      to++;
    }
    return to;
  }

  private void takeLastHalves(int from, int to) {
    for (int position = from; position < to; position++) {
      int row = row(position);
      byte[] chunk = rows.chunk(row);
      int offset = rows.offset(row);
      long half = Row.prefix(chunk, offset) << 40 | (long) Row.tail(chunk, offset) << 24;
      entries[position] = HalfSorter.entry(half, row);
    }
  }
}
