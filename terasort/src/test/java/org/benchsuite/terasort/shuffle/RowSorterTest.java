package org.benchsuite.terasort.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.benchsuite.terasort.row.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowSorterTest {

  private final Random random = new Random(20240521);

  private byte[] randomRows(int count) {
    byte[] rows = new byte[count * Row.BYTES];
    random.nextBytes(rows);
    return rows;
  }

  /** Gives all rows the first bytes of the first one. */
  private byte[] sharing(int prefix, int count) {
    byte[] rows = randomRows(count);
    for (int row = 1; row < count; row++) {
      System.arraycopy(rows, 0, rows, row * Row.BYTES, prefix);
    }
    return rows;
  }

  /** Rows whose keys are numbers. */
  private byte[] numbered(int count, IntUnaryOperator number) {
    byte[] rows = randomRows(count);
    for (int row = 0; row < count; row++) {
      int value = number.applyAsInt(row);
      for (int i = 0; i < Row.KEY_BYTES; i++) {
        int shift = Byte.SIZE * (Row.KEY_BYTES - 1 - i);
        rows[row * Row.BYTES + i] = shift < Integer.SIZE ? (byte) (value >>> shift) : 0;
      }
    }
    return rows;
  }

  private static RowSorter sorter(byte[] rows) {
    int count = rows.length / Row.BYTES;
    RowBuffer buffer = new RowBuffer(Math.max(1, count));
    assertThat(buffer.add(rows, 0, count)).isEqualTo(count);
    RowSorter sorter = new RowSorter(buffer);
    sorter.sort();
    return sorter;
  }

  private static int[] order(RowSorter sorter) {
    return IntStream.range(0, sorter.rows()).map(sorter::row).toArray();
  }

  /** The order that comparing gives; it keeps rows of equal keys in theirs. */
  private static void assertSorted(byte[] rows) {
    Comparator<Integer> byKey =
        (left, right) -> Row.compare(rows, left * Row.BYTES, rows, right * Row.BYTES);
    int[] expected =
        IntStream.range(0, rows.length / Row.BYTES)
            .boxed()
            .sorted(byKey)
            .mapToInt(Integer::intValue)
            .toArray();
    assertThat(order(sorter(rows))).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 24, 25, 26, 100, 1000, 70_000, 170_000})
  void ordersRandomRowsAsComparingThemDoes(int count) {
    assertSorted(randomRows(count));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 5, 6, 8, 9})
  void ordersRowsWhoseKeysBeginAlike(int prefix) {
    assertSorted(sharing(prefix, 30_000));
  }

  @Test
  void leavesEqualKeysInTheOrderOfTheirNumbers() {
    int count = 100_000;
    RowSorter sorter = sorter(sharing(Row.KEY_BYTES, count));
    assertThat(order(sorter)).isEqualTo(IntStream.range(0, count).toArray());
  }

  @Test
  void ordersFewDifferentKeysStably() {
    assertSorted(numbered(50_000, row -> random.nextInt(2)));
    assertSorted(numbered(50_000, row -> random.nextInt(2) << 31));
    assertSorted(numbered(50_000, row -> random.nextInt(300)));
  }

  @Test
  void ordersPresortedAndReversedRows() {
    assertSorted(numbered(50_000, row -> row));
    assertSorted(numbered(50_000, row -> 50_000 - row));
  }

  @Test
  void ordersStretchesOfEqualFirstHalvesBetweenOthers() {
    byte[] rows = randomRows(20_000);
    for (int row = 0; row < 20_000; row += 3) {
      System.arraycopy(rows, row % 7 * Row.BYTES, rows, row * Row.BYTES, 5);
    }
    assertSorted(rows);
  }

  @Test
  void ordersSkewedBytes() {
    byte[] rows = randomRows(100_000);
    for (int at = 0; at < rows.length; at++) {
      rows[at] = (byte) Math.abs(Math.max(random.nextGaussian(), -3) * 4);
    }
    assertSorted(rows);
  }

  @Test
  void sortsWhatIsInTheBufferNow() {
    RowBuffer buffer = new RowBuffer(2000);
    RowSorter sorter = new RowSorter(buffer);
    buffer.add(randomRows(2000), 0, 2000);
    sorter.sort();
    byte[] second = randomRows(500);
    buffer.clear();
    buffer.add(second, 0, 500);
    sorter.sort();
    assertThat(order(sorter)).isEqualTo(order(sorter(second)));
  }

  @Test
  void findsWhereKeysBegin() {
    RowSorter sorter = sorter(numbered(1000, row -> row / 10 * 2));
    assertThat(sorter.firstNotBefore(Row.key(numbered(1, row -> 0), 0))).isZero();
    assertThat(sorter.firstNotBefore(Row.key(numbered(1, row -> 7), 0))).isEqualTo(40);
    assertThat(sorter.firstNotBefore(Row.key(numbered(1, row -> 8), 0))).isEqualTo(40);
    assertThat(sorter.firstNotBefore(Row.key(numbered(1, row -> -1), 0))).isEqualTo(1000);
  }
}
