package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import org.benchsuite.results.Distribution;
import org.benchsuite.results.Trial;

/** The distributions a trial measured beside its operations. */
final class DistributionTable {

  private DistributionTable() {}

  static List<String> lines(Trial trial, int width) {
    List<Distribution> distributions =
        trial.measurements().stream()
            .filter(Distribution.class::isInstance)
            .map(Distribution.class::cast)
            .toList();
    if (distributions.isEmpty()) {
      return List.of();
    }
    TextTable table = new TextTable(1, "", "count", "p50", "p95", "p99", "p99.9", "max");
    for (Distribution distribution : distributions) {
      List<String> cells = new ArrayList<>();
      cells.add(distribution.name());
      cells.add(Long.toString(distribution.histogram().count()));
      cells.addAll(Percentiles.cells(distribution.histogram(), distribution.unit()));
      table.row(cells);
    }
    List<String> lines = new ArrayList<>(List.of("Distributions of " + RunSummary.name(trial)));
    lines.addAll(table.lines(width));
    return lines;
  }
}
