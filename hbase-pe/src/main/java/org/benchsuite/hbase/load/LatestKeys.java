package org.benchsuite.hbase.load;

import java.util.SplittableRandom;

/** Zipfian from the newest acknowledged row backwards: the youngest rows are the popular ones. */
final class LatestKeys implements KeyChooser {

  private final long total;
  private final InsertedRows inserted;
  private final ZipfRanks ranks;

  LatestKeys(long total, InsertedRows inserted, SplittableRandom random) {
    this.total = total;
    this.inserted = inserted;
    this.ranks = new ZipfRanks(total, random);
  }

  @Override
  public long next() {
    long settled = inserted.settled();
    ranks.grow(total + settled);
    long age = ranks.next() - 1;
    if (age >= settled) {
      return total - 1 - (age - settled);
    }
    // an insert that failed left no row to read, so the next older one stands in for it
    for (long number = settled - 1 - age; number >= 0; number--) {
      if (inserted.isThere(number)) {
        return inserted.row(number);
      }
    }
    return total - 1;
  }
}
