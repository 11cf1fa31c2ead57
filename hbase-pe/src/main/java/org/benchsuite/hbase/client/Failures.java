package org.benchsuite.hbase.client;

import java.io.IOException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.apache.hadoop.hbase.client.RetriesExhaustedWithDetailsException;

/** Takes the wrappings off failures that concern one row only. */
final class Failures {

  private Failures() {}

  /** What happened to the row itself. */
  static Throwable cause(Throwable failure) {
    Throwable found = failure;
    while (true) {
      Throwable inner = inside(found);
      if (inner == null || inner == found) {
        return found;
      }
      found = inner;
    }
  }

  private static Throwable inside(Throwable failure) {
    if (failure instanceof CompletionException || failure instanceof ExecutionException) {
      return failure.getCause();
    }
    if (failure instanceof RetriesExhaustedWithDetailsException details
        && details.getNumExceptions() > 0) {
      return details.getCause(0);
    }
    return null;
  }

  /** The same, to be thrown. */
  static IOException io(Throwable failure) {
    Throwable cause = cause(failure);
    return cause instanceof IOException io ? io : new IOException(cause);
  }
}
