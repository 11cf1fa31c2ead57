package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The table of a job over growing input: seconds and MiB/s, a row a size, a column a cluster. */
public final class StepTables {

  /** Found by recomputing 200 published rates: all but one are rounded half up to two digits. */
  public static final Rounding RATE = Rounding.halfUp(2);

  private static final Rounding SECONDS = Rounding.halfUp(0);
  private static final Rounding HUNDREDTHS = Rounding.halfUp(2);
  private static final BigDecimal SHORT = BigDecimal.valueOf(100);

  private StepTables() {}

  public static StudyTable of(String title, Figures figures) {
    Figures elapsed = figures.metric(Metric.ELAPSED);
    List<String> clusters = elapsed.values(Axis.CLUSTER);
    Rounding seconds = seconds(elapsed);
    List<StudyColumn> columns = new ArrayList<>();
    clusters.forEach(name -> columns.add(new StudyColumn(name, FigureUnit.SECONDS, seconds)));
    clusters.forEach(
        name -> columns.add(new StudyColumn(name, FigureUnit.MEBIBYTES_PER_SECOND, RATE)));
    List<StudyRow> rows =
        elapsed.values(Axis.SIZE).stream()
            .map(size -> row(size, elapsed.where(Axis.SIZE, size), clusters))
            .toList();
    return SizeRows.of(new StudyTable(title, List.of(Axis.SIZE), columns, rows));
  }

  private static StudyRow row(String size, Figures elapsed, List<String> clusters) {
    List<StudyCell> cells = new ArrayList<>();
    clusters.forEach(cluster -> cells.add(StudyCell.of(elapsed.where(Axis.CLUSTER, cluster))));
    clusters.forEach(cluster -> cells.add(Rates.cell(elapsed.where(Axis.CLUSTER, cluster))));
    return new StudyRow(List.of(size), cells);
  }

  /** Short runs, as of a study made small, would all look alike in whole seconds. */
  private static Rounding seconds(Figures elapsed) {
    boolean isShort = elapsed.all().stream().anyMatch(run -> run.value().compareTo(SHORT) < 0);
    return isShort ? HUNDREDTHS : SECONDS;
  }
}
