package org.benchsuite.hbase.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FloorsTest {

  @Test
  void everyRowItIsMadeForHasItsOwn() {
    Floors floors = new Floors(200_000);
    for (long row = 0; row < 200_000; row += 7) {
      floors.set(row, row + 1);
    }
    for (long row = 0; row < 200_000; row++) {
      assertThat(floors.get(row)).isEqualTo(row % 7 == 0 ? row + 1 : 0);
    }
  }

  @Test
  void rowsThatShareAPlaceForgetEachOther() {
    Floors floors = new Floors(1L << 40);
    long shares = 5 + (1L << Floors.MOST_PLACES_BITS);
    floors.set(5, 10);
    floors.set(6, 12);
    assertThat(floors.get(shares)).isZero();
    floors.set(shares, 11);
    assertThat(floors.get(5)).isZero();
    assertThat(floors.get(6)).isEqualTo(12);
    assertThat(floors.get(shares)).isEqualTo(11);
  }

  @Test
  void rowsBeyondThoseItIsMadeForAreKept() {
    Floors floors = new Floors(10);
    floors.set((1L << 40) - 1, 3);
    assertThat(floors.get((1L << 40) - 1)).isEqualTo(3);
    assertThat(floors.get((1L << 40) - 2)).isZero();
  }

  @Test
  void whatIsTooGreatIsNotKept() {
    Floors floors = new Floors(10);
    floors.set(1L << 40, 3);
    floors.set(4, 1L << 40);
    floors.set(Long.MAX_VALUE, 3);
    assertThat(floors.get(1L << 40)).isZero();
    assertThat(floors.get(0)).isZero();
    assertThat(floors.get(4)).isZero();
    assertThat(floors.get(Long.MAX_VALUE)).isZero();
    floors.set(4, (1L << 40) - 1);
    assertThat(floors.get(4)).isEqualTo((1L << 40) - 1);
  }
}
