package org.benchsuite.terasort.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.benchsuite.terasort.row.Row;
import org.junit.jupiter.api.Test;

class RowBufferTest {

  private final Random random = new Random(7);

  private byte[] randomRows(int count) {
    byte[] rows = new byte[count * Row.BYTES];
    random.nextBytes(rows);
    return rows;
  }

  private static byte[] row(byte[] rows, int offset) {
    return Arrays.copyOfRange(rows, offset, offset + Row.BYTES);
  }

  @Test
  void keepsBlocksThatCrossTheEndOfAnArray() {
    int around = 150;
    byte[] block = randomRows(around * 2);
    RowBuffer buffer = new RowBuffer(RowBuffer.CHUNK_ROWS + 1000);
    buffer.add(
        new byte[(RowBuffer.CHUNK_ROWS - around) * Row.BYTES], 0, RowBuffer.CHUNK_ROWS - around);
    assertThat(buffer.add(block, 0, around * 2)).isEqualTo(around * 2);
    for (int i = 0; i < around * 2; i++) {
      int number = RowBuffer.CHUNK_ROWS - around + i;
      assertThat(row(buffer.chunk(number), buffer.offset(number)))
          .isEqualTo(row(block, i * Row.BYTES));
    }
  }

  @Test
  void takesWhatThereIsRoomForAndIsReusable() {
    byte[] block = randomRows(100);
    RowBuffer buffer = new RowBuffer(150);
    assertThat(buffer.add(block, 0, 100)).isEqualTo(100);
    assertThat(buffer.add(block, 10, 90)).isEqualTo(50);
    assertThat(buffer.add(block, 60, 40)).isZero();
    assertThat(buffer.rows()).isEqualTo(150);
    assertThat(row(buffer.chunk(100), buffer.offset(100))).isEqualTo(row(block, 10 * Row.BYTES));
    buffer.clear();
    assertThat(buffer.rows()).isZero();
    assertThat(buffer.add(block, 60, 40)).isEqualTo(40);
    assertThat(row(buffer.chunk(0), buffer.offset(0))).isEqualTo(row(block, 60 * Row.BYTES));
  }
}
