package org.benchsuite.wordcount;

import org.benchsuite.common.UsageException;

/**
 * The words of a textgen without its options.
 *
 * @param size how much; null with steps
 * @param out the folder
 */
record TextWords(String size, String out) {

  /**
   * Takes them as they were typed; with steps the only word is OUT.
   *
   * @param command what help is asked of
   * @throws UsageException when one is missing, or one too many
   */
  static TextWords of(String size, String out, boolean steps, String command) {
    TextWords words = steps && out == null ? new TextWords(null, size) : new TextWords(size, out);
    if (words.out == null) {
      // in the words that the parser would have for it, if it knew of steps
      String missing = steps || size != null ? ": 'OUT'" : "s: 'SIZE', 'OUT'";
      throw new UsageException(
          String.format("Missing required parameter%s. See '%s --help'.", missing, command));
    }
    if (steps && words.size != null) {
      throw new UsageException(
          String.format(
              "--steps takes the place of SIZE: write 'textgen %s --steps ...', without %s.",
              out, size));
    }
    return words;
  }
}
