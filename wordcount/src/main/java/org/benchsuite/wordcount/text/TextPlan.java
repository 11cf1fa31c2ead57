package org.benchsuite.wordcount.text;

import org.benchsuite.common.UsageException;

/**
 * How an amount of text is divided into files.
 *
 * @param bytes of all files, at most
 * @param files how many
 */
record TextPlan(long bytes, int files) {

  /** HDFS has at most 1,048,576 in a folder (dfs.namenode.fs-limits.max-directory-items). */
  private static final int MOST_FILES = 1_000_000;

  private static final long MOST_LINE_BYTES = 1 << 28;

  /**
   * As many files as the amount is nearest to, of as many lines as they are to have on average.
   *
   * @throws UsageException when the amount is less than a word, or too much for so small files
   */
  static TextPlan of(long bytes, TextModel model, TextSettings settings) {
    int least = model.vocabulary().mostBytes() + 1;
    if (bytes < least) {
      throw new UsageException(
          "The size must be "
              + least
              + " bytes or more, the longest word of model "
              + model.name()
              + " alone on its line, not "
              + bytes
              + ".");
    }
    if ((long) settings.words() * model.vocabulary().mostBytes() > MOST_LINE_BYTES) {
      throw new UsageException(
          "A line of --words " + settings.words() + " could have more than 256 MiB; have fewer.");
    }
    double line = settings.words() * model.meanWordBytes() + 1;
    double files = StrictMath.rint(bytes / (line * settings.lines()));
    if (files > MOST_FILES) {
      throw new UsageException(
          String.format(
              "The text would be %.0f files of --lines %d; have more lines in each, as 1,000,000"
                  + " files are the most.",
              files, settings.lines()));
    }
    return new TextPlan(bytes, Math.max(1, (int) files));
  }

  /** The most bytes of a file. */
  long budget(int file) {
    return offset(file + 1) - offset(file);
  }

  /** bytes * file / files, rounded down, though the product may be beyond 64 bits. */
  private long offset(int file) {
    return bytes / files * file + bytes % files * file / files;
  }

  /** The first file of a task. */
  int firstFile(int task, int tasks) {
    return (int) ((long) files * task / tasks);
  }
}
