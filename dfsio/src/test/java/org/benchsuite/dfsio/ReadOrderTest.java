package org.benchsuite.dfsio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

class ReadOrderTest {

  private static List<Long> positions(Operation operation, long fileBytes, int count) {
    Plan plan =
        new Plan(
            operation,
            "/root",
            FileNumbers.first(1),
            fileBytes,
            100,
            50,
            "",
            "random",
            1,
            Sync.NONE,
            (short) 0,
            0,
            false);
    LongUnaryOperator order = ReadOrder.of(plan, fileBytes, 0);
    List<Long> positions = new ArrayList<>();
    long position = -1;
    for (int i = 0; i < count; i++) {
      position = order.applyAsLong(position);
      positions.add(position);
    }
    return positions;
  }

  @Test
  void backwardGoesFromTheEndToTheStart() {
    assertThat(positions(Operation.BACKWARD_READ, 350, 4)).containsExactly(250L, 150L, 50L, 0L);
  }

  @Test
  void skipLeavesOutBetweenReads() {
    assertThat(positions(Operation.SKIP_READ, 1000, 4)).containsExactly(0L, 150L, 300L, 450L);
  }

  @Test
  void randomStaysInTheFileBeyondTwoGibibytes() {
    long fileBytes = 10L << 30;
    List<Long> positions = positions(Operation.RANDOM_READ, fileBytes, 10_000);
    assertThat(positions).allMatch(position -> position >= 0 && position <= fileBytes - 100);
    assertThat(positions).anyMatch(position -> position > 9L << 30);
    assertThat(positions(Operation.RANDOM_READ, fileBytes, 10_000)).isEqualTo(positions);
  }

  @Test
  void fileSmallerThanTheBufferIsReadFromItsStart() {
    assertThat(positions(Operation.RANDOM_READ, 10, 3)).containsOnly(0L);
    assertThat(positions(Operation.BACKWARD_READ, 10, 2)).containsOnly(0L);
  }
}
