package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The table of a job over growing input: seconds and MiB/s, a row a size, a column a cluster. */
public final class StepTables {

  /** Found by recomputing 200 published rates: all but one are rounded half up to two digits. */
  public static final Rounding RATE = Rounding.halfUp(2);

  private static final Rounding SECONDS = Rounding.halfUp(0);

  private StepTables() {}

  public static StudyTable of(String title, Figures figures) {
    Figures elapsed = figures.metric(Metric.ELAPSED);
    List<String> clusters = elapsed.values(Axis.CLUSTER);
    List<StudyColumn> columns = new ArrayList<>();
    clusters.forEach(name -> columns.add(new StudyColumn(name, FigureUnit.SECONDS, SECONDS)));
    clusters.forEach(
        name -> columns.add(new StudyColumn(name, FigureUnit.MEBIBYTES_PER_SECOND, RATE)));
    List<StudyRow> rows =
        elapsed.values(Axis.SIZE).stream()
            .map(size -> row(size, elapsed.where(Axis.SIZE, size), clusters))
            .toList();
    return new StudyTable(title, List.of(Axis.SIZE), columns, rows);
  }

  private static StudyRow row(String size, Figures elapsed, List<String> clusters) {
    List<StudyCell> cells = new ArrayList<>();
    clusters.forEach(cluster -> cells.add(StudyCell.of(elapsed.where(Axis.CLUSTER, cluster))));
    clusters.forEach(cluster -> cells.add(rate(elapsed.where(Axis.CLUSTER, cluster))));
    return new StudyRow(List.of(size), cells);
  }

  /** Of several runs the rate of their mean time: the same amount in every run. */
  private static StudyCell rate(Figures elapsed) {
    return Optional.of(elapsed)
        .filter(runs -> !runs.isEmpty())
        .map(runs -> runs.all().get(0))
        .flatMap(
            first ->
                Rates.rate(
                    new Figure(first.conditions(), first.metric(), first.unit(), meanOf(elapsed))))
        .<StudyCell>map(rate -> new StudyCell.Derived(Formula.RATE, rate))
        .orElseGet(StudyCell.Missing::new);
  }

  private static BigDecimal meanOf(Figures figures) {
    return figures.all().size() == 1
        ? figures.all().get(0).value()
        : BigDecimal.valueOf(figures.summary().mean());
  }
}
