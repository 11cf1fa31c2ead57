package org.benchsuite.hbase.load;

/** What one client asks for, request by request; confined to its thread. */
interface Work {

  /**
   * Fills the request with the next operation and its rows.
   *
   * @param most rows at most, 1 at least and no more than the request holds
   * @return whether there was anything left to ask for
   */
  boolean next(Request request, int most);

  /** An insert of this row was acknowledged. */
  default void inserted(long row) {}

  /** An insert of this row failed, so that it may be there or not. */
  default void insertFailed(long row) {}
}
