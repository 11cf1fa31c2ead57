package org.benchsuite.hbase.load;

import java.util.SplittableRandom;

/** Every row of the table equally often. */
final class UniformKeys implements KeyChooser {

  private final long total;
  private final SplittableRandom random;

  UniformKeys(long total, SplittableRandom random) {
    this.total = total;
    this.random = random;
  }

  @Override
  public long next() {
    return random.nextLong(total);
  }
}
