package org.benchsuite.results.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.junit.jupiter.api.Test;

/** The tables made of the published figures, against the derived figures that are published. */
class PublishedTablesTest {

  /** Published derived figures that do not follow from the figures beside them. */
  private static final Map<String, String> WRONG =
      Map.of(
          "benchmark wordcount, cluster D1-large, size (GiB) 160",
          "33.91: 163840 MiB in the printed 4732 s are 34.62 MiB/s; 33.91 is the rate of 4832 s,"
              + " so a digit of the time or the rate is wrong",
          "system hadoop, operation get, files 1, file size (MiB) 1024, run 2",
          "58.0: 1024 MiB in the printed 17.508 s are 58.4 MiB/s; every other rate of the study"
              + " follows from its seconds");

  private record Count(int tables, int measured, int derived, int missing) {}

  @Test
  void everyCellOfEveryTableIsCounted() {
    Map<String, Count> counts = new LinkedHashMap<>();
    for (PublishedStudy study : PublishedStudies.all()) {
      counts.put(study.name(), count(study.tables()));
    }

    assertThat(counts)
        .containsExactly(
            // runs: 18 rows of 3 runs, average and spread; comparison: 12 rows; baseline 4, jobs 1
            Map.entry("portworx-dfsio", new Count(8, 54 + 5, 18 * 2 + 12 * 3, 0)),
            Map.entry("osu-transport", new Count(1, 20, 0, 0)),
            // four tables of three systems, fourteen of two, six rows each
            Map.entry("hummingbird-objects", new Count(18, 4 * 18 + 14 * 12, 0, 0)),
            Map.entry("xicluster-transfer", new Count(1, 48, 16, 0)),
            Map.entry("uhadoop/wordcount", new Count(1, 80, 80, 0)),
            Map.entry("uhadoop/terasort", new Count(1, 80, 80, 0)),
            Map.entry("uhadoop/tpch-hive", new Count(1, 40, 40, 0)),
            Map.entry("uhadoop/hbase", new Count(1, 20, 0, 0)),
            Map.entry("uhadoop/disk", new Count(1, 10, 0, 0)));
  }

  private static Count count(List<StudyTable> tables) {
    List<StudyCell> cells = tables.stream().flatMap(StudyTable::cells).toList();
    return new Count(
        tables.size(),
        (int) cells.stream().filter(StudyCell.Measured.class::isInstance).count(),
        (int) cells.stream().filter(StudyCell.Derived.class::isInstance).count(),
        (int) cells.stream().filter(StudyCell.Missing.class::isInstance).count());
  }

  @Test
  void everyMeasuredFigureStandsInATable() {
    for (PublishedStudy study : PublishedStudies.all()) {
      List<BigDecimal> cells =
          study.tables().stream()
              .flatMap(StudyTable::cells)
              .filter(StudyCell.Measured.class::isInstance)
              .map(cell -> ((StudyCell.Measured) cell).value())
              .toList();
      List<BigDecimal> figures =
          study.figures().all().stream()
              .filter(figure -> !isPublishedRate(study, figure))
              .map(Figure::value)
              .toList();
      assertThat(cells).as(study.name()).containsExactlyInAnyOrderElementsOf(figures);
    }
  }

  /** A rate that the study computed from its own seconds. */
  private static boolean isPublishedRate(PublishedStudy study, Figure figure) {
    return figure.metric().equals(Metric.THROUGHPUT) && !study.name().equals(StudyTables.DISK);
  }

  @Test
  void everyPublishedRateIsThatOfTheTable() {
    List<String> wrong = new ArrayList<>();
    int compared = 0;
    for (PublishedStudy study : PublishedStudies.all()) {
      for (Figure published : study.figures().metric(Metric.THROUGHPUT).all()) {
        Optional<String> cell = cell(study, published);
        if (cell.isPresent()) {
          compared++;
          if (!cell.get().equals(published.value().toPlainString())) {
            wrong.add(published.conditions().describe());
          }
        }
      }
    }

    assertThat(compared).isEqualTo(80 + 80 + 40 + 16);
    assertThat(wrong).containsExactlyInAnyOrderElementsOf(WRONG.keySet());
  }

  /** The rate that the table of the study prints under these conditions. */
  private static Optional<String> cell(PublishedStudy study, Figure published) {
    StudyTable table = study.tables().get(0);
    List<String> headings =
        table.rowHeadings().stream()
            .map(axis -> published.conditions().find(axis).orElse("-"))
            .toList();
    String name = published.conditions().find(Axis.CLUSTER).orElse(Metric.THROUGHPUT);
    for (StudyRow row : table.rows()) {
      for (int i = 0; i < row.cells().size(); i++) {
        StudyColumn column = table.columns().get(i);
        if (row.headings().equals(headings)
            && column.name().equals(name)
            && row.cells().get(i) instanceof StudyCell.Derived derived) {
          return derived.text(column.rounding());
        }
      }
    }
    return Optional.empty();
  }

  /** The rounding that is chosen for each study is the one that its figures follow. */
  @Test
  void otherRoundingsFitWorse() {
    List<Figure> steps = rates("uhadoop/wordcount", "uhadoop/terasort", "uhadoop/tpch-hive");
    assertThat(misfits(steps, Metric.ELAPSED, StepTables.RATE)).isEqualTo(1);
    assertThat(misfits(steps, Metric.ELAPSED, Rounding.truncated(2))).isEqualTo(96);
    List<Figure> transfers = rates("xicluster-transfer");
    assertThat(misfits(transfers, Metric.REAL, TransferTables.RATE)).isEqualTo(1);
    assertThat(misfits(transfers, Metric.REAL, Rounding.halfUp(1))).isEqualTo(4);
  }

  private static List<Figure> rates(String... studies) {
    List<Figure> rates = new ArrayList<>();
    for (String study : studies) {
      rates.addAll(figures(study).all());
    }
    return rates;
  }

  private static int misfits(List<Figure> figures, String time, Rounding rounding) {
    Figures all = new Figures(figures);
    int misfits = 0;
    for (Figure seconds : all.metric(time).all()) {
      BigDecimal rate = rounding.apply(Rates.rate(seconds).orElseThrow());
      BigDecimal published =
          all.metric(Metric.THROUGHPUT).where(seconds.conditions()).all().get(0).value();
      misfits += published.compareTo(rate) == 0 ? 0 : 1;
    }
    return misfits;
  }

  /** Averages, computed a second time without floating point. */
  @Test
  void everyAverageIsTheMeanOfItsRuns() {
    int compared = 0;
    for (StudyTable table : DfsioTables.runs(figures("portworx-dfsio"))) {
      for (StudyRow row : table.rows()) {
        BigDecimal sum = BigDecimal.ZERO;
        for (StudyCell cell : row.cells().subList(0, 3)) {
          sum = sum.add(((StudyCell.Measured) cell).value());
        }
        String mean = sum.divide(new BigDecimal(3), 2, RoundingMode.HALF_UP).toPlainString();
        assertThat(text(table, row, 3)).as(table.title() + row.headings()).isEqualTo(mean);
        compared++;
      }
    }
    assertThat(compared).isEqualTo(18);
  }

  /** The averages, spreads and differences that the study speaks of, to the digits it prints. */
  @Test
  void whatThePortworxStudyStatesFollowsFromItsRunsButTheSpread() {
    List<StudyTable> tables = PublishedStudies.find("portworx-dfsio").get(0).tables();

    assertThat(digits(tables, "dfsio read on bare-metal, a node", 2, 3, 0)).isEqualTo("1804");
    assertThat(digits(tables, "dfsio read: bare-metal (A) against px (B), a node", 1, 2, 0))
        .isEqualTo("81");
    // stated as +/- 20 % for all of its runs
    assertThat(digits(tables, "dfsio read on px, a node", 1, 4, 1)).isEqualTo("36.6");
  }

  private static String digits(
      List<StudyTable> tables, String title, int row, int column, int decimals) {
    StudyTable table =
        tables.stream().filter(one -> one.title().equals(title)).findFirst().orElseThrow();
    return table
        .rows()
        .get(row)
        .cells()
        .get(column)
        .number(Rounding.halfUp(decimals))
        .orElseThrow();
  }

  private static String text(StudyTable table, StudyRow row, int column) {
    return row.cells().get(column).text(table.columns().get(column).rounding()).orElseThrow();
  }

  private static Figures figures(String study) {
    return PublishedStudies.find(study).get(0).figures();
  }
}
