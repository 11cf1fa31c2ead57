package org.benchsuite.terasort;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.benchsuite.common.Schedule;
import org.benchsuite.results.Phase;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps add slices to what is there: nothing is made twice, nothing differs from one whole. */
class TeraStepsTest {

  private static final int FAILED = 1;
  private static final int ROW = 100;

  /** 1000, 2025, 3050 and 4075 bytes: 10, 21, 31 and 41 rows. */
  private static final String STEPS = " -steps 1000:4075:1025 -step ";

  private static final String FIRST_SLICE = "input/slice-0000000000000000-0000000000001000";
  private static final String SECOND_SLICE = "input/slice-0000000000001000-0000000000002025";

  @TempDir Path folder;

  private StepFolder steps;

  @BeforeEach
  void inFolder() {
    steps = new StepFolder(folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1000:4075:1025", "50:470:70", "99:1234:101", "300:1500:300", "1:40:13"})
  void slicesMadeOneByOneAreTheRowsOfOneGeneration(String text) throws Exception {
    Schedule schedule = Schedule.parse(text);
    long last = 0;
    for (long amount : schedule.amounts()) {
      ok("teragen DIR/in -steps " + text + " -step " + amount + " -D mapreduce.job.maps=3");
      assertThat(steps.slices("in")).hasSize(schedule.slices(amount).size());
      last = amount;
    }
    ok("teragen " + (last + ROW - 1) / ROW + " DIR/whole");
    assertThat(steps.rowsOfSlices("in")).isEqualTo(steps.rows("whole"));
  }

  @Test
  void eachStepMakesOnlyItsOwnSliceAndSortsAll() throws Exception {
    long generated = 0;
    Map<String, Object> before = Map.of();
    for (int step = 1; step <= 4; step++) {
      ok("terasort run DIR" + STEPS + (1025 * step - 25));
      assertThat(steps.slices("input")).hasSize(step);
      assertThat(steps.identities("input")).containsAllEntriesOf(before);
      before = steps.identities("input");
      generated += (long) steps.latest("generated");
      assertThat(steps.latest("bytes")).isEqualTo(steps.rowsOfSlices("input").length);
      assertThat(steps.latest("rows") * ROW).isEqualTo(steps.latest("bytes"));
      assertThat(steps.rows("output")).hasSize(steps.rowsOfSlices("input").length);
    }
    assertThat(generated).isEqualTo((long) steps.latest("bytes")).isEqualTo(4100);
    RunRecord record = steps.latest();
    assertThat(record.operation()).isEqualTo("run");
    assertThat(record.parameters())
        .containsEntry("steps", "1000B:4075B:1025B")
        .containsEntry("step", "4075");
  }

  @Test
  void trialsAfterTheFirstAndStepsThatAreThereMakeNothing() throws Exception {
    ok("terasort run DIR" + STEPS + "2025 -trials 2");
    List<Trial> trials = steps.latest().trials();
    assertThat(trials).hasSize(2).allMatch(Trial::valid);
    assertThat(generated(trials.get(0))).isEqualTo(2100);
    assertThat(value(trials.get(0), "teragen throughput")).isPositive();
    assertThat(generated(trials.get(1))).isZero();
    assertThat(trials.get(1).scalar("teragen elapsed")).isEmpty();
    assertThat(trials.get(1).phases()).extracting(Phase::name).doesNotContain("teragen");
    Map<String, Object> before = steps.identities("input");
    ok("terasort run DIR" + STEPS + "1000");
    assertThat(steps.latest("generated")).isZero();
    assertThat(steps.latest("rows")).isEqualTo(10);
    assertThat(steps.identities("input")).isEqualTo(before);
  }

  private static double generated(Trial trial) {
    return value(trial, "generated");
  }

  private static double value(Trial trial, String name) {
    return trial.scalar(name).map(Scalar::value).orElseThrow();
  }

  @Test
  void throughputOfTeragenIsThatOfTheBytesItMade() throws Exception {
    ok("terasort run DIR" + STEPS + "3050");
    ok("terasort run DIR" + STEPS + "4075");
    double seconds = steps.latest("teragen elapsed") / 1e9;
    assertThat(Math.round(steps.latest("teragen throughput") * seconds)).isEqualTo(1000);
    double sorting = steps.latest("terasort elapsed") / 1e9;
    assertThat(Math.round(steps.latest("terasort throughput") * sorting)).isEqualTo(4100);
  }

  @Test
  void overwriteMakesTheStepsOwnSliceAnewOnce() throws Exception {
    ok("terasort run DIR" + STEPS + "2025");
    byte[] rows = steps.rowsOfSlices("input");
    StepFolder.corrupt(steps.data(SECOND_SLICE).resolve("part-m-00000"));
    ok("terasort run DIR" + STEPS + "2025 -overwrite -trials 2");
    List<Trial> trials = steps.latest().trials();
    assertThat(trials).extracting(TeraStepsTest::generated).containsExactly(1100.0, 0.0);
    assertThat(steps.rowsOfSlices("input")).isEqualTo(rows);
  }

  @Test
  void slicesOfTeragenAreThoseOfTheSort() throws Exception {
    ok("teragen DIR/input" + STEPS + "2025");
    assertThat(steps.latest("bytes")).isEqualTo(2100);
    assertThat(steps.latest().trials().get(0).tasks())
        .extracting(task -> task.index())
        .containsExactly(0, 1, 2, 3);
    ok("teragen DIR/input" + STEPS + "3050");
    assertThat(steps.latest("bytes")).isEqualTo(1000);
    assertThat(steps.latest().parameters()).containsKey("OUT").doesNotContainKey("ROWS|SIZE");
    ok("terasort run DIR" + STEPS + "3050");
    assertThat(steps.latest("generated")).isZero();
    assertThat(steps.latest("rows")).isEqualTo(31);
  }

  @Test
  void trialsOfTeragenMakeTheirSlicesAgainAndNoOthers() throws Exception {
    ok("teragen DIR/input" + STEPS + "1000");
    Map<String, Object> before = steps.identities("input");
    ok("teragen DIR/input" + STEPS + "3050 -trials 2");
    assertThat(steps.latest().trials()).hasSize(2).allMatch(Trial::valid);
    for (Trial trial : steps.latest().trials()) {
      assertThat(value(trial, "bytes")).isEqualTo(2100);
    }
    assertThat(steps.identities("input")).containsAllEntriesOf(before);
    assertThat(steps.rowsOfSlices("input")).hasSize(3100);
  }

  @Test
  void sliceThatAKilledClientLeftIsMadeAgain() throws Exception {
    ok("teragen DIR/input" + STEPS + "3050");
    byte[] rows = steps.rowsOfSlices("input");
    Path killed = steps.data(SECOND_SLICE);
    Files.delete(killed.resolve("_bench_suite_rows"));
    Files.delete(killed.resolve("_SUCCESS"));
    Files.write(killed.resolve("_bench_suite_rows_begun"), new byte[0]);
    Files.write(killed.resolve("part-m-00007"), new byte[5 * ROW + 3]);
    Path attempt = Files.createDirectories(killed.resolve("_temporary")).resolve("part-m-00001-x");
    Files.write(attempt, new byte[ROW]);
    ok("terasort run DIR" + STEPS + "3050");
    assertThat(steps.latest("generated")).isEqualTo(1100);
    assertThat(steps.rowsOfSlices("input")).isEqualTo(rows);
    assertThat(killed.resolve("_temporary")).doesNotExist();
    assertThat(killed.resolve("part-m-00007")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "tuned"})
  void corruptedRowOfASliceVoidsTheRun(String profile) throws Exception {
    ok("terasort run DIR" + STEPS + "2025 -profile " + profile);
    StepFolder.corrupt(steps.data(FIRST_SLICE).resolve("part-m-00000"));
    CommandLineRun run = steps.run("terasort run DIR" + STEPS + "3050 -profile " + profile);
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(FAILED);
    assertThat(run.text()).contains("rows were changed, lost or repeated");
    assertThat(steps.latest().valid()).isFalse();
    assertThat(steps.latest("generated")).isEqualTo(1000);
  }

  @Test
  void lostFileOfASliceVoidsTheRunAndOnlyWhatIsReadIsReported() throws Exception {
    ok("teragen DIR/input" + STEPS + "2025 -D mapreduce.job.maps=2");
    Path lost = steps.data(SECOND_SLICE).resolve("part-m-00001");
    long rows = Files.size(lost) / ROW;
    Files.delete(lost);
    CommandLineRun run = steps.run("terasort run DIR" + STEPS + "2025");
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(FAILED);
    assertThat(run.text()).contains(rows + " less than the 21 that teragen made");
    assertThat(steps.latest("rows")).isEqualTo(21 - rows);
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "tuned"})
  void severalSlicesAreSortedAsOneFolderIs(String profile) throws Exception {
    String options = " -D mapreduce.job.reduces=3 -profile " + profile;
    for (String size : List.of("70001", "140002", "210003")) {
      ok("terasort run DIR/steps -steps 70001:210003:70001 -step " + size + options);
    }
    ok("teragen 2101 DIR/whole");
    ok("terasort DIR/whole DIR/sorted -verify" + options);
    assertThat(steps.rows("steps/output")).isEqualTo(steps.rows("sorted")).hasSize(210_100);
    ok("teravalidate DIR/steps/output DIR/verdict -source DIR/whole");
    assertThat(Files.readString(steps.data("verdict/part-r-00000")))
        .isEqualTo(Files.readString(steps.data("steps/report/part-r-00000")));
  }

  private CommandLineRun ok(String line) throws IOException {
    CommandLineRun run = steps.run(line);
    assertThat(run.exitCode()).as(run.toString()).isZero();
    return run;
  }
}
