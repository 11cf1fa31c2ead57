package org.benchsuite.results.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Runs;
import org.benchsuite.results.published.PublishedStudies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordFiguresTest {

  private static final String TERASORT = "uhadoop/terasort";
  private static final double MEBIBYTE = 1 << 20;
  private static final Note IS_VOID = Note.voids("verification", "rows were lost");

  private final StudyRuns runs = new StudyRuns();

  /** 10 MiB are 104,858 rows, 40 bytes more; 10,485,800 B in 4 s are 2.500009... MiB/s. */
  @Test
  void smallSizesReadWellAndTheRateIsOfTheBytesThatThereWere() {
    runs.sort("", "30M", 31_457_300, 8);
    runs.sort("", "10M", 20 * MEBIBYTE, 4);
    runs.sort("", "20M", 20_971_600, 4.126);

    StudyTable table = table(TERASORT);

    assertThat(table.headings())
        .containsExactly("size", "this cluster (s)", "this cluster (MiB/s)");
    assertThat(texts(table))
        .containsExactly(
            // twice the bytes that its name says
            List.of("10 MiB", "4", "5.00"),
            List.of("20 MiB", "4.13", "4.85"),
            List.of("30 MiB", "8", "3.75"));
  }

  @Test
  void wholeAndOtherSizesStandInOneColumnEachWithItsUnit() {
    runs.sort("mine", "10G", 10 * 1024 * MEBIBYTE, 100);
    runs.sort("mine", "1536M", 1536 * MEBIBYTE, 10);
    assertThat(texts(table(TERASORT)))
        .containsExactly(List.of("1.5 GiB", "10", "153.60"), List.of("10 GiB", "100", "102.40"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "30G | [run, 10G, /bench] | 5 | 30",
        "- | [run, 10G, /bench] | 5 | 10",
        "- | [run, 1.5TB, /bench] | 5 | 1536",
        // rows, so that the counted bytes tell
        "- | [run, 1b, /bench] | 107374182400 | 100",
        "- | [/in, /out] | 10737418300 | 10",
        "- | [run, /bench] | 104857600 | 0.09765625",
        "- | [/in, /out] | 2048 | 0.0000019073486328125"
      })
  void theSizeIsTheStepOrTheArgumentOrTheBytes(
      String step, String arguments, double bytes, String size) {
    Runs run =
        runs.next("terasort", arguments.startsWith("[run") ? "run" : "sort", "")
            .parameter("IN OUT | run SIZE DIR", arguments)
            .trial(
                false,
                List.of(),
                StudyRuns.seconds("elapsed", 9),
                StudyRuns.seconds("terasort elapsed", 9),
                StudyRuns.bytes(bytes));
    runs.add(step.equals("-") ? run : run.parameter("step", step));
    assertThat(figures(TERASORT).figures().values(Axis.SIZE)).containsExactly(size);
  }

  @Test
  void severalTrialsAndRunsOfACaseAreAveraged() {
    runs.sort("mine", "1G", 1024 * MEBIBYTE, 100, 200);
    runs.sort("mine", "1G", 1024 * MEBIBYTE, 600);

    assertThat(figures(TERASORT).figures().metric(Metric.ELAPSED).all())
        .extracting(figure -> figure.conditions().get(Axis.RUN))
        .containsExactly("1", "2", "3");
    // 1024 MiB in 300 s
    assertThat(texts(table(TERASORT))).containsExactly(List.of("1", "300", "3.41"));
  }

  @Test
  void onlyTrialsThatCountAreFiguresAndTheOthersAreReported() {
    Runs some = runs.next("terasort", "sort", "mine").parameter("step", "1G");
    runs.add(
        some.trial(true, List.of(), StudyRuns.seconds("elapsed", 1))
            .trial(false, List.of(IS_VOID), StudyRuns.seconds("elapsed", 2))
            .trial(false, List.of(), StudyRuns.seconds("elapsed", 100)));
    runs.add(
        runs.next("terasort", "sort", "mine")
            .parameter("step", "2M")
            .trial(false, List.of(IS_VOID), StudyRuns.seconds("elapsed", 3)));
    runs.add(
        runs.next("terasort", "sort", "mine")
            .parameter("step", "3G")
            .trial(false, List.of(), StudyRuns.seconds("elapsed", 3))
            .note(IS_VOID));
    runs.add(
        runs.next("terasort", "run", "mine")
            .parameter("step", "4G")
            .trial(false, List.of(), StudyRuns.seconds("elapsed", 4)));

    RecordFigures found = figures(TERASORT);

    assertThat(found.figures().metric(Metric.ELAPSED).all())
        .extracting(Figure::value)
        .containsExactly(new BigDecimal("100"));
    assertThat(found.notes())
        .extracting(Note::rule, Note::text)
        .containsExactly(
            tuple(
                "missing",
                "benchmark terasort, cluster mine, size 2 MiB: no trial counts (1 void), so it is"
                    + " missing."),
            tuple(
                "void-trials",
                "benchmark terasort, cluster mine, size (GiB) 1: 1 of 2 trials void and left out."),
            tuple(
                "missing",
                "benchmark terasort, cluster mine, size (GiB) 3: no trial counts (1 void), so it is"
                    + " missing."),
            tuple(
                "missing",
                "benchmark terasort, cluster mine, size (GiB) 4: run run3 lacks the size or the"
                    + " number that the table shows."));
  }

  @Test
  void runsThatDidDifferentThingsAreAveragedWithAWarning() {
    for (String profile : List.of("classic", "tuned")) {
      runs.add(
          runs.next("terasort", "sort", "mine")
              .parameter("profile", profile)
              .parameter("repeat", profile)
              .parameter("step", "1G")
              .trial(false, List.of(), StudyRuns.seconds("elapsed", 100)));
    }
    assertThat(figures(TERASORT).notes())
        .singleElement()
        .satisfies(
            note ->
                assertThat(note.text())
                    .contains("although they differ in profile; give them labels"));
  }

  /**
   * 100 to 130 and 200 to 300 MiB/s are 30 and 50 %; 50 to 40 and 80 to 60 s are 20 and 25 %. At 30
   * GiB there is only one transport.
   */
  @Test
  void improvementsOfTransportsAreComputedFromTheUsersPoints() {
    runs.write("ipoib", "20G", 200, 80).write("ipoib", "10G", 100, 50);
    runs.write("rdma", "10G", 130, 40).write("rdma", "20G", 300, 60).write("rdma", "30G", 1, 1);

    UserStudy study = UserStudy.of(PublishedStudies.find("osu").get(0), runs.records());
    List<StudyTable> tables = study.tables();

    assertThat(tables)
        .extracting(StudyTable::title)
        .containsExactly(
            "throughput, DataNodes 8, maps 32",
            "latency, DataNodes 8, maps 32",
            "Improvement over the sizes, measured");
    assertThat(texts(tables.get(0)))
        .containsExactly(
            List.of("10", "100", "130"), List.of("20", "200", "300"), List.of("30", "-", "1"));
    assertThat(texts(tables.get(1)))
        .containsExactly(
            List.of("10", "50", "40"), List.of("20", "80", "60"), List.of("30", "-", "1"));
    assertThat(tables.get(2).headings())
        .containsExactly(
            "storage",
            "DataNodes",
            "maps",
            "transport",
            "versus",
            "measure",
            "lowest (%)",
            "highest (%)");
    assertThat(texts(tables.get(2)))
        .containsExactly(
            List.of("-", "8", "32", "rdma", "ipoib", "write throughput", "30", "50"),
            List.of("-", "8", "32", "rdma", "ipoib", "write latency", "20", "25"));
    assertThat(study.withPublished(PublishedStudies.find("osu").get(0)).tables())
        .hasSize(4)
        .last()
        .satisfies(
            stated ->
                assertThat(texts(stated).get(0))
                    .containsExactly(
                        "hdd", "8", "32", "ipoib-32g (published)", "write throughput", "19", "25"));
  }

  @Test
  void publishedColumnsStandBesideTheUsersAndAreMarked() {
    runs.sort("mine", "10G", 10_240 * MEBIBYTE, 512);
    UserStudy both =
        UserStudy.of(PublishedStudies.find(TERASORT).get(0), runs.records())
            .withPublished(PublishedStudies.find(TERASORT).get(0));

    StudyTable table = both.tables().get(0);

    assertThat(both.title()).isEqualTo("terasort over growing input, 50 reduces");
    assertThat(table.columns())
        .extracting(StudyColumn::heading)
        .startsWith("mine (s)", "B2-large (published) (s)")
        .contains("mine (MiB/s)", "D1-xlarge (published) (MiB/s)")
        .hasSize(10);
    assertThat(table.rows()).hasSize(20);
    assertThat(texts(table).get(0)).contains("512", "20.00");
    assertThat(texts(table).get(1).get(1)).isEqualTo("-");
    assertThatThrownBy(() -> both.withPublished(PublishedStudies.find("osu").get(0)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aBareClusterIsWhatOthersAreComparedWith() {
    for (String label : List.of("px", "bare")) {
      runs.add(
          runs.next("dfsio", "write", label)
              .parameter("replication", "2")
              .parameter("D dfs.replication", "3")
              .parameter("D bench.volume.replication", label.equals("bare") ? "0" : "2")
              .trial(
                  false,
                  List.of(),
                  StudyRuns.rate("aggregate throughput per node", label.equals("px") ? 150 : 100)));
    }
    List<StudyTable> tables =
        UserStudy.of(PublishedStudies.find("portworx").get(0), runs.records()).tables();
    assertThat(tables).hasSize(3);
    assertThat(tables.get(2).title()).isEqualTo("dfsio write: bare (A) against px (B), a node");
    assertThat(texts(tables.get(2))).containsExactly(List.of("2", "2", "100", "150", "+50.0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hummingbird-objects",
        "xicluster-transfer",
        "uhadoop/tpch-hive",
        "uhadoop/disk",
        "mine"
      })
  void aStudyWithoutABenchmarkIsRefused(String study) {
    assertThat(RecordFigures.canFill(study)).isFalse();
    assertThatThrownBy(() -> RecordFigures.of(study, List.of()))
        .isInstanceOf(NoRecordMappingException.class)
        .hasMessageStartingWith("No record can fill the tables of '" + study + "'");
  }

  @Test
  void hbaseIsRowsPerSecondOfTheFourOperations() {
    for (String operation : List.of("randomRead", "sequentialWrite", "scan")) {
      runs.add(
          runs.next("hbase-pe", operation, "mine")
              .trial(false, List.of(), rows(1000))
              .trial(false, List.of(IS_VOID), rows(1))
              .trial(false, List.of(), rows(3000)));
    }
    StudyTable table = table("uhadoop/hbase");
    assertThat(table.headings()).containsExactly("operation", "mine (rows/s)");
    assertThat(texts(table))
        .containsExactlyInAnyOrder(
            List.of("randomRead", "2000.00"), List.of("sequentialWrite", "2000.00"));
  }

  private static Scalar rows(double perSecond) {
    return new Scalar("rows per second", Unit.OPERATIONS_PER_SECOND, perSecond);
  }

  @Test
  void noRunsAreNoTables() {
    List<RunRecord> none = new ArrayList<>();
    assertThat(UserStudy.of(PublishedStudies.find(TERASORT).get(0), none).tables()).isEmpty();
  }

  private RecordFigures figures(String study) {
    return RecordFigures.of(study, runs.records());
  }

  private StudyTable table(String study) {
    return StudyTables.of(study, figures(study).figures()).get(0);
  }

  private static List<List<String>> texts(StudyTable table) {
    List<List<String>> rows = new ArrayList<>();
    for (StudyRow row : table.rows()) {
      List<String> texts = new ArrayList<>(row.headings());
      for (int i = 0; i < row.cells().size(); i++) {
        texts.add(row.cells().get(i).text(table.columns().get(i).rounding()).orElse("-"));
      }
      rows.add(texts);
    }
    return rows;
  }
}
