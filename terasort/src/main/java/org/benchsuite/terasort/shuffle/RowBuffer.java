package org.benchsuite.terasort.shuffle;

import org.benchsuite.terasort.row.Row;

/**
 * Rows collected in memory and numbered from 0, in arrays of 16 MiB that are made when they are
 * needed, so that a task of few rows takes little of what it may take.
 */
final class RowBuffer {

  /** Rows of an array: with its header it takes whole regions of the heap, of any size up to it. */
  static final int CHUNK_ROWS = ((16 << 20) - 16) / Row.BYTES;

  private final byte[][] chunks;
  private final int capacity;
  private int rows;

  /** A buffer of at most {@code capacity} rows. */
  RowBuffer(int capacity) {
    this.capacity = capacity;
    this.chunks = new byte[(capacity + CHUNK_ROWS - 1) / CHUNK_ROWS][];
  }

  /** Copies as many of the rows as there is room for; returns how many. */
  int add(byte[] source, int firstRow, int count) {
    int taken = Math.min(count, capacity - rows);
    int copied = 0;
    while (copied < taken) {
      int inChunk = rows % CHUNK_ROWS;
      int some = Math.min(taken - copied, CHUNK_ROWS - inChunk);
      System.arraycopy(
          source,
          (firstRow + copied) * Row.BYTES,
          chunkToFill(rows / CHUNK_ROWS),
          inChunk * Row.BYTES,
          some * Row.BYTES);
      rows += some;
      copied += some;
    }
    return taken;
  }

  private byte[] chunkToFill(int index) {
    if (chunks[index] == null) {
      int chunkRows = Math.min(CHUNK_ROWS, capacity - index * CHUNK_ROWS);
      chunks[index] = new byte[chunkRows * Row.BYTES];
    }
    return chunks[index];
  }

  int rows() {
    return rows;
  }

  /** Forgets the rows, and keeps their memory for the next ones. */
  void clear() {
    rows = 0;
  }

  /** The array that holds the row, at {@link #offset}. */
  byte[] chunk(int row) {
    return chunks[row / CHUNK_ROWS];
  }

  /** Where the row begins in its {@link #chunk}, in bytes. */
  int offset(int row) {
    return row % CHUNK_ROWS * Row.BYTES;
  }
}
