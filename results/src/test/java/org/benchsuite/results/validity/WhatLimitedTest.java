package org.benchsuite.results.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Samples;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.benchsuite.results.validity.Bound.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhatLimitedTest {

  private static final double MEBIBYTE = 1 << 20;
  private static final long SECOND = 1_000_000_000L;

  private final List<Phase> phases = new ArrayList<>();
  private final List<TaskResult> tasks = new ArrayList<>();
  private final List<Measurement> measurements = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();
  private Baselines baselines = Baselines.unknown();

  @Test
  void withoutFactsItIsUnknownAndTheMissingOnesAreNamed() {
    assertThat(bound().sentence())
        .isEqualTo(
            "unknown; not recorded: the course of each task, how long the start took, how busy the"
                + " processors were, what the disks can do, what the network can do.");
  }

  @Test
  void factsBelowEveryThresholdAreNoLimit() {
    task(0, 10);
    task(0, 10);
    start(1);
    load(0.4, 0.05);
    scalar("aggregate throughput", 100);
    scalar("physical aggregate throughput", 200);
    baselines = perNode(100, 1000);

    assertThat(bound().sentence())
        .isEqualTo(
            "unknown; while the tasks ran, the processors were busy 40 % and waited for disks 5 %"
                + " of the time; nothing that is recorded reached its limit.");
  }

  @ParameterizedTest
  @CsvSource({
    "0.84, 0.10, UNKNOWN",
    "0.85, 0.10, PROCESSORS",
    "0.97, 0.03, PROCESSORS",
    "0.50, 0.19, UNKNOWN",
    "0.50, 0.20, DISK"
  })
  void processorsTellOfThemselvesAndOfDisks(double busy, double waiting, Kind kind) {
    load(busy, waiting);

    assertThat(bound().kind()).isEqualTo(kind);
    assertThat(bound().text()).contains("busy %.0f %%".formatted(100 * busy));
  }

  @Test
  void ticksOfTheTasksDoWhereNoScalarIsRecorded() {
    task(0, 10, Map.of("processor ticks busy", 90L, "processor ticks idle", 10L));
    task(0, 10, Map.of("processor ticks busy", 92L, "processor ticks idle", 8L));

    assertThat(bound().kind()).isEqualTo(Kind.PROCESSORS);
    assertThat(bound().text()).contains("busy 91 %");
  }

  @ParameterizedTest
  @CsvSource({"5, UNKNOWN", "5.1, START_UP", "9, START_UP"})
  void startUpIsMoreThanHalfOfTheTime(double seconds, Kind kind) {
    start(seconds);

    assertThat(bound().kind()).isEqualTo(kind);
  }

  @Test
  void everyPhaseWithoutWorkIsStartUpAlsoThatOfAStep() {
    phase("sort: submit", 1);
    phase("sort: application master start", 2);
    phase("sort: first task start", 1);
    phase("sort: maps (first start to last end)", 3);
    phase("sort: commit", 1.5);
    phase("teragen", 1);

    assertThat(bound().sentence())
        .isEqualTo(
            "start-up: submission, the start of containers and commit took 5.50 s of 10.00 s"
                + " (55 %).");
  }

  @Test
  void tasksThatWaitForOthersAreLimitedByContainers() {
    task(0, 5);
    task(0, 6);
    task(5, 10);
    task(6, 11);

    assertThat(bound().sentence())
        .isEqualTo(
            "containers: of 4 tasks at most 2 ran at once and 2 started only after others had"
                + " ended, because too few containers were free or they start too slowly.");
    notes.add(Note.warning("waves", "4 tasks ran in about 2 waves."));
    assertThat(bound().text()).endsWith("2 started only after others had ended");
  }

  @Test
  void aNoteOfWavesDoesWithoutTasks() {
    notes.add(Note.warning("waves", "4 tasks ran in about 2 waves."));

    assertThat(bound().kind()).isEqualTo(Kind.CONTAINERS);
  }

  @Test
  void tasksThatOverlapAreOneWave() {
    task(0, 5);
    task(4, 9);

    assertThat(bound().kind()).isEqualTo(Kind.UNKNOWN);
  }

  @ParameterizedTest
  @CsvSource({"340, UNKNOWN", "360, DISK", "440, DISK", "450, UNKNOWN"})
  void disksAreAtTheirBaselineFromNinetyPercentOn(double rate, Kind kind) {
    scalar("physical aggregate throughput", rate);
    baselines = new Baselines(OptionalDouble.of(100 * MEBIBYTE), OptionalDouble.empty());

    assertThat(bound().kind()).isEqualTo(kind);
  }

  @Test
  void theFiguresOfABaselineAreTold() {
    scalar("physical aggregate throughput", 380);
    baselines = new Baselines(OptionalDouble.of(100 * MEBIBYTE), OptionalDouble.empty());

    assertThat(bound().sentence())
        .isEqualTo(
            "disks: they carried 380.00 MiB/s, 95 % of the baseline of 4 nodes (100.00 MiB/s"
                + " each).");
  }

  @Test
  void copiesBeyondTheFirstCrossTheNetwork() {
    scalar("aggregate throughput", 200);
    scalar("physical aggregate throughput", 600);
    baselines = perNode(1000, 105);

    assertThat(bound().kind()).isEqualTo(Kind.NETWORK);
    assertThat(bound().text()).startsWith("it carried 400.00 MiB/s, 95 %");
  }

  @Test
  void onlyRemoteReadsCrossTheNetworkAndAllComeFromDisks() {
    scalar("aggregate throughput", 400);
    scalar("bytes read local", 300);
    scalar("bytes read remote", 100);
    baselines = perNode(1000, 26);
    assertThat(bound().kind()).isEqualTo(Kind.NETWORK);
    baselines = perNode(104, 1000);
    assertThat(bound().kind()).isEqualTo(Kind.DISK);
  }

  @Test
  void theStrongestIsNamedAndTheOthersMentioned() {
    start(9);
    load(0.9, 0);

    assertThat(WhatLimited.all(run(), baselines))
        .extracting(Bound::kind)
        .containsExactly(Kind.START_UP, Kind.PROCESSORS);
    assertThat(bound().sentence())
        .startsWith("start-up: ")
        .contains("9.00 s of 10.00 s (90 %); also processors: while the tasks ran");
  }

  @Test
  void aClientThatIsKnownToLimitGoesFirst() {
    start(9);
    notes.add(Note.warning("client-limited", "The client's link was full at 9.8 Gbit/s."));

    assertThat(bound().sentence())
        .startsWith("the client: The client's link was full at 9.8 Gbit/s; also start-up: ");
  }

  @Test
  void onlyTrialsThatCountAreLookedAt() {
    load(0.99, 0);
    notes.add(Note.voids("verification", "Wrong."));
    Trial voided = trial();
    measurements.clear();
    notes.clear();
    load(0.1, 0);

    assertThat(WhatLimited.of(Samples.run("", List.of(voided, trial())), baselines).kind())
        .isEqualTo(Kind.UNKNOWN);
  }

  private Bound bound() {
    return WhatLimited.of(run(), baselines);
  }

  /** On four nodes. */
  private RunRecord run() {
    return Samples.run("", List.of(trial()));
  }

  private Trial trial() {
    return new Trial(
        1, false, Samples.STARTED, 10 * SECOND, phases, tasks, List.of(), measurements, notes);
  }

  private static Baselines perNode(double diskMebibytes, double networkMebibytes) {
    return new Baselines(
        OptionalDouble.of(diskMebibytes * MEBIBYTE),
        OptionalDouble.of(networkMebibytes * MEBIBYTE));
  }

  private void start(double seconds) {
    phase("start-up", seconds);
  }

  private void phase(String name, double seconds) {
    phases.add(new Phase(name, (long) (seconds * SECOND)));
  }

  private void load(double busy, double waiting) {
    measurements.add(new Scalar("processors busy", Unit.RATIO, busy));
    measurements.add(new Scalar("processors waiting", Unit.RATIO, waiting));
  }

  private void scalar(String name, double mebibytes) {
    measurements.add(new Scalar(name, Unit.BYTES_PER_SECOND, mebibytes * MEBIBYTE));
  }

  private void task(long start, long end) {
    task(start, end, Map.of());
  }

  private void task(long start, long end, Map<String, Long> counters) {
    tasks.add(
        new TaskResult(
            tasks.size(),
            0,
            "worker-" + tasks.size() % 2,
            start * SECOND,
            end * SECOND,
            1,
            List.of(),
            counters,
            Samples.WORKER));
  }
}
