package org.benchsuite.wordcount.words;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.apache.hadoop.io.Text;

/**
 * Counts the words of blocks of text as Hadoop's wordcount does with {@code
 * StringTokenizer(Text.toString())}: a word is what lies between space, tab, line feed, carriage
 * return and form feed, and bytes that are no UTF-8 become U+FFFD as Java's decoder has it. Such
 * bytes never swallow a separator, so words can be found before they are decoded.
 */
public final class WordCounter {

  /** Bytes that an array must have after the end of a block. */
  public static final int SLACK = Long.BYTES + 1;

  /** In every byte: the first value that is neither a separator nor a control character. */
  private static final long FIRST_PRINTED = 0x2121212121212121L;

  private static final long SIGNS = 0x8080808080808080L;

  private final WordTable table;
  private long words;

  /**
   * Makes one.
   *
   * @param memory bytes that its table may take, more or less
   * @param sink is given words and counts when the memory is full, and at the end
   */
  public WordCounter(long memory, WordSink sink) {
    table = new WordTable(memory, sink);
  }

  /** Words counted so far, each time that one occurred. */
  public long words() {
    return words;
  }

  /** Different words among those that were not handed on yet. */
  public int different() {
    return table.words();
  }

  /** Hands on what is counted. */
  public void finish() throws IOException {
    table.drain();
  }

  /**
   * Counts the words of a block, the first and the last of which are whole.
   *
   * @param block has {@link #SLACK} bytes after {@code to}, whatever they are
   */
  public void count(byte[] block, int from, int to) throws IOException {
    byte after = block[to];
    block[to] = ' ';
    int at = from;
    while (at < to) {
      long bytes = WordHash.load(block, at);
      long low = bytes - FIRST_PRINTED & ~bytes & SIGNS;
      int length = Long.numberOfTrailingZeros(low) >>> 3;
      if (low != 0 && Separators.is(block[at + length])) {
        if (length > 0) {
          countShort(block, at, length, bytes & (1L << length * Byte.SIZE) - 1);
        }
      } else {
        length = Separators.first(block, at + length, to) - at;
        countAny(block, at, length);
      }
      at += length + 1;
    }
    block[to] = after;
  }

  private void countShort(byte[] block, int at, int length, long word) throws IOException {
    words++;
    if (!table.countKnown(word, length, WordHash.ofShort(word, length))) {
      add(block, at, length);
    }
  }

  private void countAny(byte[] block, int at, int length) throws IOException {
    words++;
    long hash = WordHash.of(block, at, length);
    boolean known =
        length <= Long.BYTES
            ? table.countKnown(WordHash.pack(block, at, length), length, hash)
            : table.countKnown(block, at, length, hash);
    if (!known) {
      add(block, at, length);
    }
  }

  /** What is in the table is valid, so only unknown words need be looked at. */
  private void add(byte[] block, int at, int length) throws IOException {
    for (int i = at; i < at + length; i++) {
      if (block[i] < 0) {
        ByteBuffer mended = Text.encode(Text.decode(block, at, length));
        table.add(mended.array(), mended.arrayOffset(), mended.remaining());
        return;
      }
    }
    table.add(block, at, length);
  }
}
