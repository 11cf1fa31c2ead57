package org.benchsuite.hbase.load;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;

/** The system under test as one client thread sees it when several requests are under way. */
public interface AsyncTarget extends AutoCloseable {

  /**
   * Sends a request without waiting. The future ends when its answer is in the request, on any
   * thread; exceptionally when the whole request failed.
   */
  CompletableFuture<Void> perform(Request request);

  /** Sends what it still gathers, without waiting: the client is about to wait for answers. */
  default void flush() {}

  @Override
  void close() throws IOException;
}
