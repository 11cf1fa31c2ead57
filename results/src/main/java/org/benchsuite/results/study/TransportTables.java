package org.benchsuite.results.study;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The tables of a study of transports: a metric against size, and by how much one improves it. */
public final class TransportTables {

  private static final Rounding TWO_DIGITS = Rounding.halfUp(2);
  private static final Rounding PERCENT = Rounding.halfUp(0);
  private static final List<String> STATED =
      List.of(Axis.STORAGE, Axis.DATANODES, Axis.MAPS, Axis.VERSUS, Axis.MEASURE);

  private TransportTables() {}

  /** Throughput or latency: a row a size, a column a transport. */
  public static StudyTable bySize(String metric, Figures figures) {
    return GridTables.grid(
        metric, figures.metric(metric), List.of(Axis.SIZE), Axis.TRANSPORT, TWO_DIGITS);
  }

  /** Improvements as a study states them, where the figures behind them are not published. */
  public static StudyTable stated(Figures figures) {
    List<StudyRow> rows =
        figures.combinations(STATED.toArray(String[]::new)).stream()
            .map(
                row ->
                    new StudyRow(
                        STATED.stream().map(row::get).toList(),
                        Stream.of(Metric.LOWEST_IMPROVEMENT, Metric.HIGHEST_IMPROVEMENT)
                            .map(metric -> StudyCell.of(figures.where(row).metric(metric)))
                            .toList()))
            .toList();
    return new StudyTable("Improvement over the sizes", STATED, improvementColumns(), rows);
  }

  /** By how much {@code fresh} improves throughput and latency of {@code base} over the sizes. */
  public static StudyTable improvement(Figures figures, String base, String fresh) {
    List<StudyRow> rows =
        Stream.of(Metric.THROUGHPUT, Metric.LATENCY)
            .map(metric -> improvementRow(figures.metric(metric), metric, base, fresh))
            .toList();
    return new StudyTable(
        fresh + " against " + base + " over the sizes",
        List.of(Axis.MEASURE),
        improvementColumns(),
        rows);
  }

  private static StudyRow improvementRow(
      Figures figures, String metric, String base, String fresh) {
    double[] shares =
        figures.values(Axis.SIZE).stream()
            .map(size -> figures.where(Axis.SIZE, size))
            .filter(atSize -> both(atSize, base, fresh))
            .mapToDouble(atSize -> improvement(metric, mean(atSize, base), mean(atSize, fresh)))
            .toArray();
    double lowest = Arrays.stream(shares).min().orElse(Double.NaN);
    double highest = Arrays.stream(shares).max().orElse(Double.NaN);
    return new StudyRow(
        List.of(metric),
        List.of(
            StudyCell.derived(Formula.LOWEST_IMPROVEMENT, lowest),
            StudyCell.derived(Formula.HIGHEST_IMPROVEMENT, highest)));
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
