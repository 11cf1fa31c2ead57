package org.benchsuite.results.compare;

/** A comparison that cannot be meant; its message is one sentence for the user. */
public final class ComparisonException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ComparisonException(String sentence) {
    super(sentence);
  }
}
