package org.benchsuite.wordcount.text;

import java.util.Arrays;

/** The text of one file, a block of whole lines at a time. */
final class FileText {

  private static final int BLOCK_BYTES = 1 << 17;

  private final WordSource source;
  private final LineOrder order;
  private final Vocabulary vocabulary;
  private long left;
  private int[] line = new int[0];
  private byte[] block = new byte[0];
  private int filled;
  private long words;
  private long lines;
  private long checksum;

  /**
   * Begins it.
   *
   * @param budget the most bytes that it may have
   */
  FileText(WordSource source, LineOrder order, Vocabulary vocabulary, long budget) {
    this.source = source;
    this.order = order;
    this.vocabulary = vocabulary;
    this.left = budget;
  }

  /** Fills the block with the next lines; returns its bytes, 0 at the end. */
  int fill() {
    filled = 0;
    boolean more = left > 0;
    while (more && filled < BLOCK_BYTES) {
      more = addLine();
    }
    return filled;
  }

  /** Holds the lines at its beginning. */
  byte[] block() {
    return block;
  }

  long words() {
    return words;
  }

  long lines() {
    return lines;
  }

  /** The numbers of all words added up, see {@link org.benchsuite.wordcount.words.WordHash}. */
  long checksum() {
    return checksum;
  }

  /** A line that is too long is cut before it is put in order, so that no kind of word suffers. */
  private boolean addLine() {
    int count = source.nextLength();
    if (count > line.length) {
      line = new int[count + count / 8];
    }
    source.draw(line, count);
    int fitting = fitting(count);
    boolean whole = fitting == count && left > 0;
    if (fitting > 0 || whole) {
      write(fitting);
    }
    return whole && left > 0;
  }

  /** How many of the first words fit with the end of the line. */
  private int fitting(int count) {
    if ((long) count * vocabulary.mostBytes() < left) {
      return count;
    }
    long bytes = 1;
    for (int i = 0; i < count; i++) {
      bytes += vocabulary.bytes(line[i]);
      if (bytes > left) {
        return i;
      }
    }
    return count;
  }

  private void write(int count) {
    makeRoom(count);
    for (int i = 0; i < count; i++) {
      checksum += vocabulary.hash(line[i]);
    }
    int end = order.write(line, count, block, filled);
    block[end++] = '\n';
    left -= end - filled;
    filled = end;
    words += count;
    lines++;
  }

  private void makeRoom(int count) {
    long needed = filled + (long) count * vocabulary.mostBytes() + 1 + Vocabulary.SLACK;
    if (needed > block.length) {
      int most = (int) Math.min(Integer.MAX_VALUE - Long.BYTES, BLOCK_BYTES + needed + needed / 8);
      block = Arrays.copyOf(block, most);
    }
  }
}
