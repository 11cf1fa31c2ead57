package org.benchsuite.hbase.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class InsertedRowsTest {

  @Test
  void processesNeverInsertTheSameRow() {
    InsertedRows first = new InsertedRows(100, 5, 0, 3);
    InsertedRows second = new InsertedRows(100, 5, 3, 2);
    Set<Long> rows = new HashSet<>();
    for (int i = 0; i < 6; i++) {
      rows.add(first.next());
    }
    for (int i = 0; i < 4; i++) {
      rows.add(second.next());
    }

    assertThat(rows)
        .containsExactlyInAnyOrder(100L, 101L, 102L, 103L, 104L, 105L, 106L, 107L, 108L, 109L);
    first.acknowledged(101);
    assertThat(first.settled()).isZero();
    first.acknowledged(100);
    first.acknowledged(102);
    first.acknowledged(105);
    assertThat(first.settled()).isEqualTo(4);
    assertThat(first.row(3)).isEqualTo(105);
  }

  @Test
  void threadsTogetherSettleEverything() throws Exception {
    InsertedRows inserted = new InsertedRows(7, 4, 0, 4);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      Callable<Void> inserting =
          () -> {
            for (int i = 0; i < 10_000; i++) {
              long row = inserted.next();
              if (i % 100 == 0) {
                inserted.failed(row);
              } else {
                inserted.acknowledged(row);
              }
            }
            return null;
          };
      List<Future<Void>> all = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        all.add(threads.submit(inserting));
      }
      for (Future<Void> one : all) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
    }

    assertThat(inserted.settled()).isEqualTo(40_000);
    long there = 0;
    for (long number = 0; number < 40_000; number++) {
      there += inserted.isThere(number) ? 1 : 0;
    }
    assertThat(there).isEqualTo(39_600);
  }
}
