package org.benchsuite.common;

/** A trial that did not produce a result; its message is one clear sentence. Exit code 1. */
public final class TrialFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public TrialFailedException(String sentence) {
    super(sentence);
  }

  public TrialFailedException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
