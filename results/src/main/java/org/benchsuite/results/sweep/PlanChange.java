package org.benchsuite.results.sweep;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.benchsuite.results.sweep.SweepRound.PlannedRun;

/**
 * How two plans of a round differ.
 *
 * @param removed runs that only the older has
 * @param added runs that only the newer has
 */
public record PlanChange(List<PlannedRun> removed, List<PlannedRun> added) {

  private static final int LINES = 10;

  public PlanChange {
    removed = List.copyOf(removed);
    added = List.copyOf(added);
  }

  public static PlanChange between(List<PlannedRun> older, List<PlannedRun> newer) {
    return new PlanChange(without(older, newer), without(newer, older));
  }

  private static List<PlannedRun> without(List<PlannedRun> runs, List<PlannedRun> others) {
    Set<PlannedRun> known = new HashSet<>(others);
    return runs.stream().filter(run -> !known.contains(run)).toList();
  }

  /** The runs that went and came, a line each, the first of them only; another order if none. */
  public String text() {
    List<String> lines = new ArrayList<>();
    removed.forEach(run -> lines.add("  - " + run));
    added.forEach(run -> lines.add("  + " + run));
    if (lines.isEmpty()) {
      return "  the same runs in another order";
    }
    String more = lines.size() > LINES ? "%n  and %d more".formatted(lines.size() - LINES) : "";
    return String.join(System.lineSeparator(), lines.subList(0, Math.min(LINES, lines.size())))
        + more;
  }
}
