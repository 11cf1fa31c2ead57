package org.benchsuite.common;

/** A cluster that cannot run what was asked; its message is one clear sentence. Exit code 3. */
public final class NotFitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public NotFitException(String sentence) {
    super(sentence);
  }

  public NotFitException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
