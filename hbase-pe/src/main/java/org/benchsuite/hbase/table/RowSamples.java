package org.benchsuite.hbase.table;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.benchsuite.hbase.value.WrittenRows;

/** Draws rows from those that were acknowledged. */
final class RowSamples {

  private RowSamples() {}

  /**
   * Up to {@code size} rows, ascending, each set of that size as likely as any other: selection
   * sampling in one pass (Knuth, The Art of Computer Programming, volume 2, 3.4.2, algorithm S).
   */
  static List<Long> of(WrittenRows written, int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Long> drawn = new ArrayList<>();
    long left = written.count();
    for (long row = written.nextFrom(0); row >= 0 && drawn.size() < size; ) {
      if (random.nextDouble() * left < size - drawn.size()) {
        drawn.add(row);
      }
      left--;
      row = written.nextFrom(row + 1);
    }
    return drawn;
  }
}
