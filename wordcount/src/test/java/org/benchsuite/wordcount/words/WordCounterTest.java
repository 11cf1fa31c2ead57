package org.benchsuite.wordcount.words;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.io.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordCounterTest {

  private static final long PLENTY = 64 << 20;

  private final Map<Text, Long> counts = new TreeMap<>();
  private final List<Integer> handedOn = new ArrayList<>();
  private long checksum;

  private WordCounter counter(long memory) {
    return new WordCounter(
        memory,
        (bytes, offset, length, hash, count) -> {
          Text word = new Text();
          word.set(bytes, offset, length);
          counts.merge(word, count, Long::sum);
          handedOn.add(length);
          checksum += hash * count;
          assertThat(hash).isEqualTo(WordHash.of(bytes, offset, length));
        });
  }

  /** With garbage after its end that would be counted if it were looked at. */
  private static byte[] withSlack(byte[] text) {
    byte[] block = Arrays.copyOf(text, text.length + WordCounter.SLACK);
    Arrays.fill(block, text.length, block.length, (byte) 'x');
    return block;
  }

  private long count(long memory, byte[] text) throws IOException {
    WordCounter counter = counter(memory);
    counter.count(withSlack(text), 0, text.length);
    counter.finish();
    return counter.words();
  }

  private static long sum(Map<Text, Long> counts) {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "a",
        " a ",
        "a a",
        "eight888 nine99999 seven77",
        "a\u000bb a\u0000b \u0000 \u0000\u0000 a\u0000",
        "one\ttwo\nthree\rfour\ffive\r\nsix  seven",
        "no\u00a0break \u2003 \u3000 \u00e9t\u00e9 \u20ac \ud83d\ude00",
        "0123456 01234567 012345678 0123456789abcde 0123456789abcdef 0123456789abcdefg",
        "last-without-end"
      })
  void countsWhatHadoopCounts(String text) throws IOException {
    byte[] bytes = text.getBytes(UTF_8);
    long words = count(PLENTY, bytes);
    assertThat(counts).isEqualTo(Reference.count(bytes));
    assertThat(words).isEqualTo(sum(counts));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void bytesThatAreNoUtf8BecomeWhatHadoopMakesOfThem(long seed) throws IOException {
    byte[] text = OddText.of(40_000, seed);
    long words = count(PLENTY, text);
    assertThat(counts).isEqualTo(Reference.count(text));
    assertThat(words).isEqualTo(sum(counts));
  }

  @Test
  void blocksAreLeftAsTheyWere() throws IOException {
    byte[] text = OddText.of(100, 1);
    byte[] block = withSlack(text);
    byte[] before = block.clone();
    counter(PLENTY).count(block, 0, text.length);
    assertThat(block).isEqualTo(before);
  }

  @Test
  void onlyTheRangeIsCounted() throws IOException {
    byte[] text = withSlack("one two three".getBytes(UTF_8));
    WordCounter counter = counter(PLENTY);
    counter.count(text, 4, 7);
    counter.finish();
    assertThat(counts).containsExactly(Map.entry(new Text("two"), 1L));
  }

  @Test
  void handsOnAndGoesOnWhenMemoryIsFull() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 300_000; i++) {
      text.append("word").append(i % 100_000).append(i % 3 == 0 ? " " : "-and-some-more ");
    }
    byte[] bytes = text.toString().getBytes(UTF_8);
    count(1 << 20, bytes);
    assertThat(counts).isEqualTo(Reference.count(bytes));
    assertThat(handedOn.size()).as("words handed on").isGreaterThan(counts.size() + 10_000);
    long expected =
        counts.entrySet().stream()
            .mapToLong(
                entry ->
                    entry.getValue()
                        * WordHash.of(entry.getKey().copyBytes(), 0, entry.getKey().getLength()))
            .sum();
    assertThat(checksum).isEqualTo(expected);
  }

  @Test
  void growsToMillionsOfWordsWhenThereIsMemory() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 1_000_000; i++) {
      text.append(Integer.toString(i, 36)).append(' ');
    }
    count(256 << 20, text.toString().getBytes(UTF_8));
    assertThat(handedOn).hasSize(1_000_000);
    assertThat(counts).hasSize(1_000_000);
  }

  @Test
  void veryLongWordsAreHandedOnAtOnce() throws IOException {
    String longest = "x".repeat(WordTable.LONGEST);
    byte[] text = (longest + " " + longest + "y " + longest + " " + longest + "y").getBytes(UTF_8);
    count(PLENTY, text);
    assertThat(counts).isEqualTo(Reference.count(text));
    assertThat(handedOn).hasSize(3);
  }

  @Test
  void oneDifferentByteOrCountMakesAnotherChecksum() throws IOException {
    count(PLENTY, "the quick brown fox the lazy dog".getBytes(UTF_8));
    long right = checksum;
    for (String wrong :
        List.of(
            "the quick brown fox the lazy doh",
            "the quick brown fox lazy dog",
            "the quick brown fox the lazy dog dog",
            "the the quick brown fox fox lazy",
            "thequick brown fox the lazy dog")) {
      checksum = 0;
      count(PLENTY, wrong.getBytes(UTF_8));
      assertThat(checksum).as(wrong).isNotEqualTo(right);
    }
  }
}
