package org.benchsuite.results.validity;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchsuite.results.RunRecord;

/** Says what bounded a result where the recorded facts allow it, and otherwise what is missing. */
public final class WhatLimited {

  private static final List<LimitRule> RULES =
      List.of(
          new ClientLimit(),
          new ContainerLimit(),
          new StartUpLimit(),
          new ProcessorLimit(),
          new DiskLimit(),
          new NetworkLimit());

  private WhatLimited() {}

  /**
   * The resource whose rule speaks most strongly, with its figures and the others that apply;
   * unknown, with what would have to be recorded to tell, when none does.
   *
   * @param run a run of which at least one trial counts
   */
  public static Bound of(RunRecord run, Baselines baselines) {
    List<Bound> all = all(run, baselines);
    if (all.isEmpty()) {
      return unknown(run, baselines);
    }
    Bound first = all.get(0);
    String others =
        all.stream()
            .skip(1)
            .map(bound -> "; also " + bound.kind().words() + ": " + bound.text())
            .collect(Collectors.joining());
    return new Bound(first.kind(), first.strength(), first.text() + others);
  }

  /** Every resource whose rule applies, the strongest first. */
  public static List<Bound> all(RunRecord run, Baselines baselines) {
    return RULES.stream()
        .flatMap(rule -> rule.check(run, baselines).stream())
        .sorted(Comparator.comparingDouble(Bound::strength).reversed())
        .toList();
  }

  private static Bound unknown(RunRecord run, Baselines baselines) {
    String missing =
        RULES.stream()
            .map(rule -> rule.missing(run, baselines))
            .flatMap(Optional::stream)
            .distinct()
            .collect(Collectors.joining(", "));
    String load = ProcessorLoad.of(run).map(each -> each.words() + "; ").orElse("");
    String rest =
        missing.isEmpty()
            ? "nothing that is recorded reached its limit"
            : "not recorded: " + missing;
    return new Bound(Bound.Kind.UNKNOWN, 0, load + rest);
  }
}
