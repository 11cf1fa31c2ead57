package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.List;
import org.benchsuite.results.OpStats;

/**
 * The sum of one operation's statistics over many trials, kept encoded: adding takes the counters
 * of a whole histogram, so it is done for many at once.
 */
final class MergedOperation {

  private static final int AT_ONCE = 64;

  private final List<OpStats> pending = new ArrayList<>(1);

  void add(OpStats stats) {
    pending.add(stats);
    if (pending.size() >= AT_ONCE) {
      sum();
    }
  }

  OpStats sum() {
    OpStats sum = OpStats.merge(pending);
    pending.clear();
    pending.add(sum);
    return sum;
  }
}
