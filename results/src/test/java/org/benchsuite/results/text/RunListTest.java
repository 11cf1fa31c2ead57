package org.benchsuite.results.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.benchsuite.results.Golden;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Samples;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Runs;
import org.junit.jupiter.api.Test;

class RunListTest {

  private static final List<ListedRun> RUNS =
      Stream.of(
              Samples.write(),
              Runs.run("20260102T000000.000Z-terasort-sort-0123456789ab")
                  .of("terasort", "sort")
                  .label("=1+1, \u4e2d\u6587 \u001b[31m" + "x".repeat(40))
                  .started("2026-01-02T00:00:00.5Z")
                  .metric("elapsed", Unit.NANOSECONDS, 61.5e9)
                  .done(),
              Runs.run("all-void", 1e6, 2e6).note(Note.voids("verification", "Wrong.")).done(),
              Runs.run("none").trial(true, List.of(), new Scalar("a", Unit.COUNT, 1)).done())
          .map(ListedRun::of)
          .toList();

  @Test
  void aLineARun() throws Exception {
    Golden.assertMatches("run-list.txt", RunList.table(RUNS));
  }

  @Test
  void csvWithUnscaledNumbers() throws Exception {
    Golden.assertMatches("run-list.csv", RunList.csv(RUNS));
  }

  @Test
  void noRunNoTable() {
    assertThat(RunList.table(List.of())).isEmpty();
    assertThat(RunList.csv(List.of())).hasLineCount(1);
  }

  @Test
  void noNumberOfAVoidTrialCounts() {
    ListedRun run = ListedRun.of(Samples.write());

    assertThat(run.counted()).isEqualTo(2);
    assertThat(run.voids()).isEqualTo(1);
    assertThat(run.valid()).isFalse();
    assertThat(run.state()).isEqualTo("1 void, 1 warning");
    assertThat(run.mean().orElseThrow() / (1 << 20)).isBetween(371.0, 372.0);
    assertThat(RUNS.get(2).mean()).isEmpty();
    assertThat(RUNS.get(2).state()).isEqualTo("void");
  }

  @Test
  void theSameWarningOfSeveralTrialsIsOne() {
    Note note = Note.warning("page-cache", "Warm.");
    RunRecord run =
        Runs.run("r")
            .trial(false, List.of(note), new Scalar("elapsed", Unit.NANOSECONDS, 1))
            .trial(false, List.of(note), new Scalar("elapsed", Unit.NANOSECONDS, 3))
            .note(Note.warning("waves", "Two."))
            .done();

    assertThat(ListedRun.of(run).state()).isEqualTo("valid, 2 warnings");
  }
}
