package org.benchsuite.results.compare;

import java.util.ArrayList;
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

  /**
   * Of runs and of published figures whose circumstances nobody recorded: every fact of the cluster
   * may differ, and so may every parameter and setting that is stated.
   *
   * @param unknownIsA whether the published side is A
   * @throws ComparisonException when no run has a fact or parameter that is stated
   */
  public static FingerprintDiff againstUnknown(
      RunGroup known, boolean unknownIsA, Set<String> stated) {
    Set<String> axes = StatedAxes.of(stated, known);
    SortedSet<String> unknown = new TreeSet<>(Set.of(FactDifference.UNKNOWN));
    Set<String> names = new TreeSet<>(axes);
    known.runs().forEach(run -> names.addAll(RunFacts.ofCluster(run)));
    List<Map<String, String>> facts = facts(known.runs(), axes);
    List<FactDifference> differences = new ArrayList<>();
    for (String name : names) {
      SortedSet<String> values = values(name, facts);
      differences.add(
          new FactDifference(
              name,
              unknownIsA ? unknown : values,
              unknownIsA ? values : unknown,
              values.size() > 1,
              axes.contains(name)));
    }
    return new FingerprintDiff(differences, new TreeSet<>());
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
