package org.benchsuite.hbase.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;
import org.benchsuite.results.Machine;
import org.benchsuite.results.OpRecorder;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.TaskResult;
import org.junit.jupiter.api.Test;

/** What map tasks record each for itself is, merged, what a single process would have recorded. */
class MergedLatenciesTest {

  private static final Machine MACHINE = new Machine(1L << 30, 2, "CPU", "Linux", "17");
  private static final int TASKS = 8;
  private static final int OPERATIONS = 800_000;

  @Test
  void percentilesOfEightTasksAreThoseOfOneProcess() {
    OpRecorder whole = new OpRecorder();
    List<OpRecorder> parts = IntStream.range(0, TASKS).mapToObj(i -> new OpRecorder()).toList();
    SplittableRandom random = new SplittableRandom(12);
    for (int i = 0; i < OPERATIONS; i++) {
      int task = i % TASKS;
      // a long tail, and one task ten times slower: an average of percentiles would be far off
      long nanos = (long) (200_000 * (task == 0 ? 10 : 1) * Math.exp(random.nextGaussian()));
      long late = random.nextInt(1_000_000);
      whole.operation("read").record(100, -late, 0, nanos);
      parts.get(task).operation("read").record(100, -late, 0, nanos);
    }

    OpStats single = whole.stats().get(0);
    OpStats merged = OpStats.sum(results(parts)).get(0);

    assertThat(merged.count()).isEqualTo(OPERATIONS).isEqualTo(single.count());
    assertThat(merged.bytes()).isEqualTo(single.bytes());
    assertThat(merged.busyNanos()).isEqualTo(single.busyNanos());
    same(merged.service().toHistogram(), single.service().toHistogram());
    same(merged.response().toHistogram(), single.response().toHistogram());
  }

  private static void same(Histogram merged, Histogram single) {
    assertThat(merged.getTotalCount()).isEqualTo(OPERATIONS).isEqualTo(single.getTotalCount());
    double p99 = single.getValueAtPercentile(99);
    assertThat((double) merged.getValueAtPercentile(99)).isCloseTo(p99, within(p99 * 0.01));
  }

  private static List<TaskResult> results(List<OpRecorder> parts) {
    List<TaskResult> results = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      results.add(new TaskResult(i, 0, "host", 0, 1, 1, parts.get(i).stats(), Map.of(), MACHINE));
    }
    return results;
  }
}
