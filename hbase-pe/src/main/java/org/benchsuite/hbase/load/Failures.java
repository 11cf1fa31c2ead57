package org.benchsuite.hbase.load;

import java.io.UncheckedIOException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.benchsuite.hbase.load.ClientReport.Failure;

/** Says of an exception which kind of error it is and what it means, in one line. */
final class Failures {

  private static final int LONGEST_MESSAGE = 200;
  private static final int DEEPEST_CAUSE = 20;

  private Failures() {}

  /**
   * What the exception itself or the first of its causes calls it ({@link KindOfFailure}), else the
   * simple name of the outermost exception that is no mere wrapper.
   */
  static String kind(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < DEEPEST_CAUSE; depth++) {
      if (cause instanceof KindOfFailure known) {
        return known.kind();
      }
      cause = cause.getCause();
    }
    Throwable meant = unwrapped(failure);
    String name = meant.getClass().getSimpleName();
    return name.isEmpty() ? meant.getClass().getName() : name;
  }

  static Failure of(long row, Throwable failure) {
    Throwable meant = unwrapped(failure);
    String message = meant.getMessage() == null ? meant.toString() : meant.getMessage();
    String line = message.strip().replaceAll("\\s+", " ");
    return new Failure(
        row,
        kind(failure),
        line.length() > LONGEST_MESSAGE ? line.substring(0, LONGEST_MESSAGE - 3) + "..." : line);
  }

  private static Throwable unwrapped(Throwable failure) {
    Throwable meant = failure;
    for (int depth = 0; depth < DEEPEST_CAUSE && isWrapper(meant); depth++) {
      meant = meant.getCause();
    }
    return meant;
  }

  private static boolean isWrapper(Throwable failure) {
    if (failure.getCause() == null) {
      return false;
    }
    // HBase's RetriesExhaustedException says how often was tried, its cause what went wrong
    return failure instanceof ExecutionException
        || failure instanceof CompletionException
        || failure instanceof UncheckedIOException
        || failure.getClass().getSimpleName().startsWith("RetriesExhausted");
  }
}
