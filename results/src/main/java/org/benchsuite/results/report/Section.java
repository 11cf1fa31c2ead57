package org.benchsuite.results.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Metrics;

/**
 * All runs of one benchmark and operation, case by case.
 *
 * @param benchmark the benchmark's name
 * @param operation what it did
 * @param shared parameters that decide what is done and are the same in every case
 * @param axis what orders the cases
 * @param cases each case under each label, in the order of the axis where there is one
 * @param parameters every parameter of the runs with its values
 * @param published published studies of the same workload
 */
public record Section(
    String benchmark,
    String operation,
    Map<String, String> shared,
    Optional<ReportAxis> axis,
    List<ReportCase> cases,
    List<ParameterValues> parameters,
    List<PublishedPart> published) {

  public Section {
    shared = Collections.unmodifiableMap(new TreeMap<>(shared));
    cases = List.copyOf(cases);
    parameters = List.copyOf(parameters);
    published = List.copyOf(published);
  }

  /** Benchmark and operation. */
  public String title() {
    return benchmark + " " + operation;
  }

  /** Every number of any case with its unit, in the order they appear. */
  public Map<String, Unit> metrics() {
    Map<String, Unit> metrics = new LinkedHashMap<>();
    cases.forEach(
        each -> each.metrics().forEach((name, sample) -> metrics.putIfAbsent(name, sample.unit())));
    return Collections.unmodifiableMap(metrics);
  }

  /** The number that heads the benchmark. */
  public Optional<String> headline() {
    return Metrics.headline(benchmark, metrics());
  }

  /** The time that heads the benchmark. */
  public Optional<String> elapsed() {
    return Metrics.elapsed(benchmark, metrics());
  }

  /** The rate that heads the benchmark. */
  public Optional<String> throughput() {
    return Metrics.rate(benchmark, metrics());
  }
}
