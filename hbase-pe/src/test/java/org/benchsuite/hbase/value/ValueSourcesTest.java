package org.benchsuite.hbase.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.zip.Deflater;
import org.benchsuite.hbase.PeSettings.ContentKind;
import org.benchsuite.hbase.PeSettings.SizeKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ValueSourcesTest {

  @Test
  void aPatternIsRunsOfEightCapitalLetters() {
    for (int length = 0; length <= 100; length++) {
      byte[] value = ValueSettings.of(ContentKind.PATTERN, length).source().next(7, 0, 0);
      assertThat(value).hasSize(length);
      for (int i = 0; i < length; i++) {
        assertThat(value[i]).isBetween((byte) 'A', (byte) 'Z').isEqualTo(value[i & -8]);
      }
    }
  }

  @Test
  void allLettersOfAPatternAreAsFrequent() {
    // 4 whole draws and the rest, whose letters are drawn another way
    ValueSource values = ValueSettings.of(ContentKind.PATTERN, 4 * 32 + 29).source();
    int runs = 4 * 4 + 4;
    long[][] counts = new long[runs][26];
    int drawn = 130_000;
    for (int i = 0; i < drawn; i++) {
      byte[] value = values.next(i, 0, 0);
      for (int run = 0; run < runs; run++) {
        counts[run][value[run * 8] - 'A']++;
      }
    }
    for (long[] ofRun : counts) {
      assertThat(chiSquared(ofRun, drawn)).isLessThan(61); // 25 degrees of freedom, 1 in 10,000
    }
  }

  @Test
  void neighbouringLettersOfAPatternAreIndependent() {
    ValueSource values = ValueSettings.of(ContentKind.PATTERN, 32).source();
    long[][] pairs = new long[6][26 * 26];
    int drawn = 400_000;
    for (int i = 0; i < drawn; i++) {
      byte[] value = values.next(i, 0, 0);
      int pair = 0;
      for (int first = 0; first < 4; first++) {
        for (int second = first + 1; second < 4; second++) {
          pairs[pair++][(value[first * 8] - 'A') * 26 + value[second * 8] - 'A']++;
        }
      }
    }
    for (long[] ofPair : pairs) {
      assertThat(chiSquared(ofPair, drawn)).isBetween(550.0, 820.0); // 675 degrees of freedom
    }
  }

  @Test
  void randomValuesDoNotShrink() {
    byte[] values = joined(ValueSettings.of(ContentKind.RANDOM, 1001).source(), 100);
    assertThat(deflated(values)).isGreaterThanOrEqualTo(values.length);
  }

  @ParameterizedTest
  @CsvSource({"0, 1000", "0.25, 1000", "0.5, 1000", "0.9, 1000", "1, 1000", "0.5, 100000"})
  void compressibleValuesShrinkByTheirShareOfZeros(double zeros, int size) {
    ValueSource source =
        ValueSettings.of(ContentKind.COMPRESSIBLE, size).compressibility(zeros).source();
    byte[] values = joined(source, 200);
    assertThat((double) deflated(values) / values.length)
        .isBetween(0.98 * (1 - zeros), 1.04 - zeros);
  }

  @Test
  void everyStretchOfALongValueIsAsCompressible() {
    byte[] value =
        ValueSettings.of(ContentKind.COMPRESSIBLE, 65_536)
            .compressibility(0.5)
            .source()
            .next(0, 0, 0);
    for (int at = 0; at < value.length; at += 4096) {
      assertThat(zeros(value, at, 2048)).isLessThan(40);
      assertThat(zeros(value, at + 2048, 2048)).isEqualTo(2048);
    }
  }

  @ParameterizedTest
  @EnumSource(ContentKind.class)
  void theSameSeedMakesTheSameBytes(ContentKind content) {
    ValueSettings settings = ValueSettings.of(content, 100).compressibility(0.5);
    assertThat(joined(settings.source(), 50)).isEqualTo(joined(settings.source(), 50));
    assertThat(joined(settings.source(), 50)).isNotEqualTo(joined(settings.seed(2).source(), 50));
  }

  @ParameterizedTest
  @EnumSource(names = {"PATTERN", "RANDOM", "COMPRESSIBLE"})
  void everyClientHasItsOwnBytes(ContentKind content) {
    ValueSettings settings = ValueSettings.of(content, 100).compressibility(0.5);
    assertThat(joined(settings.source(), 50))
        .isNotEqualTo(joined(settings.source(1, Versions.none()), 50));
  }

  @ParameterizedTest
  @EnumSource(ContentKind.class)
  void everyValueIsAnArrayOfItsOwn(ContentKind content) {
    ValueSource source = ValueSettings.of(content, 100).source();
    byte[] first = source.next(1, 0, 0);
    byte[] kept = first.clone();
    assertThat(source.next(1, 0, 0)).isNotSameAs(first);
    assertThat(first).isEqualTo(kept);
  }

  @ParameterizedTest
  @EnumSource(ContentKind.class)
  void randomSizesAreUniformBelowTheSize(ContentKind content) {
    long[] counts = lengths(ValueSettings.of(content, 20).sizes(SizeKind.RANDOM), 40_000);
    assertThat(counts[20]).isZero();
    assertThat(chiSquared(Arrays.copyOf(counts, 20), 40_000)).isLessThan(55);
  }

  @ParameterizedTest
  @EnumSource(ContentKind.class)
  void zipfSizesAreFromOneToBelowTheSize(ContentKind content) {
    int drawn = 100_000;
    long[] counts = lengths(ValueSettings.of(content, 50).sizes(SizeKind.ZIPF), drawn);
    double norm = 0;
    for (int length = 1; length < 50; length++) {
      norm += Math.pow(length, -1.2);
    }
    double chiSquared = 0;
    for (int length = 1; length < 50; length++) {
      double expected = drawn * Math.pow(length, -1.2) / norm;
      chiSquared += (counts[length] - expected) * (counts[length] - expected) / expected;
    }
    assertThat(counts[0] + counts[50]).isZero();
    assertThat(chiSquared).isLessThan(95); // 48 degrees of freedom
  }

  @ParameterizedTest
  @EnumSource(SizeKind.class)
  void theSmallestSizesWork(SizeKind sizes) {
    for (ContentKind content : ContentKind.values()) {
      ValueSettings settings = ValueSettings.of(content, 0).sizes(sizes).compressibility(0.5);
      assertThat(settings.source().next(0, 0, 0)).isEmpty();
      assertThat(ValueSettings.of(content, 1).sizes(sizes).source().next(0, 0, 0))
          .hasSizeLessThanOrEqualTo(1);
    }
  }

  @Test
  void tagsAreOfTheirOwnLengthAndBytes() {
    ValueSettings settings = ValueSettings.of(ContentKind.PATTERN, 256);
    byte[] tag = ValueSources.tags(settings.settings(), 0).next(0, 0, 0);
    assertThat(tag).hasSize(256).isNotEqualTo(settings.source().next(0, 0, 0));
  }

  private static long[] lengths(ValueSettings settings, int drawn) {
    ValueSource source = settings.source();
    long[] counts = new long[settings.size() + 1];
    for (int row = 0; row < drawn; row++) {
      counts[source.next(row, 0, 0).length]++;
    }
    return counts;
  }

  private static byte[] joined(ValueSource source, int values) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int row = 0; row < values; row++) {
      all.writeBytes(source.next(row, 0, 0));
    }
    return all.toByteArray();
  }

  private static int zeros(byte[] value, int offset, int length) {
    int zeros = 0;
    for (int at = offset; at < offset + length; at++) {
      zeros += value[at] == 0 ? 1 : 0;
    }
    return zeros;
  }

  private static int deflated(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(bytes);
    deflater.finish();
    int length = deflater.deflate(new byte[2 * bytes.length + 100]);
    deflater.end();
    return length;
  }

  private static double chiSquared(long[] counts, int drawn) {
    double expected = (double) drawn / counts.length;
    double sum = 0;
    for (long count : counts) {
      sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
  }
}
