package org.benchsuite.terasort.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RowTest {

  private static byte[] rows(long first, int count) {
    byte[] rows = new byte[count * Row.BYTES];
    new RowGenerator(first).fill(rows, 0, count);
    return rows;
  }

  @Test
  void rowZeroHasTheKeyOfJimGray() {
    byte[] row = rows(0, 1);
    assertThat(new String(Row.key(row, 0), StandardCharsets.US_ASCII)).isEqualTo("JimGrayRIP");
    assertThat(new String(row, 12, 32, StandardCharsets.US_ASCII))
        .isEqualTo("00000000000000000000000000000000");
    assertThat(new String(row, 48, 48, StandardCharsets.US_ASCII))
        .isEqualTo(fourTimes("202020202001"));
  }

  private static String fourTimes(String digits) {
    StringBuilder text = new StringBuilder();
    for (char digit : digits.toCharArray()) {
      text.append(String.valueOf(digit).repeat(4));
    }
    return text.toString();
  }

  @Test
  void checksumOfTheFirstThousandRows() {
    RowChecksum checksum = new RowChecksum();
    checksum.add(rows(0, 1000), 0, 1000);
    assertThat(checksum.get()).hasToString("1f9ffe645ec");
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 15, 16, 255, 999, 4_294_967_295L, 107_374_182_399L})
  void skippingGivesTheSameRowsAsCounting(long first) {
    byte[] together = rows(first, 40);
    for (int i = 0; i < 40; i++) {
      assertThat(rows(first + i, 1))
          .isEqualTo(Arrays.copyOfRange(together, i * Row.BYTES, (i + 1) * Row.BYTES));
    }
    assertThat(new String(together, 12, 32, StandardCharsets.US_ASCII))
        .isEqualTo(String.format("%032X", first));
  }

  @Test
  void skippingFollowsTheFormula() {
    BigInteger a = new BigInteger("2360ed051fc65da44385df649fccf645", 16);
    BigInteger c = new BigInteger("4a696d47726179524950202020202001", 16);
    BigInteger x = BigInteger.ZERO;
    for (int row = 0; row < 100; row++) {
      x = a.multiply(x).add(c).mod(BigInteger.ONE.shiftLeft(128));
      assertThat(new BigInteger(1, Row.key(rows(row, 1), 0))).isEqualTo(x.shiftRight(48));
    }
  }

  @Test
  void checksumsAddUpBeyond64Bits() {
    Checksum sum = new Checksum(0, -1).plus(new Checksum(0, 2));
    assertThat(sum).isEqualTo(new Checksum(1, 1)).hasToString("10000000000000001");
    assertThat(Checksum.parse(sum.toString())).isEqualTo(sum);
    assertThat(Checksum.parse("0")).isEqualTo(Checksum.ZERO);
    assertThatThrownBy(() -> Checksum.parse("12x")).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "1000, 1000",
    "10k, 10000",
    "5m, 5000000",
    "2b, 2000000000",
    "1t, 1000000000000",
    "10G, 107374183",
    "10g, 107374183",
    "200GB, 2147483648",
    "1MiB, 10486",
    "150B, 2"
  })
  void rowsAndSizesAsTyped(String text, long rows) {
    if (text.equals("150B")) {
      assertThatThrownBy(() -> RowCount.parse(text)).hasMessageContaining("150b for rows");
    } else {
      assertThat(RowCount.parse(text).rows()).isEqualTo(rows);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"10M", "3K", "1T", "ten", "-5", "1.5k", "", "99999999999999999999", "9999999t"})
  void whatIsNeitherIsRefused(String text) {
    assertThatThrownBy(() -> RowCount.parse(text))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("'" + text + "'");
  }

  @Test
  void bothAreEchoed() {
    assertThat(RowCount.parse("10G").echo())
        .isEqualTo("107,374,183 rows of 100 bytes, 10.00 GiB (10.74 GB)");
  }

  @Test
  void cutPointsFindThePartitionOfEveryKey() {
    Random random = new Random(7);
    for (int partitions : new int[] {1, 2, 3, 17, 300}) {
      byte[][] keys = new byte[partitions - 1][10];
      for (byte[] key : keys) {
        random.nextBytes(key);
        if (random.nextInt(4) == 0) {
          key[0] = 5;
          key[1] = 6;
        }
      }
      Arrays.sort(keys, (x, y) -> Row.compare(x, 0, y, 0));
      if (partitions > 4) {
        keys[3] = keys[2].clone();
      }
      Configuration configuration = new Configuration(false);
      CutPoints.of(List.of(keys)).to(configuration);
      CutPoints cuts = CutPoints.from(configuration);
      assertThat(cuts.partitions()).isEqualTo(partitions);
      for (int i = 0; i < 2000; i++) {
        byte[] key = new byte[10];
        random.nextBytes(key);
        if (i % 5 == 0 && partitions > 1) {
          key = keys[random.nextInt(keys.length)];
        }
        byte[] wanted = key;
        long expected =
            Arrays.stream(keys).filter(cut -> Row.compare(cut, 0, wanted, 0) <= 0).count();
        assertThat(cuts.partition(key, 0)).isEqualTo((int) expected);
      }
    }
  }
}
