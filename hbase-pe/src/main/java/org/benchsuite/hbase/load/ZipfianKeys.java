package org.benchsuite.hbase.load;

import java.util.SplittableRandom;

/**
 * A few rows very often and most rows rarely (Zipf, exponent 0.99 as in YCSB); the popular ones lie
 * scattered over the table and are the same for every client and seed.
 */
final class ZipfianKeys implements KeyChooser {

  private final ZipfRanks ranks;
  private final Scatter scatter;

  ZipfianKeys(long total, SplittableRandom random) {
    this.ranks = new ZipfRanks(total, random);
    this.scatter = new Scatter(total);
  }

  @Override
  public long next() {
    return scatter.of(ranks.next() - 1);
  }
}
