package org.benchsuite.wordcount;

import java.util.List;
import org.benchsuite.common.UsageException;

/**
 * The words of a wordcount without its options, and what they ask for.
 *
 * @param words as they were typed, two at least
 * @param steps whether {@code --steps} takes the place of the size
 */
record CountWords(List<String> words, boolean steps) {

  private static final String RUN = "run";
  private static final String CHECK = "check";

  boolean isRun() {
    return words.get(0).equals(RUN) && (steps || words.size() == 3);
  }

  boolean isCheck() {
    return words.get(0).equals(CHECK) && words.size() == 2;
  }

  String operation() {
    return isRun() ? RUN : isCheck() ? CHECK : "count";
  }

  /** OUT or DIR. */
  String last() {
    return words.get(words.size() - 1);
  }

  /** IN. */
  List<String> in() {
    return words.subList(0, words.size() - 1);
  }

  /** SIZE of the whole case. */
  String size() {
    return words.get(1);
  }

  /**
   * Refuses what does not go with steps.
   *
   * @throws UsageException when there is a size, or nothing to generate
   */
  void check() {
    if (!steps || isRun() && words.size() == 2) {
      return;
    }
    throw new UsageException(
        isRun()
            ? "--steps takes the place of SIZE: write 'wordcount run "
                + last()
                + " --steps ...', without "
                + String.join(" ", words.subList(1, words.size() - 1))
                + "."
            : "--steps goes with 'wordcount run DIR', which makes its text, not with 'wordcount "
                + (isCheck() ? "check OUT" : "IN... OUT")
                + "'.");
  }
}
