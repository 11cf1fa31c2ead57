package org.benchsuite.results.study;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The table of a client's transfers: real, user and sys seconds and MiB/s, a row a run. */
public final class TransferTables {

  /** Found by recomputing the published rates: digits are cut off after the first. */
  public static final Rounding RATE = Rounding.truncated(1);

  private static final Rounding SECONDS = Rounding.halfUp(3);
  private static final List<String> TIMES = List.of(Metric.REAL, Metric.USER, Metric.SYS);
  private static final String[] AXES = {
    Axis.SYSTEM, Axis.OPERATION, Axis.FILES, Axis.FILE_SIZE, Axis.RUN
  };

  private TransferTables() {}

  public static StudyTable of(Figures figures) {
    List<StudyColumn> columns = new ArrayList<>();
    TIMES.forEach(time -> columns.add(new StudyColumn(time, FigureUnit.SECONDS, SECONDS)));
    columns.add(new StudyColumn(Metric.THROUGHPUT, FigureUnit.MEBIBYTES_PER_SECOND, RATE));
    List<StudyRow> rows =
        figures.metric(Metric.REAL).combinations(AXES).stream()
            .map(run -> row(run, figures.where(run)))
            .toList();
    return new StudyTable("Transfers of one client", List.of(AXES), columns, rows);
  }

  private static StudyRow row(Conditions run, Figures figures) {
    List<StudyCell> cells = new ArrayList<>();
    TIMES.forEach(time -> cells.add(StudyCell.of(figures.metric(time))));
    cells.add(rate(figures.metric(Metric.REAL)));
    return new StudyRow(Stream.of(AXES).map(axis -> run.find(axis).orElse("-")).toList(), cells);
  }

  private static StudyCell rate(Figures real) {
    return real.all().stream()
        .findFirst()
        .flatMap(Rates::rate)
        .<StudyCell>map(rate -> new StudyCell.Derived(Formula.RATE, rate))
        .orElseGet(StudyCell.Missing::new);
  }
}
