package org.benchsuite.results.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.benchsuite.results.compare.Runs;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.junit.jupiter.api.Test;

/** Records that hold the published results must give the published tables, cell for cell. */
class PublishedAsRecordsTest {

  private static final double GIBIBYTE = 1L << 30;

  private final StudyRuns runs = new StudyRuns();

  @Test
  void wordcount() {
    steps(published("uhadoop/wordcount"), "wordcount", "count");
    assertSameTables("uhadoop/wordcount", 1, 80 + 80);
  }

  @Test
  void terasort() {
    steps(published("uhadoop/terasort"), "terasort", "sort");
    assertSameTables("uhadoop/terasort", 1, 80 + 80);
  }

  /** By whole case and by job alone, and with the size in each place where it may stand. */
  private void steps(PublishedStudy study, String benchmark, String alone) {
    for (Figure figure : study.figures().metric(Metric.ELAPSED).all()) {
      String size = figure.conditions().get(Axis.SIZE);
      boolean whole = runs.records().size() % 2 == 0;
      Runs run =
          runs.next(benchmark, whole ? "run" : alone, figure.conditions().get(Axis.CLUSTER))
              .trial(
                  false,
                  List.of(),
                  StudyRuns.seconds("elapsed", figure.value().doubleValue() + (whole ? 99 : 0)),
                  StudyRuns.seconds(
                      whole ? benchmark + " elapsed" : "map phase elapsed",
                      figure.value().doubleValue()),
                  StudyRuns.bytes(Double.parseDouble(size) * GIBIBYTE));
      switch (runs.records().size() % 4) {
        case 0 -> run.parameter("step", size + "G");
        case 2 -> run.parameter("IN OUT | run SIZE DIR", "[run, " + size + "G, /bench]");
        default -> run.parameter("IN OUT | run SIZE DIR", "[/bench/in, /bench/out]");
      }
      runs.add(run);
    }
    // runs of something else are left aside
    runs.write("B2-large", "10G", 1, 1);
    runs.add(
        runs.next("teragen", "generate", "B2-large")
            .trial(false, List.of(), StudyRuns.seconds("elapsed", 1)));
  }

  private void assertSameTables(String study, int tables, int cells) {
    UserStudy users = UserStudy.of(published(study), runs.records());
    assertThat(users.notes()).isEmpty();
    assertThat(users.tables()).hasSize(tables);
    assertThat(same(published(study).tables(), users.tables())).isEqualTo(cells);
  }

  /** How many cells were compared. */
  private static int same(List<StudyTable> published, List<StudyTable> users) {
    int cells = 0;
    for (StudyTable table : users) {
      StudyTable other =
          published.stream()
              .filter(each -> each.title().equals(table.title()))
              .findFirst()
              .orElseThrow();
      assertThat(table.headings()).isEqualTo(other.headings());
      assertThat(texts(table)).isEqualTo(texts(other));
      cells += (int) table.cells().count();
    }
    return cells;
  }

  private static List<List<String>> texts(StudyTable table) {
    List<List<String>> rows = new ArrayList<>();
    for (StudyRow row : table.rows()) {
      List<String> texts = new ArrayList<>(row.headings());
      for (int i = 0; i < row.cells().size(); i++) {
        texts.add(text(row.cells().get(i), table.columns().get(i).rounding()));
      }
      rows.add(texts);
    }
    return rows;
  }

  /** A number does not know whether it was once printed with a last zero. */
  private static String text(StudyCell cell, Rounding rounding) {
    return cell instanceof StudyCell.Measured measured
        ? measured.value().stripTrailingZeros().toPlainString()
        : cell.text(rounding).orElse("missing");
  }

  /** Three trials a run on one system, three runs of a trial on the other, in no good order. */
  @Test
  void portworx() {
    Figures dfsio = published("portworx-dfsio").figures().where(Axis.BENCHMARK, "dfsio");
    for (Conditions each : shuffled(dfsio)) {
      List<Figure> figures = dfsio.where(each).all();
      if (each.find(Axis.VOLUME_REPLICATION).isEmpty()) {
        Runs run = dfsio(each).parameter("D bench.volume.replication", "0");
        figures.forEach(figure -> trial(run, figure));
        runs.add(run);
      } else {
        figures.forEach(figure -> runs.add(trial(dfsio(each), figure)));
      }
    }
    runs.sort("px", "10G", 10 * GIBIBYTE, 284);
    runs.add(runs.next("dfsio", "append", "px"));

    PublishedStudy published = published("portworx-dfsio");
    UserStudy users = UserStudy.of(published, runs.records());
    assertThat(users.notes()).isEmpty();
    // without the raw disks, which no benchmark measures
    List<StudyTable> tables = users.tables();
    assertThat(tables).hasSize(7);
    assertThat(same(published.tables(), tables.subList(0, 6))).isEqualTo(18 * 5 + 12 * 3);
    assertThat(tables.get(6).rows().get(0).headings()).containsExactly("sort 10 GiB");
    assertThat(texts(tables.get(6)).get(0)).containsExactly("sort 10 GiB", "284");
  }

  private static List<Conditions> shuffled(Figures dfsio) {
    List<Conditions> cases =
        new ArrayList<>(
            dfsio.all().stream()
                .map(figure -> figure.conditions().without(Axis.RUN))
                .distinct()
                .toList());
    // writes first, as files must be there to be read; else the most copies first
    cases.sort(
        Comparator.comparing((Conditions each) -> each.get(Axis.OPERATION))
            .reversed()
            .thenComparing(each -> each.get(Axis.HDFS_REPLICATION), Comparator.reverseOrder()));
    return cases;
  }

  private Runs dfsio(Conditions each) {
    Runs run = runs.next("dfsio", each.get(Axis.OPERATION), each.get(Axis.SYSTEM));
    String copies = each.get(Axis.HDFS_REPLICATION);
    switch (runs.records().size() % 4) {
      case 0 -> run.fact("hdfs.replication", copies).setting("dfs.replication", copies);
      case 1 -> run.fact("hdfs.replication", "9").setting("dfs.replication", copies);
      default -> run.fact("hdfs.replication", "9");
    }
    if (runs.records().size() % 4 > 1) {
      run.parameter("D dfs.replication", copies);
    }
    each.find(Axis.VOLUME_REPLICATION)
        .filter(volumes -> !volumes.equals("1"))
        .ifPresent(volumes -> run.parameter("D bench.volume.replication", volumes));
    return run;
  }

  private static Runs trial(Runs run, Figure figure) {
    return run.trial(
        false,
        List.of(),
        StudyRuns.rate("aggregate throughput", 5 * figure.value().doubleValue()),
        StudyRuns.rate("aggregate throughput per node", figure.value().doubleValue()));
  }

  /** The figures themselves: axes, metrics, units and values. */
  @Test
  void figuresOfRecordsAreThoseOfTheStudy() {
    steps(published("uhadoop/terasort"), "terasort", "sort");
    Figures users = RecordFigures.of("uhadoop/terasort", runs.records()).figures();
    Figures published = published("uhadoop/terasort").figures();
    assertThat(users.all()).hasSize(160);
    for (Figure figure : users.all()) {
      Conditions of = figure.conditions().without(Axis.RUN);
      assertThat(of.values().keySet()).containsExactly(Axis.BENCHMARK, Axis.CLUSTER, Axis.SIZE);
      Figure same = published.metric(figure.metric()).where(of).all().get(0);
      assertThat(figure.unit()).isEqualTo(same.unit());
      assertThat(Rounding.halfUp(same.value().scale()).apply(figure.value()))
          .isEqualByComparingTo(same.value());
    }
    assertThat(Map.of("elapsed", 80, "throughput", 80))
        .allSatisfy((metric, count) -> assertThat(users.metric(metric).all()).hasSize(count));
  }

  private static PublishedStudy published(String name) {
    return PublishedStudies.find(name).get(0);
  }
}
