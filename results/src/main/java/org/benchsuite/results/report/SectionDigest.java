package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.compare.CaseKey;

/** What is kept of the runs of one benchmark and operation. */
final class SectionDigest {

  private static final int VALUES_KEPT = 8;

  private record Key(String label, CaseKey subject) {}

  private final String benchmark;
  private final String operation;
  private final Map<Key, CaseDigest> cases = new LinkedHashMap<>();
  private final Map<String, DistinctValues> parameters = new TreeMap<>();

  SectionDigest(String benchmark, String operation) {
    this.benchmark = benchmark;
    this.operation = operation;
  }

  void add(RunRecord run) {
    Key key = new Key(run.label(), CaseKey.of(run, Set.of()));
    cases.computeIfAbsent(key, first -> new CaseDigest()).add(run);
    run.parameters()
        .forEach(
            (name, value) ->
                parameters
                    .computeIfAbsent(name, first -> new DistinctValues(VALUES_KEPT))
                    .add(value));
  }

  Section section(List<PublishedPart> published) {
    Set<String> varying = varying();
    Optional<ReportAxis> axis =
        AxisFinder.find(candidates(), varying).or(() -> publishedAxis(published));
    List<ReportCase> all = new ArrayList<>();
    cases.forEach((key, digest) -> all.add(reportCase(key, digest, varying, axis)));
    if (axis.isPresent()) {
      all.sort(Comparator.comparingDouble(each -> each.at().orElse(Double.MAX_VALUE)));
    }
    return new Section(benchmark, operation, shared(varying), axis, all, values(), published);
  }

  private List<AxisFinder.Candidate> candidates() {
    return cases.entrySet().stream()
        .filter(entry -> entry.getValue().trials() > 0)
        .map(
            entry ->
                new AxisFinder.Candidate(
                    entry.getKey().label(),
                    entry.getKey().subject().parameters(),
                    entry.getValue().bytes()))
        .toList();
  }

  /** A single size is a point among published lines. */
  private Optional<ReportAxis> publishedAxis(List<PublishedPart> published) {
    boolean curves = published.stream().anyMatch(part -> !part.curves().isEmpty());
    boolean measured = cases.values().stream().allMatch(each -> each.bytes().isPresent());
    return curves && measured ? Optional.of(ReportAxis.size("")) : Optional.empty();
  }

  private Set<String> varying() {
    Set<String> names = new TreeSet<>();
    cases.keySet().forEach(key -> names.addAll(key.subject().parameters().keySet()));
    names.removeIf(
        name ->
            cases.keySet().stream()
                    .map(key -> key.subject().parameters().getOrDefault(name, ""))
                    .distinct()
                    .count()
                == 1);
    return names;
  }

  private Map<String, String> shared(Set<String> varying) {
    Map<String, String> shared = new TreeMap<>();
    cases.keySet().stream().limit(1).forEach(key -> shared.putAll(key.subject().parameters()));
    shared.keySet().removeAll(varying);
    return shared;
  }

  private static ReportCase reportCase(
      Key key, CaseDigest digest, Set<String> varying, Optional<ReportAxis> axis) {
    Map<String, String> parameters = new TreeMap<>(key.subject().parameters());
    parameters.keySet().retainAll(varying);
    Map<String, String> others = new TreeMap<>(parameters);
    axis.ifPresent(found -> others.remove(found.parameter()));
    OptionalDouble at =
        axis.map(
                found ->
                    new AxisFinder.Candidate(
                            key.label(), key.subject().parameters(), digest.bytes())
                        .at(found))
            .orElse(OptionalDouble.empty());
    return new ReportCase(
        key.label(),
        parameters,
        at,
        ReportCase.line(key.label(), axis.isPresent() ? others : parameters),
        digest.runs(),
        digest.trials(),
        digest.voids(),
        digest.limits(),
        digest.samples(),
        digest.merged());
  }

  private List<ParameterValues> values() {
    return parameters.entrySet().stream()
        .map(
            entry ->
                new ParameterValues(
                    entry.getKey(), entry.getValue().kept(), entry.getValue().more()))
        .toList();
  }
}
