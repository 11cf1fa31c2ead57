package org.benchsuite.results.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.FingerprintDiff.Case;

/**
 * Two groups of runs, compared.
 *
 * @param a the group that is measured against
 * @param b the group a verdict is about
 * @param facts the circumstances that differ in the cases of both
 * @param comparisons a comparison for each metric of each case of both
 * @param onlyA cases that B does not have
 * @param onlyB cases that A does not have
 */
public record ComparisonReport(
    ComparedGroup a,
    ComparedGroup b,
    FingerprintDiff facts,
    List<Comparison> comparisons,
    List<CaseKey> onlyA,
    List<CaseKey> onlyB) {

  public ComparisonReport {
    comparisons = List.copyOf(comparisons);
    onlyA = List.copyOf(onlyA);
    onlyB = List.copyOf(onlyB);
  }

  /**
   * Compares B with A.
   *
   * @param metrics names of scalars; none for the one that heads each benchmark's summary
   * @param stated names of the facts and parameters that are meant to differ
   * @throws ComparisonException when a name is unknown or a run is on both sides
   */
  public static ComparisonReport of(
      RunGroup a, RunGroup b, Set<String> metrics, Set<String> stated) {
    checkApart(a, b);
    Set<String> axes = StatedAxes.of(stated, a, b);
    checkMetrics(a, b, metrics);
    Map<CaseKey, List<RunRecord>> casesOfA = a.cases(axes);
    Map<CaseKey, List<RunRecord>> casesOfB = b.cases(axes);
    Map<CaseKey, Case> common = common(casesOfA, casesOfB);
    List<Pair> pairs = new ArrayList<>();
    common.forEach((key, runs) -> pairs.addAll(pairs(key, runs, metrics)));
    return new ComparisonReport(
        a,
        b,
        FingerprintDiff.of(common.values(), axes),
        Comparison.judge(pairs),
        without(casesOfA, common.keySet()),
        without(casesOfB, common.keySet()));
  }

  /** The comparisons that were tested: as many as Holm's correction counts. */
  public int tested() {
    return (int) comparisons.stream().filter(each -> each.correctedP().isPresent()).count();
  }

  /** Whether anything here could be called slower. */
  public boolean canBeSlower() {
    return comparisons.stream().anyMatch(Comparison::canBeSlower);
  }

  private static void checkApart(RunGroup a, RunGroup b) {
    Set<String> ids = new TreeSet<>(a.runs().stream().map(RunRecord::id).toList());
    b.runs().stream()
        .map(RunRecord::id)
        .filter(ids::contains)
        .findFirst()
        .ifPresent(
            id -> {
              throw new ComparisonException(
                  "Run '" + id + "' is in both A and B; a run cannot be compared with itself.");
            });
  }

  private static void checkMetrics(RunGroup a, RunGroup b, Set<String> metrics) {
    Set<String> known = new TreeSet<>(Metrics.names(a.runs()));
    known.addAll(Metrics.names(b.runs()));
    for (String metric : metrics) {
      if (!known.contains(metric)) {
        throw new ComparisonException(
            "No trial has a number '"
                + metric
                + "' given by --metric"
                + Nearest.hintOrList(metric, known));
      }
    }
  }

  private static Map<CaseKey, Case> common(
      Map<CaseKey, List<RunRecord>> a, Map<CaseKey, List<RunRecord>> b) {
    Map<CaseKey, Case> common = new LinkedHashMap<>();
    a.forEach(
        (key, runs) -> {
          if (b.containsKey(key)) {
            common.put(key, new Case(runs, b.get(key)));
          }
        });
    return common;
  }

  private static List<CaseKey> without(Map<CaseKey, List<RunRecord>> all, Set<CaseKey> common) {
    return all.keySet().stream().filter(key -> !common.contains(key)).toList();
  }

  private static List<Pair> pairs(CaseKey key, Case runs, Set<String> metrics) {
    if (metrics.isEmpty()) {
      String metric =
          Metrics.headline(Stream.concat(runs.a().stream(), runs.b().stream()).toList());
      return List.of(pair(key, metric, runs).orElseGet(() -> unmeasured(key, metric)));
    }
    return metrics.stream().flatMap(metric -> pair(key, metric, runs).stream()).toList();
  }

  /** Empty when neither side has the metric: another benchmark may. */
  private static Optional<Pair> pair(CaseKey key, String metric, Case runs) {
    Optional<Sample> a = Metrics.sample(runs.a(), metric);
    Optional<Sample> b = Metrics.sample(runs.b(), metric);
    if (a.isEmpty() && b.isEmpty()) {
      return Optional.empty();
    }
    Unit unit = a.or(() -> b).orElseThrow().unit();
    Sample nothing = Sample.of(unit);
    return Optional.of(new Pair(key, metric, a.orElse(nothing), b.orElse(nothing)));
  }

  private static Pair unmeasured(CaseKey key, String metric) {
    Sample nothing = Sample.of(Unit.NANOSECONDS);
    return new Pair(key, metric, nothing, nothing);
  }
}
