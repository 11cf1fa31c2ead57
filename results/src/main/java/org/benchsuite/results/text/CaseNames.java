package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.results.compare.CaseKey;
import org.benchsuite.results.compare.Comparison;
import org.benchsuite.results.compare.ComparisonReport;
import org.benchsuite.results.compare.Pair;

/** Short names of cases: what all have in common is said once, and a name says the rest. */
final class CaseNames {

  private final List<CaseKey> cases;
  private final Set<String> varying = new TreeSet<>();

  private CaseNames(List<CaseKey> cases) {
    this.cases = cases;
    Set<String> all = new TreeSet<>();
    cases.forEach(key -> all.addAll(key.parameters().keySet()));
    all.stream().filter(this::varies).forEach(varying::add);
  }

  static CaseNames of(ComparisonReport report) {
    List<CaseKey> cases = new ArrayList<>();
    report.comparisons().stream().map(Comparison::pair).map(Pair::subject).forEach(cases::add);
    cases.addAll(report.onlyA());
    cases.addAll(report.onlyB());
    return new CaseNames(cases);
  }

  private boolean varies(String parameter) {
    return cases.stream().map(key -> value(key, parameter)).distinct().count() > 1;
  }

  private static String value(CaseKey key, String parameter) {
    return key.parameters().getOrDefault(parameter, "");
  }

  /** The case by its benchmark, operation and the parameters that not all cases share. */
  String of(CaseKey key) {
    return Stream.concat(Stream.of(key.title()), parameters(key, true))
        .collect(Collectors.joining(" "));
  }

  /** The parameters that all cases share. */
  List<String> common(int width) {
    if (cases.isEmpty()) {
      return List.of();
    }
    String shared = parameters(cases.get(0), false).collect(Collectors.joining(" "));
    String heading = cases.stream().distinct().count() == 1 ? "Case: " : "Every case: ";
    return shared.isEmpty() ? List.of() : PlainText.wrap(heading, shared, width);
  }

  private Stream<String> parameters(CaseKey key, boolean varyingOnes) {
    return key.parameters().entrySet().stream()
        .filter(parameter -> varying.contains(parameter.getKey()) == varyingOnes)
        .map(Map.Entry::toString);
  }
}
