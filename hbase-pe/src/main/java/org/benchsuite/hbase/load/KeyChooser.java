package org.benchsuite.hbase.load;

import java.util.SplittableRandom;
import org.benchsuite.hbase.PeSettings.KeyKind;

/** Draws rows that are there, endlessly; confined to one thread. */
sealed interface KeyChooser permits UniformKeys, ZipfianKeys, LatestKeys {

  long next();

  /**
   * @param total rows of the table before any insert, 1 at least
   * @param inserted rows that this run adds, for the newest ones
   */
  static KeyChooser of(KeyKind kind, long total, InsertedRows inserted, SplittableRandom random) {
    return switch (kind) {
      case UNIFORM -> new UniformKeys(total, random);
      case ZIPFIAN -> new ZipfianKeys(total, random);
      case LATEST -> new LatestKeys(total, inserted, random);
    };
  }
}
