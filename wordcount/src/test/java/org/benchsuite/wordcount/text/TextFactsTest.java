package org.benchsuite.wordcount.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.HashMap;
import java.util.Map;
import java.util.zip.Deflater;
import org.benchsuite.wordcount.words.WordHash;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** 100 MB of text of the model of our own have the figures of BigDataBench's lda_wiki1w. */
class TextFactsTest {

  private static final int FILES = 5;
  private static final int FILE_BYTES = 20_000_000;
  private static final int WORDS = 10_000;

  /** Of each file: the window of the codec is small, so what follows has the same ratio. */
  private static final int COMPRESSED_BYTES = 6_000_000;

  private static final double PERCENT = 5;

  private static double wordBytes;
  private static double distinctWords;
  private static double wordBits;
  private static double groupedRatio;
  private static double shuffledRatio;

  @BeforeAll
  static void measure() {
    TextModel model = ModelFiles.shipped();
    for (int file = 0; file < FILES; file++) {
      byte[] grouped = ModelFiles.text(model, TextOrder.GROUPED, WORDS, 1, file, FILE_BYTES);
      Count count = Count.of(grouped);
      wordBytes += (double) (grouped.length - count.lines) / count.words / FILES;
      // the last line is shorter
      distinctWords += (double) count.runs / (count.words / (double) WORDS) / FILES;
      wordBits += count.bits() / FILES;
      groupedRatio += ratio(grouped) / FILES;
      shuffledRatio +=
          ratio(ModelFiles.text(model, TextOrder.SHUFFLED, WORDS, 1, file, FILE_BYTES)) / FILES;
    }
  }

  @Test
  void bytesOfAWordWithItsSpace() {
    assertThat(wordBytes).isCloseTo(6.55, withinPercentage(PERCENT));
  }

  @Test
  void distinctWordsOfALine() {
    assertThat(distinctWords).isCloseTo(3260, withinPercentage(PERCENT));
  }

  @Test
  void bitsOfAWord() {
    assertThat(wordBits).isCloseTo(11.2, withinPercentage(PERCENT));
  }

  @Test
  void ratioOfGroupedText() {
    assertThat(groupedRatio).isCloseTo(3.8, withinPercentage(PERCENT));
  }

  @Test
  void ratioOfShuffledText() {
    assertThat(shuffledRatio).isCloseTo(2.2, withinPercentage(PERCENT));
  }

  /** What is in a text the lines of which are grouped. */
  private static final class Count {

    private final Map<Long, long[]> byWord = new HashMap<>();
    private long words;
    private long lines;
    private long runs;

    static Count of(byte[] text) {
      Count count = new Count();
      long before = 0;
      long[] same = null;
      int from = 0;
      for (int at = 0; at < text.length; at++) {
        if (text[at] == '\n') {
          count.lines++;
          same = null;
          from = at + 1;
        } else if (text[at] == ' ') {
          long word = WordHash.of(text, from, at - from);
          if (same == null || word != before) {
            same = count.byWord.computeIfAbsent(word, key -> new long[1]);
            before = word;
            count.runs++;
          }
          same[0]++;
          count.words++;
          from = at + 1;
        }
      }
      return count;
    }

    double bits() {
      return byWord.values().stream()
          .mapToDouble(times -> (double) times[0] / words)
          .map(share -> -share * Math.log(share) / Math.log(2))
          .sum();
    }
  }

  private static double ratio(byte[] text) {
    Deflater deflater = new Deflater(1);
    deflater.setInput(text, 0, COMPRESSED_BYTES);
    deflater.finish();
    byte[] buffer = new byte[1 << 16];
    long bytes = 0;
    while (!deflater.finished()) {
      bytes += deflater.deflate(buffer);
    }
    deflater.end();
    return (double) COMPRESSED_BYTES / bytes;
  }
}
