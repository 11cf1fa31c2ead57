package org.benchsuite.wordcount.count;

import java.util.Arrays;
import org.benchsuite.wordcount.words.WordCounter;

/** A piece of text whose first and last words are whole; its array is used again. */
public final class TextBlock {

  private static final int FIRST_BYTES = 256 << 10;

  /** What Java's arrays may hold. */
  private static final int MOST_BYTES = Integer.MAX_VALUE - 8 - WordCounter.SLACK;

  private byte[] bytes = new byte[FIRST_BYTES + WordCounter.SLACK];
  private int from;
  private int to;

  /** The array, longer than the text by {@link WordCounter#SLACK} at least. */
  public byte[] bytes() {
    return bytes;
  }

  /** Where the text begins. */
  public int from() {
    return from;
  }

  /** Where it ends. */
  public int to() {
    return to;
  }

  void range(int first, int end) {
    from = first;
    to = end;
  }

  /** Bytes of text that fit. */
  int room() {
    return bytes.length - WordCounter.SLACK;
  }

  /**
   * Makes room for twice as much.
   *
   * @throws IllegalStateException when a word is longer than any array
   */
  void grow() {
    if (room() == MOST_BYTES) {
      throw new IllegalStateException("a word has more than " + MOST_BYTES + " bytes");
    }
    int twice = (int) Math.min(MOST_BYTES, 2L * room());
    bytes = Arrays.copyOf(bytes, twice + WordCounter.SLACK);
  }

  /** Makes room for so many bytes at least. */
  void require(int length) {
    while (room() < length) {
      grow();
    }
  }
}
