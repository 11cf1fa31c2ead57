package org.benchsuite.results.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchsuite.results.Summary;

/** The tables of a study of dfsio over replications: every run, and one system against another. */
public final class DfsioTables {

  /** As many digits as the runs are published with. */
  static final Rounding AVERAGE = Rounding.halfUp(2);

  private static final Rounding SPREAD = Rounding.halfUp(1);
  private static final Rounding DIFFERENCE = Rounding.halfUp(1);
  private static final List<String> HEADINGS =
      List.of(Axis.HDFS_REPLICATION, Axis.VOLUME_REPLICATION);
  private static final String[] REPLICATIONS = HEADINGS.toArray(String[]::new);

  private DfsioTables() {}

  /** A table an operation and system: a row per replication with each run, average and spread. */
  public static List<StudyTable> runs(Figures figures) {
    Figures dfsio = dfsio(figures);
    return dfsio.combinations(Axis.OPERATION, Axis.SYSTEM).stream()
        .map(table -> runs(table, dfsio.where(table)))
        .toList();
  }

  private static StudyTable runs(Conditions table, Figures figures) {
    List<String> runs = figures.values(Axis.RUN);
    List<StudyColumn> columns = new ArrayList<>();
    runs.forEach(run -> columns.add(rate("run " + run)));
    columns.add(rate("average"));
    columns.add(new StudyColumn("spread +/-", FigureUnit.PERCENT, SPREAD));
    List<StudyRow> rows =
        figures.combinations(REPLICATIONS).stream()
            .map(replication -> row(replication, runs, exactly(figures, replication)))
            .toList();
    return new StudyTable(
        "dfsio " + table.get(Axis.OPERATION) + " on " + table.get(Axis.SYSTEM) + ", a node",
        HEADINGS,
        columns,
        rows);
  }

  private static StudyRow row(Conditions replication, List<String> runs, Figures figures) {
    Summary summary = figures.summary();
    List<StudyCell> cells = new ArrayList<>();
    runs.forEach(run -> cells.add(StudyCell.of(figures.where(Axis.RUN, run))));
    cells.add(StudyCell.derived(Formula.AVERAGE, summary.mean()));
    cells.add(StudyCell.derived(Formula.SPREAD, 100 * summary.spread().orElse(Double.NaN)));
    return new StudyRow(replication.headings(HEADINGS), cells);
  }

  /**
   * The comparisons of every system with the first that has no volumes below HDFS or, where all
   * have, with the first.
   */
  public static List<StudyTable> comparisons(Figures figures) {
    List<String> systems = dfsio(figures).values(Axis.SYSTEM);
    Optional<String> base =
        systems.stream()
            .filter(system -> isBare(dfsio(figures).where(Axis.SYSTEM, system)))
            .findFirst()
            .or(() -> systems.stream().findFirst());
    return systems.stream()
        .filter(system -> !base.orElseThrow().equals(system))
        .flatMap(system -> comparison(figures, base.orElseThrow(), system).stream())
        .toList();
  }

  private static boolean isBare(Figures figures) {
    return figures.values(Axis.VOLUME_REPLICATION).isEmpty();
  }

  private static Figures dfsio(Figures figures) {
    return figures.metric(Metric.THROUGHPUT_PER_NODE).where(Axis.BENCHMARK, "dfsio");
  }

  /** A table an operation: system {@code a} against {@code b} at the same HDFS replication. */
  public static List<StudyTable> comparison(Figures figures, String a, String b) {
    Figures dfsio = dfsio(figures);
    return dfsio.values(Axis.OPERATION).stream()
        .map(operation -> comparison(operation, dfsio.where(Axis.OPERATION, operation), a, b))
        .toList();
  }

  private static StudyTable comparison(String operation, Figures figures, String a, String b) {
    Figures ofA = figures.where(Axis.SYSTEM, a);
    Figures ofB = figures.where(Axis.SYSTEM, b);
    List<StudyRow> rows =
        ofB.combinations(REPLICATIONS).stream()
            .map(replication -> against(ofA, ofB, replication))
            .toList();
    return new StudyTable(
        "dfsio " + operation + ": " + a + " (A) against " + b + " (B), a node",
        HEADINGS,
        List.of(
            rate("A average"),
            rate("B average"),
            new StudyColumn("difference", FigureUnit.PERCENT, DIFFERENCE)),
        rows);
  }

  private static StudyRow against(Figures ofA, Figures ofB, Conditions replication) {
    Figures runsOfA = ofA.where(replication.on(Axis.HDFS_REPLICATION));
    Figures runsOfB = exactly(ofB, replication);
    List<StudyCell> cells = Stream.of(runsOfA, runsOfB).map(StudyCell::of).toList();
    List<StudyCell> all = new ArrayList<>(cells);
    all.add(difference(runsOfA, runsOfB));
    return new StudyRow(replication.headings(HEADINGS), all);
  }

  private static StudyCell difference(Figures ofA, Figures ofB) {
    if (ofA.isEmpty() || ofB.isEmpty()) {
      return new StudyCell.Missing();
    }
    double meanOfA = ofA.summary().mean();
    return StudyCell.derived(Formula.DIFFERENCE, 100 * (ofB.summary().mean() - meanOfA) / meanOfA);
  }

  /** Those with this replication and, where it names no volume, without one. */
  private static Figures exactly(Figures figures, Conditions replication) {
    return new Figures(
        figures.all().stream()
            .filter(figure -> figure.conditions().on(REPLICATIONS).equals(replication))
            .toList());
  }

  private static StudyColumn rate(String name) {
    return new StudyColumn(name, FigureUnit.MEBIBYTES_PER_SECOND, AVERAGE);
  }
}
