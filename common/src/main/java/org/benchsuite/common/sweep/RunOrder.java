package org.benchsuite.common.sweep;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.benchsuite.common.sweep.SweepPlan.Order;

/**
 * Puts the cases and their repeats in order. What belongs to one combination of the axes stays
 * together in its order: a read after its write.
 */
final class RunOrder {

  private RunOrder() {}

  /** Every repeat of every case of the groups once. */
  static List<SweepRun> of(List<List<SweepCase>> groups, Order order, long seed) {
    int most = groups.stream().flatMap(List::stream).mapToInt(SweepCase::repeats).max().orElse(0);
    List<SweepRun> runs = new ArrayList<>();
    if (order == Order.GROUPED) {
      for (List<SweepCase> group : groups) {
        for (int repeat = 1; repeat <= most; repeat++) {
          add(runs, group, repeat);
        }
      }
      return runs;
    }
    Random random = new Random(seed);
    for (int repeat = 1; repeat <= most; repeat++) {
      List<List<SweepCase>> round = new ArrayList<>(groups);
      if (order == Order.SHUFFLED) {
        Collections.shuffle(round, random);
      }
      for (List<SweepCase> group : round) {
        add(runs, group, repeat);
      }
    }
    return runs;
  }

  private static void add(List<SweepRun> runs, List<SweepCase> group, int repeat) {
    group.stream()
        .filter(each -> repeat <= each.repeats())
        .forEach(each -> runs.add(new SweepRun(each, repeat)));
  }
}
