package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.Machine;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpRecorder;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.TaskResult;
import org.junit.jupiter.api.Test;

class ReportCountersTest {

  private static final long EPOCH = 1_700_000_000_000_000_000L;

  /** Two tasks of two clients each: what went in comes out, operations merged per task. */
  @Test
  void reportsComeBackOnTheClockOfTheEpoch() {
    List<TaskResult> tasks = List.of(task(0, report(0), report(1)), task(1, report(2), report(3)));

    List<ClientReport> reports = ReportCounters.reports(tasks, 4);

    assertThat(reports).extracting(ClientReport::client).containsExactly(0, 1, 2, 3);
    ClientReport second = reports.get(1);
    assertThat(second.startNanos()).isEqualTo(EPOCH + 101);
    assertThat(second.elapsedNanos()).isEqualTo(50);
    assertThat(second.rows()).isEqualTo(11);
    assertThat(second.bytes()).isEqualTo(1100);
    assertThat(second.missing()).isEqualTo(1);
    assertThat(second.overThreshold()).isEqualTo(2);
    assertThat(second.staleReplica()).isEqualTo(3);
    assertThat(second.errors())
        .containsExactly(new ClientReport.Failure(7, "Timeout", "no answer: in time"));
    assertThat(reports.get(0).counters()).containsExactly(Map.entry("warm-up rows", 10L));
    assertThat(OpStats.sum(reports.stream().flatMap(report -> report.operations().stream())))
        .singleElement()
        .satisfies(stats -> assertThat(stats.count()).isEqualTo(4));
  }

  @Test
  void notesOfTasksComeBackWithTheirTask() {
    List<Note> notes = List.of(Note.voids("lost-rows", "2 of 5: 1, 2."), Note.info("a", "b"));
    TaskResult one = withCounters(1, Ledgers.counters(notes), List.of());
    assertThat(Ledgers.notes(List.of(withCounters(0, Map.of(), List.of()), one)))
        .containsExactlyInAnyOrder(
            Note.voids("lost-rows", "Task 1: 2 of 5: 1, 2."), Note.info("a", "Task 1: b"));
  }

  private static ClientReport report(int client) {
    OpRecorder recorder = new OpRecorder();
    recorder.operation("read").record(100, 0, 5);
    return new ClientReport(
        client,
        100 + client,
        150 + client,
        10 + client,
        1000 + 100 * client,
        1,
        2,
        3,
        recorder.stats(),
        List.of(new ClientReport.Failure(7, "Timeout", "no answer: in time")),
        Map.of("warm-up rows", 5L));
  }

  private static TaskResult task(int index, ClientReport... reports) {
    Map<String, Long> counters = new TreeMap<>();
    for (ClientReport report : reports) {
      ReportCounters.of(report, EPOCH)
          .forEach((name, count) -> counters.merge(name, count, Long::sum));
    }
    return withCounters(
        index,
        counters,
        OpStats.sum(List.of(reports).stream().flatMap(report -> report.operations().stream())));
  }

  private static TaskResult withCounters(
      int index, Map<String, Long> counters, List<OpStats> operations) {
    return new TaskResult(
        index, 0, "host", 0, 1, 1, operations, counters, new Machine(1, 1, "", "", ""));
  }
}
