package org.benchsuite.wordcount.count;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apache.hadoop.fs.Seekable;
import org.apache.hadoop.io.Text;
import org.benchsuite.wordcount.words.OddText;
import org.benchsuite.wordcount.words.Reference;
import org.benchsuite.wordcount.words.WordCounter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RangeSourceTest {

  private final Map<Text, Long> counts = new TreeMap<>();
  private final WordCounter counter =
      new WordCounter(
          64 << 20,
          (bytes, offset, length, hash, count) -> {
            Text word = new Text();
            word.set(bytes, offset, length);
            counts.merge(word, count, Long::sum);
          });

  /** Gives few bytes at a time, as a network may. */
  private static final class Trickle extends InputStream {

    private final ByteArrayInputStream all;
    private final SplittableRandom random = new SplittableRandom(7);

    Trickle(byte[] bytes) {
      all = new ByteArrayInputStream(bytes);
    }

    @Override
    public int read() {
      return all.read();
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      return all.read(bytes, offset, Math.min(length, 1 + random.nextInt(9000)));
    }
  }

  private static final Seekable NOWHERE =
      new Seekable() {
        @Override
        public void seek(long position) {
          throw new UnsupportedOperationException();
        }

        @Override
        public long getPos() {
          return 0;
        }

        @Override
        public boolean seekToNewSource(long position) {
          return false;
        }
      };

  private void count(byte[] text, long start, long end) throws IOException {
    Trickle in = new Trickle(text);
    in.skipNBytes(Math.max(0, start - 1));
    TextBlock block = new TextBlock();
    try (RangeSource source = new RangeSource(in, NOWHERE, start, end)) {
      while (source.next(block)) {
        counter.count(block.bytes(), block.from(), block.to());
      }
    }
  }

  private Map<Text, Long> counts() throws IOException {
    counter.finish();
    return counts;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one two  three\n\nfour five",
        " one two three ",
        "\ufeffone two",
        "\ufeff one two",
        "\ufeff",
        "\ufeffone \ufefftwo",
        "onlyoneword",
        "   ",
        ""
      })
  void everyTwoCutsGiveEachWordOnce(String text) throws IOException {
    byte[] bytes = text.getBytes(UTF_8);
    // the mark at the beginning is no part of the text
    boolean marked = text.startsWith("\ufeff");
    Map<Text, Long> expected = Reference.count((marked ? text.substring(1) : text).getBytes(UTF_8));
    for (int first = 0; first <= bytes.length; first++) {
      for (int second = first; second <= bytes.length; second++) {
        RangeSourceTest one = new RangeSourceTest();
        one.count(bytes, 0, first);
        one.count(bytes, first, second);
        one.count(bytes, second, bytes.length);
        // a range without a byte is never made, but does no harm unless it is the first
        if (first > 0) {
          assertThat(one.counts()).as("cut at %d and %d", first, second).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void rangesOfOddTextGiveEachWordOnce() throws IOException {
    byte[] text = OddText.of(200_000, 11);
    SplittableRandom random = new SplittableRandom(5);
    long at = 0;
    while (at < text.length) {
      long next = Math.min(text.length, at + 1 + random.nextInt(400_000));
      count(text, at, next);
      at = next;
    }
    assertThat(counts()).isEqualTo(Reference.count(text));
  }

  @Test
  void aWordLongerThanManyBlocksIsOneWord() throws IOException {
    String text = "a " + "x".repeat(3_000_000) + " b " + "y".repeat(1_000_000);
    byte[] bytes = text.getBytes(UTF_8);
    long step = 700_001;
    for (long at = 0; at < bytes.length; at += step) {
      count(bytes, at, Math.min(bytes.length, at + step));
    }
    assertThat(counts()).isEqualTo(Reference.count(bytes));
  }

  @Test
  void theInsideOfALongWordTakesNoMemory() throws IOException {
    byte[] text = ("a " + "x".repeat(8 << 20) + " b").getBytes(UTF_8);
    Trickle in = new Trickle(text);
    in.skipNBytes(99);
    TextBlock block = new TextBlock();
    int room = block.room();
    try (RangeSource source = new RangeSource(in, NOWHERE, 100, text.length)) {
      assertThat(source.next(block)).isTrue();
      assertThat(new String(block.bytes(), block.from(), block.to() - block.from(), UTF_8))
          .isEqualTo(" b");
    }
    assertThat(block.room()).isEqualTo(room);
  }
}
