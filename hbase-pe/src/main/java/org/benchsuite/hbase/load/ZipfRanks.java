package org.benchsuite.hbase.load;

import java.util.SplittableRandom;

/**
 * Ranks 1..n, rank k with a probability proportional to {@code k^-0.99} (YCSB's exponent), by
 * rejection-inversion: W. Hörmann and G. Derflinger, "Rejection-inversion to generate variates from
 * monotone discrete distributions", ACM TOMACS 6 (1996). It needs no table, so that n may be 2^40
 * and may grow; the samplers of Commons RNG end at 2^31 ranks.
 *
 * <p>Let h(x) = x^-s and H(x) = (x^(1-s) - 1) / (1 - s), an integral of h. A uniform point between
 * H(1.5) - h(1) and H(n + 0.5) is mapped back by H to a real number, rounded to a rank, and
 * accepted if it lies in the part of the rank's stretch that is as long as h(rank).
 */
final class ZipfRanks {

  private static final double EXPONENT = 0.99;
  private static final double REST = 1 - EXPONENT;

  /** {@code H(1.5) - h(1)}: lowest point of the stretch of rank 1. */
  private static final double LOWEST = integral(1.5) - 1;

  /** How far below a rank a number may lie to be accepted without a further look; the paper's s. */
  private static final double SURE = 2 - inverse(integral(2.5) - height(2));

  private final SplittableRandom random;
  private long count;
  private double highest;

  ZipfRanks(long count, SplittableRandom random) {
    this.random = random;
    grow(count);
  }

  /** Draws from 1..{@code ranks} from now on. */
  void grow(long ranks) {
    if (ranks != count) {
      count = ranks;
      highest = integral(ranks + 0.5);
    }
  }

  long next() {
    while (true) {
      double point = highest + random.nextDouble() * (LOWEST - highest);
      double number = inverse(point);
      long rank = Math.max(1, Math.min(count, Math.round(number)));
      if (rank - number <= SURE || point >= integral(rank + 0.5) - height(rank)) {
        return rank;
      }
    }
  }

  private static double height(double x) {
    return Math.exp(-EXPONENT * Math.log(x));
  }

  private static double integral(double x) {
    return Math.expm1(REST * Math.log(x)) / REST;
  }

  private static double inverse(double y) {
    return Math.exp(Math.log1p(REST * y) / REST);
  }
}
