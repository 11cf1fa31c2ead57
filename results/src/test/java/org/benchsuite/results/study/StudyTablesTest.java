package org.benchsuite.results.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tables fed with figures that nobody published. */
class StudyTablesTest {

  private static final Rounding TO_TENTHS = Rounding.halfUp(1);

  @Test
  void improvementsAreOfTheBaseAndBetterIsMoreThroughputButLessLatency() {
    List<Figure> figures = new ArrayList<>();
    figures.add(transport(Metric.THROUGHPUT, "slow", "10", "100"));
    figures.add(transport(Metric.THROUGHPUT, "fast", "10", "125"));
    figures.add(transport(Metric.THROUGHPUT, "slow", "20", "200"));
    figures.add(transport(Metric.THROUGHPUT, "fast", "20", "300"));
    figures.add(transport(Metric.LATENCY, "slow", "10", "50"));
    figures.add(transport(Metric.LATENCY, "fast", "10", "40"));
    // of a size that only one transport has nothing follows
    figures.add(transport(Metric.LATENCY, "slow", "20", "80"));

    StudyTable table = TransportTables.improvement(new Figures(figures), "slow", "fast");

    assertThat(texts(table)).containsExactly("25.0", "50.0", "20.0", "20.0");
  }

  @Test
  void aChartOfTransportsHasARowASizeAndShowsWhatIsMissing() {
    Figures figures =
        new Figures(
            List.of(
                transport(Metric.LATENCY, "slow", "10", "50"),
                transport(Metric.LATENCY, "fast", "20", "40")));

    StudyTable table = TransportTables.bySize(Metric.LATENCY, figures);

    assertThat(table.headings()).containsExactly("size (GiB)", "slow (s)", "fast (s)");
    assertThat(texts(table)).containsExactly("50", "missing", "missing", "40");
  }

  @Test
  void severalRunsOfACellAreAveragedAndTheRateIsThatOfTheMeanTime() {
    Conditions step = Conditions.of(Axis.CLUSTER, "mine").with(Axis.SIZE, "10");
    Figures figures = new Figures(List.of(seconds(step, "1", "100"), seconds(step, "2", "300")));

    StudyTable table = StepTables.of("mine", figures);

    assertThat(texts(table)).containsExactly("200.0", "51.2");
  }

  @Test
  void aSideWithoutRunsHasNoDifference() {
    Conditions of =
        Conditions.of(Axis.BENCHMARK, "dfsio")
            .with(Axis.OPERATION, "write")
            .with(Axis.SYSTEM, "b")
            .with(Axis.HDFS_REPLICATION, "1");
    Figure only =
        new Figure(
            of.with(Axis.RUN, "1"),
            Metric.THROUGHPUT_PER_NODE,
            FigureUnit.MEBIBYTES_PER_SECOND,
            BigDecimal.TEN);
    Figures figures = new Figures(List.of(only));

    assertThat(texts(DfsioTables.comparison(figures, "a", "b").get(0)))
        .containsExactly("missing", "10", "missing");
    // one run has an average but no spread
    assertThat(texts(DfsioTables.runs(figures).get(0))).containsExactly("10", "10.0", "missing");
  }

  @Test
  void noFiguresAreNoRows() {
    Figures none = new Figures(List.of());
    for (String study : List.of(StudyTables.TRANSFER, StudyTables.HBASE, StudyTables.TERASORT)) {
      assertThat(StudyTables.of(study, none)).allMatch(table -> table.rows().isEmpty());
    }
    assertThat(StudyTables.of(StudyTables.OBJECTS, none)).isEmpty();
    assertThatThrownBy(() -> StudyTables.of("mine", none)).hasMessageContaining("mine");
  }

  @Test
  void aRowThatDoesNotFitIsRefused() {
    List<StudyColumn> columns = List.of(new StudyColumn("n", "", Rounding.halfUp(0)));
    List<StudyRow> rows = List.of(new StudyRow(List.of("a", "b"), List.of()));
    assertThatThrownBy(() -> new StudyTable("t", List.of("a"), columns, rows))
        .hasMessageContaining("t: the row [a, b] has 2 headings and 0 cells, for 1 and 1");
  }

  private static Figure transport(String metric, String transport, String size, String value) {
    FigureUnit unit =
        metric.equals(Metric.LATENCY) ? FigureUnit.SECONDS : FigureUnit.MEBIBYTES_PER_SECOND;
    return new Figure(
        Conditions.of(Axis.TRANSPORT, transport).with(Axis.SIZE, size),
        metric,
        unit,
        new BigDecimal(value));
  }

  private static Figure seconds(Conditions step, String run, String value) {
    return new Figure(
        step.with(Axis.RUN, run), Metric.ELAPSED, FigureUnit.SECONDS, new BigDecimal(value));
  }

  private static List<String> texts(StudyTable table) {
    return table.cells().map(cell -> cell.text(TO_TENTHS).orElse("missing")).toList();
  }
}
