package org.benchsuite.wordcount.text;

import java.util.Locale;

/** In which order the words of a line stand; the words are the same. */
public enum TextOrder {
  /** By descending number in the vocabulary, repeats side by side, as BigDataBench writes them. */
  GROUPED,
  /** As they were drawn: every order is as likely as any other. */
  SHUFFLED;

  /** As people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
