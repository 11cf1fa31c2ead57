package org.benchsuite.common;

/** A command line that cannot be meant; its message is one clear sentence. Exit code 2. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageException(String sentence) {
    super(sentence);
  }

  public UsageException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
