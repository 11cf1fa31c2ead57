package org.benchsuite.hbase.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class WrittenRowsTest {

  private final WrittenRows rows = new WrittenRows();

  @Test
  void thereAreNoneAtFirst() {
    assertThat(rows.count()).isZero();
    assertThat(rows.contains(0)).isFalse();
    assertThat(rows.nextFrom(0)).isEqualTo(-1);
  }

  @Test
  void randomRowsOfEveryMagnitudeAreFoundInOrder() {
    SplittableRandom random = new SplittableRandom(6);
    TreeSet<Long> expected = new TreeSet<>();
    for (int i = 0; i < 3000; i++) {
      long row = random.nextLong(WrittenRows.LIMIT) >>> random.nextInt(8, 40);
      rows.add(row);
      expected.add(row);
    }
    List<Long> found = new ArrayList<>();
    rows.forEach(found::add);
    assertThat(found).containsExactlyElementsOf(expected);
    assertThat(rows.count()).isEqualTo(expected.size());
    for (int i = 0; i < 3000; i++) {
      long row = random.nextLong(WrittenRows.LIMIT) >>> random.nextInt(40);
      assertThat(rows.contains(row)).isEqualTo(expected.contains(row));
      Long next = expected.ceiling(row);
      assertThat(rows.nextFrom(row)).isEqualTo(next == null ? -1 : next);
    }
  }

  @Test
  void aRowCountsOnce() {
    rows.add(63);
    rows.add(63);
    assertThat(rows.count()).isEqualTo(1);
    assertThat(rows.contains(63)).isTrue();
    assertThat(rows.contains(62)).isFalse();
    assertThat(rows.contains(64)).isFalse();
  }

  @Test
  void theGreatestRowIsKept() {
    rows.add(WrittenRows.LIMIT - 1);
    assertThat(rows.nextFrom(0)).isEqualTo(WrittenRows.LIMIT - 1);
    assertThat(rows.nextFrom(-5)).isEqualTo(WrittenRows.LIMIT - 1);
    assertThat(rows.nextFrom(WrittenRows.LIMIT)).isEqualTo(-1);
  }

  @Test
  void otherNumbersAreRefused() {
    assertThat(rows.contains(-1)).isFalse();
    assertThat(rows.contains(WrittenRows.LIMIT)).isFalse();
    assertThatThrownBy(() -> rows.add(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> rows.add(WrittenRows.LIMIT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("" + WrittenRows.LIMIT);
  }

  @Test
  void manyThreadsLoseNone() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<?>> added = new ArrayList<>();
    for (int thread = 0; thread < 4; thread++) {
      int first = thread;
      added.add(
          threads.submit(
              () -> {
                for (long row = first; row < 100_000; row += 2) { // two threads for every row
                  rows.add(row * 97);
                }
              }));
    }
    for (Future<?> done : added) {
      done.get();
    }
    threads.shutdown();
    assertThat(rows.count()).isEqualTo(100_000);
    long expected = 0;
    for (long row = rows.nextFrom(0); row >= 0; row = rows.nextFrom(row + 1)) {
      assertThat(row).isEqualTo(expected);
      expected += 97;
    }
    assertThat(expected).isEqualTo(97 * 100_000L);
  }
}
