package org.benchsuite.hbase;

import org.benchsuite.common.UsageException;

/** Smallest values of options. */
final class Bounds {

  private Bounds() {}

  static int atLeast(int least, String option, int value) {
    atLeast((long) least, option, value);
    return value;
  }

  static long atLeast(long least, String option, long value) {
    if (value < least) {
      throw new UsageException(option + " must be " + least + " or more, not " + value + ".");
    }
    return value;
  }
}
