package org.benchsuite.hbase.load;

import java.util.Map;

/** Is told, on the client's own thread, of every flush of its write buffer once it is answered. */
@FunctionalInterface
public interface FlushListener {

  /**
   * @param startNanos when the buffer was sent, on the client's ticker
   * @param endNanos when the last of its rows was answered
   * @param rows the rows that were in it
   * @param bytes payload bytes of the acknowledged ones
   * @param failures by index into {@code rows}
   */
  void flushed(
      long startNanos, long endNanos, long[] rows, long bytes, Map<Integer, Throwable> failures);
}
