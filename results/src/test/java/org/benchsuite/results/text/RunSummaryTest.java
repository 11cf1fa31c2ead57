package org.benchsuite.results.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.benchsuite.results.Distribution;
import org.benchsuite.results.Golden;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpRecorder;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Phase;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Samples;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

class RunSummaryTest {

  private static final String HOSTILE = "a\u001b[31m\r\nVOID\tb\u202ec\u0000\u200b\ud83d\u009b2J";

  @Test
  void repeatedRun() throws Exception {
    Golden.assertMatches("run-summary.txt", RunSummary.render(Samples.write()));
  }

  @Test
  void singleTrialOfAnOpenLoop() throws Exception {
    Golden.assertMatches("run-summary-single.txt", RunSummary.render(openLoop(), 80));
  }

  @Test
  void narrowTerminal() throws Exception {
    Golden.assertMatches("run-summary-narrow.txt", RunSummary.render(Samples.write(), 60));
  }

  @Test
  void aVoidTrialsNumbersAreNotPrinted() {
    String summary = RunSummary.render(Samples.write());

    // the void trial wrote at about 777 MiB/s a stream
    assertThat(summary).contains("void", "VOID     verification (trial 3)");
    assertThat(summary).doesNotContainPattern("\\b7[0-9][0-9]\\.[0-9][0-9]\\b");
    assertThat(summary).doesNotContain("trial 3:", "in trial 3");
  }

  @Test
  void whatLimitedTheRunIsSaidOnce() {
    Note limit = Note.info("limit", "The processors limited this job.");
    Scalar busy = new Scalar("processors busy", Unit.RATIO, 0.95);
    RunRecord counted = Samples.withNotes(Samples.run("", List.of(trial(1, busy))), List.of(limit));

    assertThat(RunSummary.render(counted))
        .contains("Limited by: processors: while the tasks ran, the processors were busy 95 %")
        .doesNotContain("limited this job");
    RunRecord nothing = Samples.withNotes(Samples.run("", List.of()), List.of(limit));
    assertThat(RunSummary.render(nothing))
        .contains("INFO     limit: The processors limited this job.")
        .doesNotContain("Limited by");
  }

  @Test
  void aVoidRunHasNoNumbersAtAll() {
    RunRecord run = Samples.withNotes(Samples.write(), List.of(Note.voids("rule", "No good.")));

    assertThat(RunSummary.render(run))
        .contains("VOID     rule: No good.", "No result: the run is void.")
        .doesNotContain("MiB/s", "p99", "Slowest", "Phases");
  }

  @Test
  void aRunOfVoidTrialsHasNoNumbersAtAll() {
    Trial voided = Samples.write().trials().get(3);

    assertThat(RunSummary.render(Samples.run("", List.of(voided))))
        .contains("No result: every trial is void.")
        .doesNotContain("MiB/s", "p99", "Slowest", "Phases");
  }

  @Test
  void warmUpsAloneAreNoResult() {
    Trial warmup = Samples.write().trials().get(0);

    assertThat(RunSummary.render(Samples.run("", List.of(warmup))))
        .contains("No result: no trial ran.")
        .doesNotContain("MiB/s");
  }

  @Test
  void notesComeBeforeNumbersTheGravestFirst() {
    String summary = RunSummary.render(Samples.write());

    assertThat(summary.indexOf("VOID")).isLessThan(summary.indexOf("WARNING"));
    assertThat(summary.indexOf("WARNING")).isLessThan(summary.indexOf("INFO"));
    assertThat(summary.indexOf("INFO")).isLessThan(summary.indexOf("Result of"));
  }

  @Test
  void noLineIsWiderThanTheTerminal() {
    List<RunRecord> runs = List.of(Samples.write(), openLoop(), hostile(), manyTrials());
    for (RunRecord run : runs) {
      for (int width = 40; width <= 200; width += 3) {
        for (String line : RunSummary.render(run, width).split("\n")) {
          assertThat(PlainText.width(line)).as(line).isLessThanOrEqualTo(width);
        }
      }
    }
  }

  @Test
  void textFromOutsideCannotSteerTheTerminal() {
    String summary = RunSummary.render(hostile());

    assertThat(summary.lines()).noneMatch(line -> line.startsWith("VOID"));
    assertThat(summary.codePoints())
        .allMatch(point -> point == '\n' || point >= ' ' && point < 0x7f || point > 0xa0)
        .noneMatch(point -> Character.getType(point) == Character.FORMAT)
        .noneMatch(point -> Character.getType(point) == Character.SURROGATE);
  }

  @Test
  void manyTrialsAreSplitIntoBlocks() {
    String summary = RunSummary.render(manyTrials());

    assertThat(summary).contains("trial 1 ", "trial 12", "Result of 12 trials");
  }

  @Test
  void aScalarThatIsNoNumberIsNotAvailable() {
    Measurement none = new Scalar("rate", Unit.BYTES_PER_SECOND, Double.NaN);

    assertThat(RunSummary.render(Samples.run("", List.of(trial(1, none), trial(2, none)))))
        .containsPattern("rate +n/a +n/a +n/a +n/a +2")
        .containsPattern("rate +n/a +n/a");
  }

  @Test
  void aWholeMeanDoesNotRoundItsIntervalToNothing() {
    RunRecord run =
        Samples.run(
            "",
            List.of(
                trial(1, new Scalar("files", Unit.COUNT, 3.99)),
                trial(2, new Scalar("files", Unit.COUNT, 4.01))));

    assertThat(RunSummary.render(run)).containsPattern("files +4\\.00 +\\+/- 0\\.13");
  }

  private static Trial trial(int number, Measurement... measurements) {
    return new Trial(
        number,
        false,
        Samples.STARTED,
        1,
        List.of(),
        List.of(),
        List.of(),
        List.of(measurements),
        List.of());
  }

  private static RunRecord openLoop() {
    Random random = new Random(14);
    OpRecorder recorder = new OpRecorder();
    OpRecorder.Operation get = recorder.operation("get");
    for (int i = 0; i < 2_000; i++) {
      long start = random.nextInt(3_000_000);
      get.record(4096, 0, start, start + 500_000 + random.nextInt(2_000_000));
    }
    get.error("503");
    get.error("timeout");
    OpStats stats = recorder.stats().get(0);
    Trial trial =
        new Trial(
            1,
            false,
            Samples.STARTED,
            1,
            List.of(new Phase("tasks", 150_000_000_000L)),
            List.of(),
            List.of(stats),
            List.of(
                new Scalar("operations", Unit.OPERATIONS_PER_SECOND, 13.33),
                new Distribution("object size", Unit.BYTES, stats.service())),
            List.of());
    return Samples.run("open loop", List.of(trial));
  }

  private static RunRecord hostile() {
    OpRecorder recorder = new OpRecorder();
    recorder.operation(HOSTILE).error(HOSTILE);
    TaskResult task =
        new TaskResult(
            0, 0, HOSTILE.repeat(9), 0, 9, 1, recorder.stats(), Map.of(), Samples.WORKER);
    TaskResult wide =
        new TaskResult(
            1, 0, "\u4e2d\u6587".repeat(40), 0, 7, 1, List.of(), Map.of(), Samples.WORKER);
    Trial trial =
        new Trial(
            1,
            false,
            Samples.STARTED,
            1,
            List.of(new Phase(HOSTILE, 1)),
            List.of(task, wide),
            recorder.stats(),
            List.of(new Scalar(HOSTILE.repeat(20), Unit.COUNT, -1)),
            List.of(Note.info(HOSTILE, HOSTILE + "x".repeat(500))));
    return Samples.run(HOSTILE + "\u4e2d\u6587 \ud83d\ude80", List.of(trial, trial));
  }

  private static RunRecord manyTrials() {
    List<Trial> trials = new ArrayList<>();
    for (int number = 1; number <= 12; number++) {
      trials.add(Samples.trial(number, false, 90 + number, List.of()));
    }
    return Samples.run("many", trials);
  }
}
