package org.benchsuite.results.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.benchsuite.results.compare.Runs.group;
import static org.benchsuite.results.compare.Runs.run;

import java.util.List;
import java.util.Set;
import org.benchsuite.results.Note;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

class ComparisonReportTest {

  @Test
  void runsOfOneCaseArePooledAndCasesOfOneSideAreNamed() {
    ComparisonReport report =
        report(
            group(run("1", 100, 101), run("2", 102), run("3", 7).parameter("nr-files", "8")),
            group(run("4", 120, 121, 122), run("5", 7).of("dfsio", "read")));
    assertThat(report.comparisons()).hasSize(1);
    Comparison comparison = report.comparisons().get(0);
    assertThat(comparison.pair().a().values()).containsExactly(100.0, 101.0, 102.0);
    assertThat(comparison.verdict()).isEqualTo(Verdict.FASTER);
    assertThat(report.onlyA()).extracting(CaseKey::operation).containsExactly("write");
    assertThat(report.onlyB()).extracting(CaseKey::operation).containsExactly("read");
    assertThat(report.tested()).isEqualTo(1);
  }

  @Test
  void warmupsAndVoidTrialsAndRunsNeverCount() {
    Scalar wrong = new Scalar("throughput", Unit.BYTES_PER_SECOND, 9999);
    Note isVoid = Note.voids("verification", "wrong bytes");
    RunGroup a =
        group(
            run("1", 100, 101).trial(true, List.of(), wrong).trial(false, List.of(isVoid), wrong),
            run("2", 9999, 9999).note(isVoid));
    ComparisonReport report = report(a, group(run("3", 100, 101)));
    assertThat(report.comparisons().get(0).pair().a().values()).containsExactly(100.0, 101.0);
    assertThat(a.counted()).isEqualTo(2);
    assertThat(a.warmups()).isEqualTo(1);
    assertThat(a.voids()).isEqualTo(3);
    assertThat(a.emptyRuns()).isEqualTo(1);
  }

  @Test
  void whereNothingCountsNothingIsCompared() {
    Note isVoid = Note.voids("failed", "it failed");
    ComparisonReport report =
        report(group(run("1", 1, 2).note(isVoid)), group(run("2", 1, 2).note(isVoid)));
    assertThat(report.comparisons().get(0).verdict()).isEqualTo(Verdict.NOT_COMPARABLE);
    assertThat(report.canBeSlower()).isFalse();
  }

  @Test
  void theHeadlineIsTheFirstNumberWithADirection() {
    Runs a = run("1").metric("map tasks", Unit.COUNT, 2).metric("elapsed", Unit.NANOSECONDS, 5, 6);
    Runs b = run("2").metric("elapsed", Unit.NANOSECONDS, 5, 6);
    assertThat(report(group(a), group(b)).comparisons())
        .extracting(each -> each.pair().metric())
        .containsExactly("elapsed");
  }

  @Test
  void metricsAreChosenByName() {
    ComparisonReport report =
        ComparisonReport.of(
            group(run("1", 100, 101)),
            group(run("2", 100, 102)),
            Set.of("elapsed", "throughput"),
            Set.of());
    assertThat(report.comparisons())
        .extracting(each -> each.pair().metric())
        .containsExactlyInAnyOrder("elapsed", "throughput");
    assertThatThrownBy(() -> metric("thruput"))
        .isInstanceOf(ComparisonException.class)
        .hasMessage(
            "No trial has a number 'thruput' given by --metric; did you mean 'throughput'?");
    assertThatThrownBy(() -> metric("latency"))
        .hasMessage(
            "No trial has a number 'latency' given by --metric; there are elapsed, throughput.");
  }

  @Test
  void aStatedParameterBringsCasesTogether() {
    RunGroup a = group(run("1", 100, 101, 102));
    RunGroup b = group(run("2", 50, 51, 52).parameter("nr-files", "8"));
    assertThat(report(a, b).comparisons()).isEmpty();
    ComparisonReport stated = ComparisonReport.of(a, b, Set.of(), Set.of("nr-files", "label"));
    assertThat(stated.comparisons())
        .singleElement()
        .satisfies(each -> assertThat(each.verdict()).isEqualTo(Verdict.SLOWER));
    assertThat(stated.facts().uncontrolled()).isFalse();
    assertThat(stated.facts().differences())
        .singleElement()
        .satisfies(fact -> assertThat(fact.b()).containsExactly("8"));
  }

  @Test
  void unknownAxesAndRunsOnBothSidesAreRefused() {
    assertThatThrownBy(
            () ->
                ComparisonReport.of(
                    group(run("1")), group(run("2")), Set.of(), Set.of("hadop.version")))
        .isInstanceOf(ComparisonException.class)
        .hasMessage(
            "No run has a fact or parameter 'hadop.version' given by --axis; did you mean"
                + " 'hadoop.version'?");
    assertThatThrownBy(() -> report(group(run("1")), group(run("2"), run("1"))))
        .hasMessage("Run '1' is in both A and B; a run cannot be compared with itself.");
  }

  private static ComparisonReport metric(String name) {
    return ComparisonReport.of(group(run("1", 100)), group(run("2", 100)), Set.of(name), Set.of());
  }

  private static ComparisonReport report(RunGroup a, RunGroup b) {
    return ComparisonReport.of(a, b, Set.of(), Set.of());
  }
}
