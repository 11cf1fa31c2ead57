package org.benchsuite.hbase.load;

import java.io.IOException;

/** The system under test as one client thread sees it when it waits for every answer. */
public interface SyncTarget extends AutoCloseable {

  /**
   * Performs a request and waits for its answer, which it leaves in the request.
   *
   * @throws IOException when the whole request failed; a row of a batch fails in the request
   */
  void perform(Request request) throws IOException, InterruptedException;

  /**
   * Whether an operation is acknowledged when {@link #perform} returns; otherwise it may lie in a
   * buffer, and the target tells its {@link FlushListener} of every flush.
   */
  default boolean acknowledges() {
    return true;
  }

  /**
   * Sends what is buffered and waits until all of it is acknowledged; part of the measured time.
   */
  default void flush() throws IOException, InterruptedException {}

  @Override
  void close() throws IOException;
}
