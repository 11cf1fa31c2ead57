package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.benchsuite.results.HistogramSnapshot;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;

/** How long operations took: one histogram an operation, merged over the trials that count. */
final class OperationTable {

  private static final String CLOSED_LOOP =
      "Closed loop: service time only; what waited for its turn does not show.";

  private OperationTable() {}

  static List<String> lines(List<Trial> counted, int width) {
    List<OpStats> operations = merge(counted);
    if (operations.isEmpty()) {
      return List.of();
    }
    TextTable table =
        new TextTable(2, "", "time", "count", "errors", "p50", "p95", "p99", "p99.9", "max");
    operations.forEach(stats -> rows(stats, table));
    List<String> lines = new ArrayList<>(List.of(title(counted.size())));
    lines.addAll(table.lines(width));
    lines.addAll(remarks(operations, width));
    return lines;
  }

  private static String title(int trials) {
    return trials == 1 ? "Operations" : "Operations of " + trials + " trials, merged";
  }

  private static List<OpStats> merge(List<Trial> trials) {
    Map<String, OpStats> merged = new LinkedHashMap<>();
    for (Trial trial : trials) {
      for (OpStats stats : trial.operations()) {
        merged.merge(stats.operation(), stats, OpStats::plus);
      }
    }
    return List.copyOf(merged.values());
  }

  private static void rows(OpStats stats, TextTable table) {
    table.row(
        cells(
            List.of(
                stats.operation(),
                "service",
                Long.toString(stats.count()),
                Long.toString(stats.failed())),
            stats.service()));
    if (!stats.response().isEmpty()) {
      table.row(
          cells(
              List.of(stats.operation(), "response", Long.toString(stats.response().count()), ""),
              stats.response()));
    }
  }

  private static List<String> cells(List<String> first, HistogramSnapshot times) {
    List<String> cells = new ArrayList<>(first);
    cells.addAll(Percentiles.cells(times, Unit.NANOSECONDS));
    return cells;
  }

  private static List<String> remarks(List<OpStats> operations, int width) {
    List<String> lines = new ArrayList<>();
    if (operations.stream().allMatch(stats -> stats.response().isEmpty())) {
      lines.addAll(PlainText.wrap("", CLOSED_LOOP, width));
    }
    if (operations.stream().anyMatch(stats -> Percentiles.lacking(stats.service()))) {
      lines.addAll(PlainText.wrap("", Percentiles.LACKING, width));
    }
    for (OpStats stats : operations) {
      if (stats.failed() > 0) {
        lines.addAll(PlainText.wrap("Errors of " + clean(stats) + ": ", errors(stats), width));
      }
    }
    return lines;
  }

  private static String clean(OpStats stats) {
    return PlainText.clean(stats.operation());
  }

  private static String errors(OpStats stats) {
    return stats.errors().entrySet().stream()
        .map(error -> error.getKey() + " " + error.getValue())
        .collect(Collectors.joining(", "));
  }
}
