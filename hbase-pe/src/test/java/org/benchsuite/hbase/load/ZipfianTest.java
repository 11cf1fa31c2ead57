package org.benchsuite.hbase.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ZipfianTest {

  private static final int DRAWS = 1_000_000;
  private static final long HUGE = 1L << 40;

  @Test
  void ranksHaveTheirExactProbabilities() {
    for (int count : new int[] {1, 2, 3, 10, 100}) {
      ZipfRanks ranks = new ZipfRanks(count, new SplittableRandom(count));
      long[] counts = new long[count + 1];
      for (int i = 0; i < DRAWS; i++) {
        counts[(int) ranks.next()]++;
      }

      double chiSquare = 0;
      double sum = weightUpTo(count);
      for (int rank = 1; rank <= count; rank++) {
        double expected = DRAWS * Math.pow(rank, -0.99) / sum;
        chiSquare += (counts[rank] - expected) * (counts[rank] - expected) / expected;
      }
      // mean degrees of freedom d, standard deviation sqrt(2 d)
      assertThat(chiSquare).isLessThan(count + 4 * Math.sqrt(2.0 * count));
    }
  }

  @Test
  void ranksUpToTwoToThe40thHaveTheRightShares() {
    ZipfRanks ranks = new ZipfRanks(HUGE, new SplittableRandom(4));
    long[] bounds = {1, 10, 1_000, 1L << 20, 1L << 31, 1L << 39};
    int[] upTo = new int[bounds.length];
    for (int i = 0; i < DRAWS; i++) {
      long rank = ranks.next();
      assertThat(rank >= 1 && rank <= HUGE).isTrue();
      for (int bound = 0; bound < bounds.length; bound++) {
        upTo[bound] += rank <= bounds[bound] ? 1 : 0;
      }
    }

    for (int bound = 0; bound < bounds.length; bound++) {
      assertThat(upTo[bound] / (double) DRAWS)
          .isCloseTo(weightUpTo(bounds[bound]) / weightUpTo(HUGE), within(0.002));
    }
  }

  @Test
  void growingRanksAreThoseOfAFreshOne() {
    ZipfRanks grown = new ZipfRanks(10, new SplittableRandom(9));
    grown.grow(1_000);
    ZipfRanks fresh = new ZipfRanks(1_000, new SplittableRandom(9));

    for (int i = 0; i < 1_000; i++) {
      assertThat(grown.next()).isEqualTo(fresh.next());
    }
  }

  @Test
  void scatteringPermutes() {
    for (int total : new int[] {1, 2, 3, 7, 8, 9, 1_000, 65_536, 65_537}) {
      Scatter scatter = new Scatter(total);
      boolean[] taken = new boolean[total];
      for (int number = 0; number < total; number++) {
        int scattered = (int) scatter.of(number);
        assertThat(taken[scattered]).isFalse();
        taken[scattered] = true;
      }
    }
  }

  @Test
  void popularRowsAreTheSameForEveryClientAndLieAllOverTheTable() {
    Scatter scatter = new Scatter(HUGE);
    Set<Long> sixteenths = new HashSet<>();
    for (int rank = 0; rank < 64; rank++) {
      sixteenths.add(scatter.of(rank) / (HUGE / 16));
    }

    assertThat(sixteenths).hasSizeGreaterThanOrEqualTo(14);
    assertThat(mostPopular(1)).isEqualTo(mostPopular(2)).isEqualTo(new Scatter(1_000).of(0));
  }

  @Test
  void latestKeysGoFromTheNewestAcknowledgedRowBackwards() {
    InsertedRows inserted = new InsertedRows(1_000, 1, 0, 1);
    for (int i = 0; i < 100; i++) {
      inserted.next();
    }
    for (long row = 1_000; row < 1_050; row++) {
      inserted.acknowledged(row);
    }
    inserted.acknowledged(1_060);

    int[] counts = draw(new LatestKeys(1_000, inserted, new SplittableRandom(5)), 1_100);

    // 1050 is not answered yet, so neither it nor anything newer is read
    for (int row = 1_050; row < 1_100; row++) {
      assertThat(counts[row]).isZero();
    }
    double first = DRAWS / weightUpTo(1_050);
    assertThat((double) counts[1_049]).isCloseTo(first, within(first * 0.02));
    assertThat((double) counts[1_048]).isCloseTo(first / Math.pow(2, 0.99), within(first * 0.02));
    assertThat(counts[0]).isPositive();
  }

  @Test
  void rowsWhoseInsertFailedAreNeverRead() {
    InsertedRows inserted = new InsertedRows(10, 1, 0, 1);
    for (int i = 0; i < 5; i++) {
      inserted.next();
    }
    inserted.failed(14);
    inserted.acknowledged(13);
    inserted.failed(10);
    inserted.acknowledged(11);
    inserted.acknowledged(12);

    int[] counts = draw(new LatestKeys(10, inserted, new SplittableRandom(6)), 15);

    assertThat(counts[14]).isZero();
    assertThat(counts[10]).isZero();
    assertThat(counts[13]).isGreaterThan(counts[12]);
    assertThat(counts[9]).isPositive();
  }

  @Test
  void withoutInsertsTheNewestIsTheLastRow() {
    int[] counts =
        draw(new LatestKeys(10, new InsertedRows(10, 1, 0, 1), new SplittableRandom(6)), 10);

    assertThat(counts[9]).isGreaterThan(counts[8]);
    assertThat(Arrays.stream(counts).boxed()).allMatch(count -> count > 0);
  }

  /** {@code sum of k^-0.99}, beyond the first thousand by Euler and Maclaurin. */
  private static double weightUpTo(long count) {
    double sum = 0;
    long exact = Math.min(count, 1_000);
    for (long k = 1; k <= exact; k++) {
      sum += Math.pow(k, -0.99);
    }
    if (count > exact) {
      sum += (Math.pow(count, 0.01) - Math.pow(exact, 0.01)) / 0.01;
      sum += (Math.pow(count, -0.99) - Math.pow(exact, -0.99)) / 2;
    }
    return sum;
  }

  private static int[] draw(KeyChooser keys, int rows) {
    int[] counts = new int[rows];
    for (int i = 0; i < DRAWS; i++) {
      counts[(int) keys.next()]++;
    }
    return counts;
  }

  private static long mostPopular(long seed) {
    int[] counts = draw(new ZipfianKeys(1_000, new SplittableRandom(seed)), 1_000);
    int most = 0;
    for (int row = 0; row < counts.length; row++) {
      most = counts[row] > counts[most] ? row : most;
    }
    return most;
  }
}
