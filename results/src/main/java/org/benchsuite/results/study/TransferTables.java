package org.benchsuite.results.study;

import java.util.ArrayList;
import java.util.List;

/** The table of a client's transfers: real, user and sys seconds and MiB/s, a row a run. */
public final class TransferTables {

  /** Found by recomputing the published rates: digits are cut off after the first. */
  public static final Rounding RATE = Rounding.truncated(1);

  private static final Rounding SECONDS = Rounding.halfUp(3);
  private static final List<String> TIMES = List.of(Metric.REAL, Metric.USER, Metric.SYS);
  private static final List<String> AXES =
      List.of(Axis.SYSTEM, Axis.OPERATION, Axis.FILES, Axis.FILE_SIZE, Axis.RUN);

  private TransferTables() {}

  public static StudyTable of(Figures figures) {
    List<StudyColumn> columns = new ArrayList<>();
    TIMES.forEach(time -> columns.add(new StudyColumn(time, FigureUnit.SECONDS, SECONDS)));
    columns.add(new StudyColumn(Metric.THROUGHPUT, FigureUnit.MEBIBYTES_PER_SECOND, RATE));
    List<StudyRow> rows =
        figures.metric(Metric.REAL).combinations(AXES.toArray(String[]::new)).stream()
            .map(run -> row(run, figures.where(run)))
            .toList();
    return new StudyTable("Transfers of one client", AXES, columns, rows);
  }

  private static StudyRow row(Conditions run, Figures figures) {
    List<StudyCell> cells = new ArrayList<>();
    TIMES.forEach(time -> cells.add(StudyCell.of(figures.metric(time))));
    cells.add(Rates.cell(figures.metric(Metric.REAL)));
    return new StudyRow(run.headings(AXES), cells);
  }
}
