package org.benchsuite.common.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.zip.Deflater;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PayloadTest {

  private static final int LENGTH = 1 << 16;

  private static byte[] bytes(Payload payload, int length, long stream, long position) {
    byte[] bytes = new byte[length];
    payload.fill(bytes, 0, length, stream, position);
    return bytes;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"random", "zeros", "compressible:3", "compressible:1", "compressible:2.5"})
  void anyPieceEqualsThatPieceOfTheWhole(String name) {
    Payload payload = Payload.of(name, 42);
    byte[] whole = bytes(payload, LENGTH, 7, 0);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 500; i++) {
      int from = random.nextInt(LENGTH);
      int length = random.nextInt(LENGTH - from + 1);
      byte[] target = new byte[length + 5];
      payload.fill(target, 5, length, 7, from);
      assertThat(Arrays.copyOfRange(target, 5, 5 + length))
          .isEqualTo(Arrays.copyOfRange(whole, from, from + length));
      assertThat(payload.mismatch(whole, from, length, 7, from)).isEqualTo(-1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "zeros", "compressible:3"})
  void everyFlippedBitIsFoundWhereItIs(String name) {
    Payload payload = Payload.of(name, 42);
    SplittableRandom random = new SplittableRandom(2);
    long position = 1_000_003;
    byte[] right = bytes(payload, 9_999, 3, position);
    for (int i = 0; i < 500; i++) {
      byte[] wrong = right.clone();
      int at = random.nextInt(wrong.length);
      wrong[at] ^= (byte) (1 << random.nextInt(8));
      assertThat(payload.mismatch(wrong, 0, wrong.length, 3, position)).isEqualTo(at);
    }
  }

  @Test
  void seedsAndStreamsDiffer() {
    byte[] bytes = bytes(new RandomPayload(1), 4096, 0, 0);
    assertThat(bytes(new RandomPayload(1), 4096, 0, 0)).isEqualTo(bytes);
    assertThat(bytes(new RandomPayload(2), 4096, 0, 0)).isNotEqualTo(bytes);
    assertThat(bytes(new RandomPayload(1), 4096, 1, 0)).isNotEqualTo(bytes);
  }

  /** Pins the published bytes: data written by one version is verified by the next. */
  @Test
  void bytesOfTheFirstStreamStayAsTheyAre() {
    assertThat(HexFormat.of().formatHex(bytes(new RandomPayload(1), 16, 0, 0)))
        .isEqualTo("2f88cd974df3cd0ba41d27219b7ebe77");
  }

  @Test
  void randomDoesNotCompress() {
    byte[] bytes = bytes(new RandomPayload(9), 1 << 20, 0, 0);
    assertThat(deflated(bytes)).isGreaterThan(bytes.length);
    int[] counts = new int[256];
    for (byte value : bytes) {
      counts[value & 0xff]++;
    }
    double expected = bytes.length / 256.0;
    double chiSquared =
        Arrays.stream(counts).mapToDouble(n -> (n - expected) * (n - expected) / expected).sum();
    // 255 degrees of freedom: 99.9 % of true random bytes lie below 330.5
    assertThat(chiSquared).isLessThan(330.5);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 3", "10, 10"})
  void compressibleShrinksAsAsked(String asked, double ratio) {
    byte[] bytes = bytes(Payload.of("compressible:" + asked, 9), 1 << 20, 0, 0);
    assertThat((double) bytes.length / deflated(bytes))
        .isCloseTo(ratio, Percentage.withPercentage(10));
  }

  private static int deflated(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    deflater.setInput(bytes);
    deflater.finish();
    byte[] out = new byte[bytes.length * 2];
    int length = deflater.deflate(out);
    deflater.end();
    return length;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"gold", "compressible", "compressible:", "compressible:0.9", "compressible:x"})
  void unknownKindsAreRefused(String name) {
    assertThatThrownBy(() -> Payload.of(name, 1))
        .hasMessageContaining("'" + name + "' is no kind of data");
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "zeros", "compressible:3", "compressible:2.5"})
  void nameLeadsBackToThePayload(String name) {
    assertThat(Payload.of(name.toUpperCase(Locale.ROOT), 1).name()).isEqualTo(name);
  }
}
