package org.benchsuite.local;

/** Says in one line why something failed. */
public final class RootCause {
  private RootCause() {}

  /** The message of the innermost cause that has one, on a single line. */
  public static String sentence(Throwable failure) {
    String message = failure.toString();
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause.getMessage() != null) {
        message = cause.getMessage();
      }
    }
    return message.lines().findFirst().orElse(message).strip();
  }
}
