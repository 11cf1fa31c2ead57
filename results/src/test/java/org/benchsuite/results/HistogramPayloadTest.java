package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;
import org.junit.jupiter.api.Test;

class HistogramPayloadTest {

  private static final long LARGEST = 10_000_000_000_000L;

  @Test
  void bucketsAreThoseOfTheLibrary() {
    Random random = new Random(1);
    for (int round = 0; round < 300; round++) {
      Histogram histogram = random(random, random.nextInt(300));

      TreeMap<Long, Long> buckets = new TreeMap<>();
      HistogramSnapshot.of(histogram).forEach(buckets::put);

      assertThat(buckets).isEqualTo(bucketsOf(histogram));
    }
  }

  @Test
  void everyPowerOfTwoAndItsNeighboursAreInTheirBucket() {
    Histogram histogram = new Histogram(3);
    for (int bit = 0; bit < 62; bit++) {
      histogram.recordValue((1L << bit) - 1);
      histogram.recordValue(1L << bit);
      histogram.recordValue((1L << bit) + 1);
    }
    histogram.recordValue(Long.MAX_VALUE);

    TreeMap<Long, Long> buckets = new TreeMap<>();
    HistogramSnapshot.fromBase64(HistogramSnapshot.of(histogram).toBase64()).forEach(buckets::put);

    assertThat(buckets).isEqualTo(bucketsOf(histogram));
  }

  @Test
  void plainDecoderReadsWhatASnapshotWrites() {
    Random random = new Random(2);
    for (int round = 0; round < 100; round++) {
      Histogram histogram = random(random, random.nextInt(300));
      HistogramSnapshot snapshot =
          HistogramSnapshot.fromBase64(HistogramSnapshot.of(histogram).toBase64());

      assertThat(decode(bytes(snapshot))).isEqualTo(histogram);
      assertThat(snapshot.toHistogram()).isEqualTo(histogram);
      assertThat(snapshot.count()).isEqualTo(histogram.getTotalCount());
    }
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] encoded = bytes(HistogramSnapshot.of(random(new Random(3), 50)));
    for (int length = 0; length < encoded.length; length++) {
      byte[] cut = Arrays.copyOf(encoded, length);
      assertThatIllegalArgumentException().isThrownBy(() -> parse(cut));
    }
  }

  /** Whatever a fuzzer makes of it is either refused or means the same to the library. */
  @Test
  void damageIsRefusedOrReadAsTheLibraryDoes() {
    Random random = new Random(4);
    int refused = 0;
    int rounds = 20_000;
    for (int round = 0; round < rounds; round++) {
      byte[] damaged = damage(bytes(HistogramSnapshot.of(random(random, 20))), random);
      HistogramSnapshot snapshot;
      try {
        snapshot = parse(damaged);
      } catch (IllegalArgumentException e) {
        refused++;
        continue;
      }
      TreeMap<Long, Long> buckets = new TreeMap<>();
      snapshot.forEach(buckets::put);
      assertThat(buckets).isEqualTo(bucketsOf(decode(damaged)));
    }
    assertThat(refused).isBetween(rounds / 10, rounds);
  }

  @Test
  void textThatIsNotBase64IsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> HistogramSnapshot.fromBase64("%%%"));
    assertThatIllegalArgumentException().isThrownBy(() -> HistogramSnapshot.fromBase64(""));
  }

  @Test
  void otherPrecisionIsRefused() {
    Histogram twoDigits = new Histogram(2);
    ByteBuffer buffer = ByteBuffer.allocate(twoDigits.getNeededByteBufferCapacity());
    byte[] encoded = Arrays.copyOf(buffer.array(), twoDigits.encodeIntoByteBuffer(buffer));

    assertThatIllegalArgumentException().isThrownBy(() -> HistogramSnapshot.of(twoDigits));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> parse(encoded))
        .withMessageContaining("2 digits");
  }

  @Test
  void countsBeyondALongAreRefused() {
    Histogram histogram = new Histogram(3);
    histogram.recordValueWithCount(1, Long.MAX_VALUE - 1);
    histogram.recordValueWithCount(2, 1);
    byte[] encoded = bytes(HistogramSnapshot.of(histogram));
    assertThat(parse(encoded).count()).isEqualTo(Long.MAX_VALUE);

    // the last number is the count of 2 in ZigZag: 2 means 1, 4 means 2
    encoded[encoded.length - 1] = 4;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> parse(encoded))
        .withMessageContaining("2^63");
  }

  private static Histogram random(Random random, int values) {
    Histogram histogram = new Histogram(3);
    for (int i = 0; i < values; i++) {
      long bound = random.nextBoolean() ? LARGEST : 5_000;
      long count =
          switch (random.nextInt(10)) {
            case 0 -> random.nextLong(1L << 55);
            case 1, 2 -> 1 + random.nextInt(1_000_000);
            default -> 1;
          };
      histogram.recordValueWithCount(random.nextLong(bound + 1), count);
    }
    return histogram;
  }

  private static byte[] damage(byte[] encoded, Random random) {
    byte[] damaged = encoded;
    if (random.nextInt(4) == 0) {
      damaged = Arrays.copyOf(encoded, random.nextInt(encoded.length + 20));
      if (damaged.length >= 8) {
        // a length that agrees, so that the numbers themselves are looked at
        ByteBuffer.wrap(damaged).putInt(4, Math.max(0, damaged.length - 40));
      }
    }
    for (int flips = random.nextInt(4); flips >= 0 && damaged.length > 0; flips--) {
      boolean payload = random.nextInt(5) > 0 && damaged.length > 40;
      int at = payload ? 40 + random.nextInt(damaged.length - 40) : random.nextInt(damaged.length);
      damaged[at] = (byte) random.nextInt();
    }
    return damaged;
  }

  private static TreeMap<Long, Long> bucketsOf(Histogram histogram) {
    TreeMap<Long, Long> buckets = new TreeMap<>();
    for (HistogramIterationValue value : histogram.recordedValues()) {
      buckets.merge(
          histogram.lowestEquivalentValue(value.getValueIteratedTo()),
          value.getCountAtValueIteratedTo(),
          Long::sum);
    }
    return buckets;
  }

  private static HistogramSnapshot parse(byte[] encoded) {
    return HistogramSnapshot.fromBase64(Base64.getEncoder().encodeToString(encoded));
  }

  private static byte[] bytes(HistogramSnapshot snapshot) {
    return Base64.getDecoder().decode(snapshot.toBase64());
  }

  private static Histogram decode(byte[] encoded) {
    return Histogram.decodeFromByteBuffer(ByteBuffer.wrap(encoded), 0);
  }
}
