package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.results.Summary;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Sample;
import org.benchsuite.results.text.Quantities;
import org.benchsuite.results.text.Scale;

/** The tables of a section: its results, every trial, every number, the parameters. */
final class SectionTables {

  private static final String NONE = "-";
  private static final String SINGLE =
      "One trial has neither deviation nor interval; repeat it to know how far to trust it.";

  private final String id;
  private final Section section;
  private final CaseColumns names;

  SectionTables(String id, Section section) {
    this.id = id;
    this.section = section;
    this.names = new CaseColumns(section);
  }

  /**
   * The numbers that head the section: elapsed time, the rate, and the headline if it is neither.
   */
  static Set<String> leading(Section section) {
    return Stream.of(section.elapsed(), section.throughput(), section.headline())
        .flatMap(Optional::stream)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Each case with mean, interval and variation of the leading numbers. */
  ReportTable results() {
    Map<String, Unit> units = section.metrics();
    List<String> columns = new ArrayList<>(names.headings());
    int rowHeadings = columns.size();
    List<List<String>> rows = new ArrayList<>();
    columns.add("trials");
    boolean voids = section.cases().stream().anyMatch(each -> each.voids() > 0);
    if (voids) {
      columns.add("void");
    }
    for (ReportCase each : section.cases()) {
      List<String> cells = new ArrayList<>(names.cells(each));
      cells.add(Integer.toString(each.trials()));
      if (voids) {
        cells.add(Integer.toString(each.voids()));
      }
      rows.add(cells);
    }
    leading(section).forEach(metric -> addMetric(metric, units.get(metric), columns, rows));
    boolean single = section.cases().stream().anyMatch(each -> each.trials() == 1);
    return ReportTable.of(
            id + "-results",
            "Results of " + section.title() + ": means of the trials that count",
            rowHeadings,
            columns,
            rows)
        .withRemarks(single ? List.of(SINGLE) : List.of());
  }

  private void addMetric(String metric, Unit unit, List<String> columns, List<List<String>> rows) {
    List<Optional<Summary>> summaries =
        section.cases().stream().map(each -> each.summary(metric)).toList();
    Scale scale =
        Scales.of(
            unit,
            summaries.stream().flatMap(Optional::stream).mapToDouble(Summary::mean).toArray());
    Scale precise = scale.withFractions();
    columns.add(Scales.heading(metric, scale));
    // of single trials there is neither
    boolean repeated =
        summaries.stream().flatMap(Optional::stream).anyMatch(each -> each.count() > 1);
    if (repeated) {
      columns.add(Scales.heading("95 % CI of " + metric, scale));
      columns.add("CV of " + metric);
    }
    for (int i = 0; i < rows.size(); i++) {
      Optional<Summary> summary = summaries.get(i);
      rows.get(i).add(summary.map(each -> scale.number(each.mean())).orElse(NONE));
      if (repeated) {
        rows.get(i).add(plusMinus(summary.map(Summary::halfWidth95), precise));
        rows.get(i).add(percent(summary.map(Summary::variation)));
      }
    }
  }

  private static String plusMinus(Optional<OptionalDouble> value, Scale scale) {
    return value
        .filter(OptionalDouble::isPresent)
        .map(each -> "± " + scale.number(each.getAsDouble()))
        .orElse(NONE);
  }

  private static String percent(Optional<OptionalDouble> share) {
    return share
        .filter(OptionalDouble::isPresent)
        .map(each -> Quantities.percent(each.getAsDouble()))
        .orElse(NONE);
  }

  /** What limited the runs of each case. */
  ReportTable limits() {
    List<String> columns = new ArrayList<>(names.headings());
    int rowHeadings = columns.size();
    columns.add("limited by");
    List<List<String>> rows = new ArrayList<>();
    for (ReportCase each : section.cases()) {
      List<String> cells = new ArrayList<>(names.cells(each));
      cells.add(each.limits().isEmpty() ? NONE : String.join(" ", each.limits()));
      rows.add(cells);
    }
    return ReportTable.ofText(
        id + "-limits", "What limited " + section.title(), rowHeadings, columns, rows);
  }

  /** The headline of every trial that counts. */
  Optional<ReportTable> trials() {
    return section.headline().map(this::trials);
  }

  private ReportTable trials(String metric) {
    List<Sample> samples =
        section.cases().stream()
            .map(each -> each.metrics().get(metric))
            .filter(Objects::nonNull)
            .toList();
    Scale scale =
        Scales.of(
            section.metrics().get(metric),
            samples.stream()
                .flatMap(sample -> sample.values().stream())
                .mapToDouble(Double::doubleValue)
                .toArray());
    List<String> columns = new ArrayList<>(names.headings());
    int rowHeadings = columns.size();
    columns.add(Scales.heading(metric, scale) + " of each trial");
    List<List<String>> rows = new ArrayList<>();
    for (ReportCase each : section.cases()) {
      List<String> cells = new ArrayList<>(names.cells(each));
      cells.add(TrialValues.words(each.metrics().get(metric), scale));
      rows.add(cells);
    }
    return ReportTable.ofText(
        id + "-trials", "Every trial of " + section.title(), rowHeadings, columns, rows);
  }

  /** Every number of every case. */
  ReportTable numbers() {
    List<String> columns = new ArrayList<>(List.of("number"));
    columns.addAll(names.headings());
    int rowHeadings = columns.size();
    columns.addAll(List.of("n", "mean", "95 % CI", "CV", "spread", "least", "most"));
    List<List<String>> rows = new ArrayList<>();
    section
        .metrics()
        .forEach(
            (metric, unit) ->
                section
                    .cases()
                    .forEach(
                        each ->
                            each.summary(metric)
                                .ifPresent(
                                    summary -> rows.add(number(metric, unit, each, summary)))));
    return ReportTable.of(
        id + "-numbers", "Every number of " + section.title(), rowHeadings, columns, rows);
  }

  private List<String> number(String metric, Unit unit, ReportCase each, Summary summary) {
    Scale scale = Scales.of(unit, summary.mean(), summary.min(), summary.max());
    List<String> cells = new ArrayList<>(List.of(metric));
    cells.addAll(names.cells(each));
    cells.add(Integer.toString(summary.count()));
    cells.add(scale.format(summary.mean()));
    cells.add(
        summary.halfWidth95().isPresent()
            ? "± " + scale.format(summary.halfWidth95().getAsDouble())
            : NONE);
    cells.add(percent(Optional.of(summary.variation())));
    cells.add(percent(Optional.of(summary.spread())));
    cells.add(scale.format(summary.min()));
    cells.add(scale.format(summary.max()));
    return cells;
  }

  /** What every parameter was. */
  ReportTable parameters() {
    List<List<String>> rows =
        section.parameters().stream()
            .map(parameter -> List.of(parameter.name(), TrialValues.list(parameter)))
            .toList();
    return ReportTable.ofText(
        id + "-parameters",
        "Parameters of " + section.title(),
        1,
        List.of("parameter", "value in the runs"),
        rows);
  }
}
