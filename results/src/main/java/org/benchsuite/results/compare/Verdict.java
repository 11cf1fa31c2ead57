package org.benchsuite.results.compare;

/** What a comparison says of B, measured against A. */
public enum Verdict {
  FASTER("faster"),
  SLOWER("slower"),
  /** B's number is larger, and whether that is good nobody can say from its name. */
  HIGHER("higher"),
  /** B's number is smaller, and whether that is good nobody can say from its name. */
  LOWER("lower"),
  /** Nothing tells the difference from chance; that is no proof of equality. */
  NO_EVIDENCE("no evidence"),
  /** The two sides have no numbers of the same kind. */
  NOT_COMPARABLE("not comparable");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** What is printed. */
  public String words() {
    return words;
  }
}
