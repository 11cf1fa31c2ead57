package org.benchsuite.results.validity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.results.Tasks.task;

import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.TaskResult;
import org.junit.jupiter.api.Test;

class TaskRulesTest {

  @Test
  void tasksThatRanTogetherRaiseNothing() {
    assertThat(TaskRules.check(four(0, 0, 0, 0, 100, 100, 101, 99))).isEmpty();
  }

  @Test
  void oneTaskOrNoneRaisesNothing() {
    assertThat(TaskRules.check(List.of())).isEmpty();
    assertThat(TaskRules.check(List.of(task(0, 1, 0, 10)))).isEmpty();
  }

  @Test
  void tasksThatNeverAllRanTogetherAreTold() {
    List<Note> notes = TaskRules.check(four(0, 0, 100, 100, 100, 100, 100, 100));

    assertThat(notes).extracting(Note::rule).containsExactly("overlap");
    assertThat(notes.get(0).text()).contains("4 tasks at most 2 ran at once");
  }

  @Test
  void aTaskFarBeyondTheMedianIsAStraggler() {
    List<Note> notes = TaskRules.check(four(0, 0, 0, 0, 2000, 2000, 2000, 3010));

    assertThat(notes).extracting(Note::rule).containsExactly("stragglers");
    assertThat(notes.get(0).text()).contains("1 of 4 tasks", "task 3 on host-3 3.01 s");
  }

  @Test
  void aSlowTaskBelowTheMarginsIsNoStraggler() {
    assertThat(TaskRules.check(four(0, 0, 0, 0, 2000, 2000, 2000, 2990))).isEmpty();
    assertThat(TaskRules.check(four(0, 0, 0, 0, 300, 300, 300, 1200))).isEmpty();
  }

  @Test
  void tasksThatStartLateAreRampUp() {
    List<Note> notes = TaskRules.check(four(0, 0, 0, 20, 100, 100, 100, 100));

    assertThat(notes).extracting(Note::rule).containsExactly("ramp-up");
    assertThat(notes.get(0).text()).contains("17 % of the measured time");
  }

  private static List<TaskResult> four(
      long start0, long start1, long start2, long start3, long a, long b, long c, long d) {
    return List.of(
        task(0, 1, start0, a), task(1, 1, start1, b), task(2, 1, start2, c), task(3, 1, start3, d));
  }
}
