package org.benchsuite.results.compare;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;

/**
 * The facts that differ between the runs of A and B, case by case: what changes from case to case
 * in both alike is no difference.
 *
 * @param differences by name, the unstated ones first
 * @param unseen axes that were stated and do not differ
 */
public record FingerprintDiff(List<FactDifference> differences, SortedSet<String> unseen) {

  public FingerprintDiff {
    differences = List.copyOf(differences);
  }

  /** Whether something differs that was not stated. */
  public boolean uncontrolled() {
    return differences.stream().anyMatch(FactDifference::uncontrolled);
  }

  /** The runs of one case. */
  record Case(List<RunRecord> a, List<RunRecord> b) {}

  static FingerprintDiff of(Collection<Case> cases, Set<String> axes) {
    Map<String, FactDifference> merged = new TreeMap<>();
    for (Case runs : cases) {
      differences(runs, axes)
          .forEach(found -> merged.merge(found.name(), found, FactDifference::plus));
    }
    SortedSet<String> unseen = new TreeSet<>(axes);
    unseen.removeAll(merged.keySet());
    List<FactDifference> sorted =
        Stream.concat(
                merged.values().stream().filter(FactDifference::uncontrolled),
                merged.values().stream().filter(difference -> !difference.uncontrolled()))
            .toList();
    return new FingerprintDiff(sorted, unseen);
  }

  private static Stream<FactDifference> differences(Case runs, Set<String> axes) {
    List<Map<String, String>> a = facts(runs.a(), axes);
    List<Map<String, String>> b = facts(runs.b(), axes);
    Set<String> names = new TreeSet<>();
    Stream.concat(a.stream(), b.stream()).forEach(facts -> names.addAll(facts.keySet()));
    return names.stream()
        .map(name -> difference(name, values(name, a), values(name, b), axes.contains(name)))
        .filter(found -> found.mixed() || !found.a().equals(found.b()));
  }

  private static FactDifference difference(
      String name, SortedSet<String> a, SortedSet<String> b, boolean stated) {
    return new FactDifference(name, a, b, a.size() > 1 || b.size() > 1, stated);
  }

  private static List<Map<String, String>> facts(List<RunRecord> runs, Set<String> axes) {
    return runs.stream().map(run -> RunFacts.of(run, axes)).toList();
  }

  private static SortedSet<String> values(String name, List<Map<String, String>> runs) {
    SortedSet<String> values = new TreeSet<>();
    runs.forEach(facts -> values.add(facts.getOrDefault(name, FactDifference.NONE)));
    return values;
  }
}
