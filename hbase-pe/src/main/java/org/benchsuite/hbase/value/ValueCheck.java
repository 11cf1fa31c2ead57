package org.benchsuite.hbase.value;

/** Judges the values that reads bring; thread-safe. */
public interface ValueCheck {

  /**
   * Which version of that row a read that begins now has to see at least; asked before the read,
   * given to {@link #check} after it.
   */
  default long before(long row) {
    return 0;
  }

  /**
   * Compares a value with what was written.
   *
   * @param acknowledgedBefore what {@link #before} said when the read began
   * @throws WrongValueException when it is damaged, another cell's, too old, or not ours at all
   */
  void check(
      long row,
      int family,
      int column,
      byte[] array,
      int offset,
      int length,
      long acknowledgedBefore)
      throws WrongValueException;
}
