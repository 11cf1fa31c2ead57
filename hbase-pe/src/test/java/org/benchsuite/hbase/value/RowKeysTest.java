package org.benchsuite.hbase.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowKeysTest {

  @ParameterizedTest
  @ValueSource(
      longs = {
        0,
        9,
        10,
        99_999_999,
        100_000_000,
        9_999_999_999_999_999L,
        10_000_000_000_000_000L,
        Long.MAX_VALUE
      })
  void aKeyIsTheNumberInTwentySixDigits(long row) {
    assertThat(RowKeys.format(row)).isEqualTo(bytes(String.format("%026d", row)));
  }

  @Test
  void aHundredThousandRandomRowsComeBack() {
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 100_000; i++) {
      long row = random.nextLong() >>> 1 + random.nextInt(62);
      byte[] key = RowKeys.format(row);
      assertThat(new String(key, StandardCharsets.US_ASCII)).hasSize(26).endsWith("" + row);
      assertThat(RowKeys.parse(key, 0, key.length)).isEqualTo(row);
    }
  }

  @Test
  void everyNumberOfFourDigitsHasItsDigits() {
    for (long row = 0; row < 10_000; row++) {
      assertThat(RowKeys.format(row * 10_000 + row))
          .isEqualTo(bytes(String.format("%018d%04d%04d", 0, row, row)));
    }
  }

  @Test
  void aNegativeNumberHasTheKeyOfItsAbsoluteValue() {
    assertThat(RowKeys.format(-17)).isEqualTo(RowKeys.format(17));
    assertThatThrownBy(() -> RowKeys.format(Long.MIN_VALUE))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void aKeyMayLieInsideAnArray() {
    byte[] array = bytes("xx" + String.format("%026d", 1234567890123L) + "9");
    assertThat(RowKeys.parse(array, 2, 26)).isEqualTo(1234567890123L);
  }

  @ParameterizedTest
  @ValueSource(longs = {25, 27, 0})
  void anotherLengthIsNoKey(long length) {
    byte[] array = bytes("0".repeat(30));
    assertThatThrownBy(() -> RowKeys.parse(array, 0, (int) length))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A row key has 26 decimal digits, and not " + length + " bytes.");
  }

  @Test
  void anythingButDigitsIsNoKey() {
    assertThatThrownBy(() -> parse("0000000000000000000000000/"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> parse(":0000000000000000000000000"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("byte 58");
  }

  @Test
  void aNumberBeyondALongIsNoKey() {
    for (String beyond :
        List.of("9223372036854775808", "9999999999999999999", "10000000000000000000")) {
      assertThatThrownBy(() -> parse("0".repeat(26 - beyond.length()) + beyond))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("A row's number is at most 9223372036854775807.");
    }
  }

  private static long parse(String key) {
    return RowKeys.parse(bytes(key), 0, key.length());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
