package org.benchsuite.terasort.shuffle;

import java.io.Closeable;
import java.io.IOException;

/**
 * Sorted rows, a few at hand at a time; the merger reads the fields itself, so that a row costs no
 * call that cannot be inlined. A new run has nothing at hand and begins with {@link #refill}.
 */
abstract class RowRun implements Closeable {

  /** Holds the rows at hand. */
  byte[] array;

  /** Where the first row at hand begins. */
  int offset;

  /** Bytes from the start of a row to that of the next. */
  final int stride;

  /** Whole rows at hand; 0 before the first refill and after the last row. */
  int rows;

  RowRun(int stride) {
    this.stride = stride;
  }

  /**
   * Brings more rows once those at hand are used up, possibly into another array; false means that
   * there are none.
   */
  abstract boolean refill() throws IOException;

  /** Leaves the first row at hand behind; false if it was the last of the run. */
  final boolean advance() throws IOException {
    if (--rows > 0) {
      offset += stride;
      return true;
    }
    return refill();
  }
}
