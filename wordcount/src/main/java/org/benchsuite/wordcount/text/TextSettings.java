package org.benchsuite.wordcount.text;

import java.util.Optional;
import org.benchsuite.common.UsageException;

/**
 * What text is wanted, apart from its amount.
 *
 * @param model folder of the model; empty for the model of our own
 * @param order of the words of a line
 * @param lines of a file
 * @param words of a line, the mean
 */
public record TextSettings(Optional<String> model, TextOrder order, int lines, int words) {

  /** As BigDataBench has it. */
  public static final int LINES = 8000;

  /** As BigDataBench has it. */
  public static final int WORDS = 10_000;

  private static final int MOST_LINES = 1_000_000_000;
  private static final int MOST_WORDS = 1_000_000;

  public TextSettings {
    check("--lines", lines, MOST_LINES);
    check("--words", words, MOST_WORDS);
  }

  private static void check(String option, int value, int most) {
    if (value < 1 || value > most) {
      throw new UsageException(option + " must be from 1 to " + most + ", not " + value + ".");
    }
  }

  /** Our own model in lines and files of BigDataBench's shape. */
  public static TextSettings standard(TextOrder order) {
    return new TextSettings(Optional.empty(), order, LINES, WORDS);
  }
}
