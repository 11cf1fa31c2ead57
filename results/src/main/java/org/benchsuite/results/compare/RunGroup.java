package org.benchsuite.results.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;

/**
 * Runs that are one side of a comparison.
 *
 * @param query how they were chosen, as the user wrote it
 * @param runs the runs, oldest first
 */
public record RunGroup(String query, List<RunRecord> runs) implements ComparedGroup {
  public RunGroup {
    Objects.requireNonNull(query, "query");
    runs = List.copyOf(runs);
  }

  /** The runs of each case, in the order the cases first ran. */
  Map<CaseKey, List<RunRecord>> cases(Set<String> axes) {
    Map<CaseKey, List<RunRecord>> cases = new LinkedHashMap<>();
    runs.forEach(
        run -> cases.computeIfAbsent(CaseKey.of(run, axes), key -> new ArrayList<>()).add(run));
    return cases;
  }

  /** Trials that count. */
  public int counted() {
    return runs.stream().mapToInt(run -> run.countedTrials().size()).sum();
  }

  /** Trials that only warmed up. */
  public int warmups() {
    return (int) trials().stream().filter(Trial::warmup).count();
  }

  /** Trials that would count but are void, or whose run is. */
  public int voids() {
    return trials().size() - warmups() - counted();
  }

  /** Runs of which nothing counts. */
  public int emptyRuns() {
    return (int) runs.stream().filter(run -> run.countedTrials().isEmpty()).count();
  }

  private List<Trial> trials() {
    return runs.stream().flatMap(run -> run.trials().stream()).toList();
  }
}
