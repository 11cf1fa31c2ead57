package org.benchsuite.hbase.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TrackedVersionsTest {

  private static final long ROW = 3;

  private final Versions versions = new TrackedVersions(1000, 1, true);

  @Test
  void nothingIsAcknowledgedAtFirst() {
    assertThat(versions.acknowledgedBefore(ROW)).isZero();
    versions.issue(ROW);
    assertThat(versions.acknowledgedBefore(ROW)).isZero();
  }

  @Test
  void writingsAfterEachOtherRaiseTheFloor() {
    for (int i = 0; i < 10; i++) {
      long version = versions.issue(ROW);
      versions.acknowledged(ROW, version);
      assertThat(versions.acknowledgedBefore(ROW)).isEqualTo(version);
    }
    assertThat(versions.acknowledgedBefore(ROW + 1)).isZero();
  }

  @Test
  void ofTwoThatOverlapOnlyTheFirstIsCertain() {
    long first = versions.issue(ROW);
    long second = versions.issue(ROW);
    versions.acknowledged(ROW, second);
    assertThat(versions.acknowledgedBefore(ROW)).isZero();
    versions.acknowledged(ROW, first);
    assertThat(versions.acknowledgedBefore(ROW)).isEqualTo(first);
    long third = versions.issue(ROW);
    assertThat(versions.acknowledgedBefore(ROW)).isEqualTo(first);
    versions.acknowledged(ROW, third);
    assertThat(versions.acknowledgedBefore(ROW)).isEqualTo(third);
  }

  @Test
  void aFailedWritingMayStillTakeEffectAtAnyTime() {
    long first = versions.issue(ROW);
    versions.acknowledged(ROW, first);
    versions.issue(ROW);
    for (int i = 0; i < 10; i++) {
      versions.acknowledged(ROW, versions.issue(ROW));
      assertThat(versions.acknowledgedBefore(ROW)).isEqualTo(first);
    }
  }

  @Test
  void anAcknowledgementOfNothingIsRefused() {
    long version = versions.issue(ROW);
    versions.acknowledged(ROW, version);
    assertThatThrownBy(() -> versions.acknowledged(ROW, version))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void noInterleavingOfACorrectServerLooksStale() {
    Interleavings all = new Interleavings(3, -1);
    all.run(new int[4], new ArrayList<>());
    assertThat(all.count).isEqualTo(92_400); // 11! / (3! 3! 3! 2!)
    assertThat(all.certain).isPositive();
  }

  @Test
  void norDoesAnyInWhichAWritingIsNeverAcknowledged() {
    Interleavings all = new Interleavings(3, 1);
    all.run(new int[4], new ArrayList<>());
    assertThat(all.count).isEqualTo(25_200); // 10! / (3! 2! 3! 2!)
    assertThat(all.certain).isPositive();
  }

  @Test
  void clientsOfManyThreadsNeverSeeLessThanTheFloor() throws Exception {
    AtomicLong server = new AtomicLong();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<Integer>> stale = new ArrayList<>();
    for (int thread = 0; thread < 4; thread++) {
      stale.add(
          threads.submit(
              () -> {
                int less = 0;
                for (int i = 0; i < 20_000; i++) {
                  long version = versions.issue(ROW);
                  server.set(version);
                  versions.acknowledged(ROW, version);
                  long floor = versions.acknowledgedBefore(ROW);
                  less += server.get() < floor ? 1 : 0;
                }
                return less;
              }));
    }
    for (Future<Integer> less : stale) {
      assertThat(less.get()).isZero();
    }
    threads.shutdown();
    long last = versions.issue(ROW);
    versions.acknowledged(ROW, last);
    assertThat(versions.acknowledgedBefore(ROW)).isEqualTo(last).isEqualTo(80_001);
  }

  /**
   * All orders of the steps of some writings (issue, take effect, acknowledge) and of one read
   * (begin, see) of one row.
   */
  private static final class Interleavings {
    private final int writings;
    private final int failing;
    private final Versions versions = new TrackedVersions(100_000, 1, true);
    private int count;
    private int certain;

    Interleavings(int writings, int failing) {
      this.writings = writings;
      this.failing = failing;
    }

    void run(int[] done, List<Integer> order) {
      boolean over = true;
      for (int who = 0; who <= writings; who++) {
        if (done[who] < steps(who)) {
          over = false;
          done[who]++;
          order.add(who);
          run(done, order);
          order.remove(order.size() - 1);
          done[who]--;
        }
      }
      if (over) {
        count++;
        play(order);
      }
    }

    private int steps(int who) {
      return who == writings || who == failing ? 2 : 3;
    }

    private void play(List<Integer> order) {
      long row = count;
      long[] issued = new long[writings];
      int[] done = new int[writings + 1];
      long server = 0;
      long floor = 0;
      for (int who : order) {
        int step = done[who]++;
        if (who == writings && step == 0) {
          floor = versions.acknowledgedBefore(row);
        } else if (who == writings) {
          assertThat(server).as("order %s", order).isGreaterThanOrEqualTo(floor);
        } else if (step == 0) {
          issued[who] = versions.issue(row);
        } else if (step == 1) {
          server = issued[who];
        } else {
          versions.acknowledged(row, issued[who]);
        }
      }
      certain += floor > 0 ? 1 : 0;
    }
  }
}
