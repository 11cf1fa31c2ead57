package org.benchsuite.results.report;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.validity.Baselines;
import org.benchsuite.results.validity.Bound;
import org.benchsuite.results.validity.WhatLimited;

/** What limited the runs of a case: how many of them each resource, with the figures of one. */
final class LimitDigest {

  private final Map<Bound.Kind, Integer> runs = new EnumMap<>(Bound.Kind.class);
  private final Map<Bound.Kind, Bound> examples = new EnumMap<>(Bound.Kind.class);

  void add(RunRecord run) {
    if (run.countedTrials().isEmpty()) {
      return;
    }
    Bound bound = WhatLimited.of(run, Baselines.unknown());
    runs.merge(bound.kind(), 1, Integer::sum);
    examples.put(bound.kind(), bound);
  }

  /** A sentence for each resource, the figures being those of the last run it limited. */
  List<String> sentences() {
    int all = runs.values().stream().mapToInt(Integer::intValue).sum();
    return runs.entrySet().stream()
        .map(
            entry ->
                (all == 1 ? "" : entry.getValue() + " of " + all + " runs: ")
                    + examples.get(entry.getKey()).sentence())
        .toList();
  }
}
