package org.benchsuite.results.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The tables of a study of transports: a metric against size, and by how much one improves it. */
public final class TransportTables {

  private static final Rounding TWO_DIGITS = Rounding.halfUp(2);
  private static final Rounding PERCENT = Rounding.halfUp(0);
  private static final String[] LAYOUT = {Axis.STORAGE, Axis.DATANODES, Axis.MAPS};
  private static final List<String> IMPROVEMENTS =
      List.of(Metric.LOWEST_IMPROVEMENT, Metric.HIGHEST_IMPROVEMENT);
  private static final List<String> STATED =
      List.of(Axis.STORAGE, Axis.DATANODES, Axis.MAPS, Axis.VERSUS, Axis.MEASURE);
  private static final List<String> MEASURED =
      List.of(Axis.STORAGE, Axis.DATANODES, Axis.MAPS, Axis.TRANSPORT, Axis.VERSUS, Axis.MEASURE);

  private TransportTables() {}

  /** Charts and improvements of figures that were measured, and those that a study states. */
  static List<StudyTable> of(Figures figures) {
    Figures stated = statedOnly(figures);
    Figures measured = measuredOnly(figures);
    if (measured.isEmpty()) {
      return List.of(stated(stated));
    }
    List<StudyTable> tables = new ArrayList<>();
    for (Conditions layout : measured.combinations(LAYOUT)) {
      Figures ofLayout = measured.where(layout);
      Stream.of(Metric.THROUGHPUT, Metric.LATENCY)
          .map(metric -> bySize(title(metric, layout), metric, ofLayout))
          .forEach(tables::add);
    }
    tables.add(improvements(measured));
    if (!stated.isEmpty()) {
      tables.add(stated(stated));
    }
    return tables;
  }

  private static String title(String metric, Conditions layout) {
    return layout.values().isEmpty() ? metric : metric + ", " + layout.describe();
  }

  private static Figures measuredOnly(Figures figures) {
    return figures.metric(Metric.THROUGHPUT).and(figures.metric(Metric.LATENCY));
  }

  private static Figures statedOnly(Figures figures) {
    return new Figures(
        figures.all().stream().filter(figure -> IMPROVEMENTS.contains(figure.metric())).toList());
  }

  /** Throughput or latency: a row a size, a column a transport. */
  public static StudyTable bySize(String metric, Figures figures) {
    return bySize(metric, metric, figures);
  }

  private static StudyTable bySize(String title, String metric, Figures figures) {
    return SizeRows.of(
        GridTables.grid(
            title, figures.metric(metric), List.of(Axis.SIZE), Axis.TRANSPORT, TWO_DIGITS));
  }

  /** Improvements as a study states them, where the figures behind them are not published. */
  public static StudyTable stated(Figures figures) {
    List<StudyRow> rows =
        figures.combinations(STATED.toArray(String[]::new)).stream()
            .map(
                row ->
                    new StudyRow(
                        STATED.stream().map(row::get).toList(),
                        IMPROVEMENTS.stream()
                            .map(metric -> StudyCell.of(figures.where(row).metric(metric)))
                            .toList()))
            .toList();
    return new StudyTable("Improvement over the sizes", STATED, improvementColumns(), rows);
  }

  /** The same from figures that were measured: of each transport over every earlier one. */
  private static StudyTable improvements(Figures measured) {
    List<StudyRow> rows = new ArrayList<>();
    for (Conditions layout : measured.combinations(LAYOUT)) {
      Figures figures = measured.where(layout);
      List<String> transports = figures.values(Axis.TRANSPORT);
      for (int fresh = 1; fresh < transports.size(); fresh++) {
        for (String base : transports.subList(0, fresh)) {
          Conditions pair =
              layout.with(Axis.TRANSPORT, transports.get(fresh)).with(Axis.VERSUS, base);
          rows.addAll(improvementRows(figures, pair));
        }
      }
    }
    return new StudyTable(
        "Improvement over the sizes, measured", MEASURED, improvementColumns(), rows);
  }

  private static List<StudyRow> improvementRows(Figures figures, Conditions pair) {
    return Stream.of(Metric.THROUGHPUT, Metric.LATENCY)
        .map(
            metric ->
                new StudyRow(
                    pair.with(Axis.MEASURE, "write " + metric).headings(MEASURED),
                    improvementCells(
                        figures.metric(metric),
                        metric,
                        pair.get(Axis.VERSUS),
                        pair.get(Axis.TRANSPORT))))
        .toList();
  }

  /** By how much {@code fresh} improves throughput and latency of {@code base} over the sizes. */
  public static StudyTable improvement(Figures figures, String base, String fresh) {
    List<StudyRow> rows =
        Stream.of(Metric.THROUGHPUT, Metric.LATENCY)
            .map(
                metric ->
                    new StudyRow(
                        List.of(metric),
                        improvementCells(figures.metric(metric), metric, base, fresh)))
            .toList();
    return new StudyTable(
        fresh + " against " + base + " over the sizes",
        List.of(Axis.MEASURE),
        improvementColumns(),
        rows);
  }

  private static List<StudyCell> improvementCells(
      Figures figures, String metric, String base, String fresh) {
    double[] shares =
        figures.values(Axis.SIZE).stream()
            .map(size -> figures.where(Axis.SIZE, size))
            .filter(atSize -> both(atSize, base, fresh))
            .mapToDouble(atSize -> improvement(metric, mean(atSize, base), mean(atSize, fresh)))
            .toArray();
    double lowest = Arrays.stream(shares).min().orElse(Double.NaN);
    double highest = Arrays.stream(shares).max().orElse(Double.NaN);
    return List.of(
        StudyCell.derived(Formula.LOWEST_IMPROVEMENT, lowest),
        StudyCell.derived(Formula.HIGHEST_IMPROVEMENT, highest));
  }

  /** More throughput is better, (fresh - base) / base; less latency is, (base - fresh) / base. */
  private static double improvement(String metric, double base, double fresh) {
    double gain = metric.equals(Metric.LATENCY) ? base - fresh : fresh - base;
    return 100 * gain / base;
  }

  private static boolean both(Figures atSize, String base, String fresh) {
    return !atSize.where(Axis.TRANSPORT, base).isEmpty()
        && !atSize.where(Axis.TRANSPORT, fresh).isEmpty();
  }

  private static double mean(Figures atSize, String transport) {
    return atSize.where(Axis.TRANSPORT, transport).summary().mean();
  }

  private static List<StudyColumn> improvementColumns() {
    return List.of(
        new StudyColumn("lowest", FigureUnit.PERCENT, PERCENT),
        new StudyColumn("highest", FigureUnit.PERCENT, PERCENT));
  }
}
