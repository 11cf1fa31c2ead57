package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.results.Tasks.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ConcurrencyTest {

  @Test
  void noTasksNoConcurrency() {
    assertThat(Concurrency.peak(List.of())).isZero();
    assertThat(Concurrency.allOverlapNanos(List.of())).isZero();
  }

  @Test
  void aTaskThatStartsAsAnotherEndsDoesNotOverlapIt() {
    List<TaskResult> waves =
        List.of(task(0, 1, 0, 10), task(1, 1, 0, 10), task(2, 1, 10, 10), task(3, 1, 10, 10));

    assertThat(Concurrency.peak(waves)).isEqualTo(2);
    assertThat(Concurrency.allOverlapNanos(waves)).isZero();
  }

  @Test
  void tasksWithoutLengthCount() {
    assertThat(Concurrency.peak(List.of(task(0, 1, 5, 0)))).isEqualTo(1);
    assertThat(Concurrency.peak(List.of(task(0, 1, 5, 0), task(1, 1, 0, 9)))).isEqualTo(2);
  }

  @Test
  void overlapOfAllIsFromTheLastStartToTheFirstEnd() {
    List<TaskResult> tasks = List.of(task(0, 1, 0, 10), task(1, 1, 3, 10), task(2, 1, 1, 6));

    assertThat(Concurrency.allOverlapNanos(tasks)).isEqualTo(4_000_000);
    assertThat(Concurrency.sortedElapsed(tasks)).containsExactly(6_000_000, 10_000_000, 10_000_000);
  }

  @Test
  void peakIsTheMostAtAnyStart() {
    Random random = new Random(10);
    for (int round = 0; round < 200; round++) {
      List<TaskResult> tasks = new ArrayList<>();
      for (int i = 0; i < 1 + random.nextInt(30); i++) {
        tasks.add(task(i, 1, random.nextInt(50), 1 + random.nextInt(20)));
      }
      long most =
          tasks.stream().mapToLong(task -> running(tasks, task.startNanos())).max().orElseThrow();

      assertThat(Concurrency.peak(tasks)).isEqualTo((int) most);
    }
  }

  private static long running(List<TaskResult> tasks, long at) {
    return tasks.stream().filter(task -> task.startNanos() <= at && at < task.endNanos()).count();
  }
}
