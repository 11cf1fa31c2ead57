package org.benchsuite.results.report;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The different texts among many: the first few themselves, the rest only counted. */
final class DistinctValues {

  private final int most;
  private final Set<String> kept = new LinkedHashSet<>();

  /** Hash codes: enough to count them. */
  private final Set<Integer> others = new HashSet<>();

  DistinctValues(int most) {
    this.most = most;
  }

  void add(String value) {
    if (kept.contains(value)) {
      return;
    }
    if (kept.size() < most) {
      kept.add(value);
    } else {
      others.add(value.hashCode());
    }
  }

  List<String> kept() {
    return List.copyOf(kept);
  }

  int more() {
    return others.size();
  }
}
