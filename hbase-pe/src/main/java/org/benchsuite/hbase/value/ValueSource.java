package org.benchsuite.hbase.value;

/** Makes the values that one client thread writes; confined to that thread. */
@FunctionalInterface
public interface ValueSource {

  /**
   * A value in an array of its own, which whoever is given it may keep. Asking for the first cell
   * of a row (family 0, column 0), or for another row than the last time, begins a new writing of
   * that row; all cells of one writing have the same {@link #version()}.
   */
  byte[] next(long row, int family, int column);

  /**
   * The version of the row that the last value belongs to, to be told {@link Versions#acknowledged}
   * once all of that writing is acknowledged.
   */
  default long version() {
    return 0;
  }
}
