package org.benchsuite.results.compare;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The facts and parameters that were said to be meant to differ. */
final class StatedAxes {

  /** Not a fact: it is how groups are told apart, so it may always differ. */
  private static final String LABEL = "label";

  private StatedAxes() {}

  /**
   * Those of them that count.
   *
   * @throws ComparisonException when no run of the groups has one of them
   */
  static Set<String> of(Set<String> stated, RunGroup... groups) {
    Set<String> axes = new TreeSet<>(stated);
    axes.remove(LABEL);
    Set<String> known = new TreeSet<>(Set.of(LABEL));
    Stream.of(groups)
        .flatMap(group -> group.runs().stream())
        .forEach(
            run -> {
              known.addAll(RunFacts.of(run, Set.of()).keySet());
              known.addAll(CaseKey.of(run, Set.of()).parameters().keySet());
            });
    for (String axis : axes) {
      if (!known.contains(axis)) {
        throw new ComparisonException(
            "No run has a fact or parameter '"
                + axis
                + "' given by --axis"
                + Nearest.hint(axis, known));
      }
    }
    return axes;
  }
}
