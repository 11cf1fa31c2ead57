package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchsuite.results.HistogramSnapshot;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Unit;
import org.benchsuite.results.text.Percentiles;

/** The table of how long operations took, from the merged histograms of each case. */
final class OperationTables {

  private static final String CLOSED_LOOP =
      "Closed loop: service time only; what waited for its turn does not show.";

  private OperationTables() {}

  static Optional<ReportTable> of(String id, Section section) {
    List<OpStats> all =
        section.cases().stream().flatMap(each -> each.operations().stream()).toList();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    CaseColumns names = new CaseColumns(section);
    List<String> columns = new ArrayList<>(List.of("operation", "time"));
    columns.addAll(names.headings());
    int rowHeadings = columns.size();
    columns.addAll(List.of("count", "errors", "p50", "p95", "p99", "p99.9", "max"));
    List<List<String>> rows = new ArrayList<>();
    for (String operation : all.stream().map(OpStats::operation).distinct().toList()) {
      section.cases().forEach(each -> rows(operation, each, names.cells(each), rows));
    }
    return Optional.of(
        ReportTable.of(
                id + "-operations",
                "Operations of " + section.title() + ", histograms of all trials merged",
                rowHeadings,
                columns,
                rows)
            .withRemarks(remarks(all)));
  }

  private static void rows(
      String operation, ReportCase each, List<String> names, List<List<String>> rows) {
    for (OpStats stats : each.operations()) {
      if (!stats.operation().equals(operation)) {
        continue;
      }
      rows.add(cells(operation, "service", names, stats.count(), stats.failed(), stats.service()));
      if (!stats.response().isEmpty()) {
        rows.add(
            cells(
                operation,
                "response",
                names,
                stats.response().count(),
                stats.failed(),
                stats.response()));
      }
    }
  }

  private static List<String> cells(
      String operation,
      String time,
      List<String> names,
      long count,
      long failed,
      HistogramSnapshot histogram) {
    List<String> cells = new ArrayList<>(List.of(operation, time));
    cells.addAll(names);
    cells.add(Long.toString(count));
    cells.add(Long.toString(failed));
    cells.addAll(Percentiles.cells(histogram, Unit.NANOSECONDS));
    return cells;
  }

  private static List<String> remarks(List<OpStats> all) {
    List<String> remarks = new ArrayList<>();
    if (all.stream().allMatch(stats -> stats.response().isEmpty())) {
      remarks.add(CLOSED_LOOP);
    }
    if (all.stream().anyMatch(stats -> Percentiles.lacking(stats.service()))) {
      remarks.add(Percentiles.LACKING);
    }
    return remarks;
  }
}
