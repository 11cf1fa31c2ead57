package org.benchsuite.hbase.load;

/** The rows of one client's operations, one after the other; confined to its thread. */
interface RowSource {

  /** Instead of a row: there is none left. */
  long NONE = -1;

  /** The next row, or {@link #NONE}. */
  long next();
}
