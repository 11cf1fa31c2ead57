package org.benchsuite.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Samples;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Runs;
import org.benchsuite.results.published.PublishedStudies;
import org.junit.jupiter.api.Test;

class ReportTest {

  private static final double GIBIBYTE = 1L << 30;

  private static Report report(Runs... runs) {
    Report.Builder builder = Report.builder();
    List.of(runs).forEach(run -> builder.add(run.done()));
    return builder.build();
  }

  /** A run of one trial for each value, with an amount of data. */
  private static Runs sized(String id, String label, double gibibytes, double... rates) {
    Runs runs = Runs.run(id).label(label).parameter("file-size", gibibytes + "GB");
    for (double rate : rates) {
      runs.trial(
          false,
          List.of(),
          new Scalar("throughput", Unit.BYTES_PER_SECOND, rate),
          new Scalar("bytes", Unit.BYTES, gibibytes * GIBIBYTE));
    }
    return runs;
  }

  @Test
  void runsOfOneCaseAndLabelArePooled() {
    Report report = report(Runs.run("r1", 1, 2).label("a"), Runs.run("r2", 3).label("a"));
    ReportCase only = report.sections().get(0).cases().get(0);
    assertThat(only.runs()).isEqualTo(2);
    assertThat(only.metrics().get("throughput").values()).containsExactly(1.0, 2.0, 3.0);
    assertThat(only.metrics().get("elapsed").values()).hasSize(3);
  }

  @Test
  void voidTrialsAndRunsAreCountedButHaveNoNumbers() {
    Report report =
        report(
            Runs.run("r1", 5)
                .trial(
                    false,
                    List.of(Note.voids("verification", "wrong")),
                    new Scalar("throughput", Unit.BYTES_PER_SECOND, 99)),
            Runs.run("r2", 77).note(Note.voids("failed", "all of it")));
    ReportCase only = report.sections().get(0).cases().get(0);
    assertThat(only.metrics().get("throughput").values()).containsExactly(5.0);
    assertThat(only.voids()).isEqualTo(2);
    assertThat(report.overview().voids()).isEqualTo(2);
    assertThat(report.notes())
        .extracting(NoteGroup::rule)
        .containsExactly("verification", "failed");
  }

  @Test
  void operationsAreMergedByAddingHistograms() {
    List<RunRecord> runs =
        IntStream.range(0, 200).mapToObj(i -> Samples.withId(Samples.write(), "run" + i)).toList();
    Report.Builder builder = Report.builder();
    runs.forEach(builder::add);
    OpStats expected =
        runs.stream()
            .flatMap(run -> run.countedTrials().stream())
            .map(Trial::operations)
            .map(operations -> operations.get(1))
            .reduce(OpStats::plus)
            .orElseThrow();
    assertThat(builder.build().sections().get(0).cases().get(0).operations()).contains(expected);
  }

  @Test
  void theMeasuredSizeIsTheAxis() {
    Section section =
        report(
                sized("r1", "a", 4, 1),
                sized("r2", "b", 4, 1),
                sized("r3", "a", 2, 1),
                sized("r4", "b", 2, 1))
            .sections()
            .get(0);
    assertThat(section.axis()).contains(ReportAxis.size("file-size"));
    assertThat(section.cases())
        .extracting(each -> each.at().orElseThrow() / GIBIBYTE)
        .containsExactly(2.0, 2.0, 4.0, 4.0);
    assertThat(section.cases()).extracting(ReportCase::line).containsOnly("a", "b");
    assertThat(new SectionCharts("s", section).charts().get(0).kind())
        .isEqualTo(ReportChart.Kind.LINES);
  }

  @Test
  void aNumericParameterIsTheAxisAndAnotherOneNamesTheLines() {
    Report report =
        report(
            Runs.run("r1", 1).parameter("nr-files", "4").parameter("sync", "none"),
            Runs.run("r2", 1).parameter("nr-files", "8").parameter("sync", "none"),
            Runs.run("r3", 1).parameter("nr-files", "4").parameter("sync", "hsync"),
            Runs.run("r4", 1).parameter("nr-files", "8").parameter("sync", "hsync"));
    Section section = report.sections().get(0);
    assertThat(section.axis()).contains(new ReportAxis("nr-files", Unit.COUNT, "nr-files"));
    assertThat(section.cases())
        .extracting(ReportCase::line)
        .containsOnly("no label, sync=none", "no label, sync=hsync");
  }

  @Test
  void wordsMakeBars() {
    Section section =
        report(
                Runs.run("r1", 1, 2).parameter("sync", "none"),
                Runs.run("r2", 3, 4).parameter("sync", "hsync"))
            .sections()
            .get(0);
    assertThat(section.axis()).isEmpty();
    ReportChart chart = new SectionCharts("s", section).charts().get(1);
    assertThat(chart.kind()).isEqualTo(ReportChart.Kind.BARS);
    assertThat(chart.x().categories()).containsExactly("sync=none", "sync=hsync");
    assertThat(chart.series().get(0).points().get(0)).hasSize(4).doesNotContainNull();
  }

  @Test
  void oneTrialHasNoInterval() {
    Section section = report(Runs.run("r1", 1)).sections().get(0);
    ReportChart chart = new SectionCharts("s", section).charts().get(0);
    assertThat(chart.caption()).contains("no confidence interval");
    assertThat(chart.series().get(0).points().get(0).subList(2, 4)).containsOnlyNulls();
    assertThat(new SectionTables("s", section).results().remarks()).hasSize(1);
  }

  @Test
  void ofManyFindingsTheFirstAreKeptAndTheOthersCounted() {
    Report.Builder builder = Report.builder();
    for (int i = 0; i < 100; i++) {
      builder.add(
          Runs.run("r" + i, 1)
              .note(Note.warning("waves", "the same"))
              .note(Note.warning("skew", "factor " + i))
              .note(Note.info("sync", "none"))
              .note(Note.voids("failed", "no"))
              .done());
    }
    List<NoteGroup> notes = builder.build().notes();
    assertThat(notes)
        .extracting(NoteGroup::severity)
        .isSorted()
        .startsWith(Note.Severity.VOID)
        .endsWith(Note.Severity.INFO);
    NoteGroup waves = notes.stream().filter(n -> n.rule().equals("waves")).findFirst().get();
    assertThat(waves.runs()).isEqualTo(100);
    assertThat(waves.findings()).hasSize(1);
    assertThat(waves.findings().get(0).runs().size() + waves.findings().get(0).moreRuns())
        .isEqualTo(100);
    NoteGroup skew = notes.stream().filter(n -> n.rule().equals("skew")).findFirst().get();
    assertThat(skew.findings().size() + skew.moreFindings()).isEqualTo(100);
  }

  @Test
  void eachEnvironmentIsKeptOnce() {
    Report report =
        report(
            Runs.run("r1", 1).fact("hadoop.version", "3.4.2"),
            Runs.run("r2", 1).fact("hadoop.version", "3.5.0"),
            Runs.run("r3", 1).fact("hadoop.version", "3.4.2"));
    assertThat(report.environments()).extracting(Environment::runs).containsExactly(2, 1);
    assertThat(GeneralTables.environments(report))
        .extracting(ReportTable::id)
        .containsExactly("environments", "facts-differing", "facts", "settings");
  }

  @Test
  void publishedLinesHaveTheAxisOfTheRuns() {
    Runs run = sized("r1", "mine", 10, 100).of("terasort", "run");
    Report report =
        Report.builder()
            .published(PublishedStudies.find("uhadoop/terasort").get(0))
            .published(PublishedStudies.find("uhadoop/disk").get(0))
            .add(run.done())
            .build();
    assertThat(report.published()).extracting(PublishedPart::name).containsExactly("uhadoop/disk");
    ReportChart chart = new SectionCharts("s", report.sections().get(0)).charts().get(0);
    assertThat(chart.x()).isEqualTo(new ReportChart.Axis("size", "GiB", false, List.of()));
    assertThat(chart.series()).filteredOn(ReportChart.Series::published).hasSize(4);
    assertThat(chart.series().get(1).name())
        .isEqualTo("uhadoop/terasort cluster B2-large (published)");
    assertThat(chart.series().get(1).points()).hasSize(20);
  }
}
