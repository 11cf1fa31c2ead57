package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class OpStatsTest {

  private static final double[] PERCENTILES = {0, 1, 50, 90, 95, 99, 99.9, 99.99, 100};

  @Test
  void additionIsAssociativeAndCommutative() {
    Random random = new Random(5);
    for (int round = 0; round < 50; round++) {
      OpStats a = random(random);
      OpStats b = random(random);
      OpStats c = random(random);

      assertThat(a.plus(b)).isEqualTo(b.plus(a));
      assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
    }
  }

  @Test
  void nothingIsTheNeutralElement() {
    OpStats some = random(new Random(6));
    OpRecorder recorder = new OpRecorder();
    recorder.operation("write");

    assertThat(some.plus(recorder.stats().get(0))).isEqualTo(some);
  }

  @Test
  void percentilesOfTheSumAreThoseOfAllValuesTogether() {
    Random random = new Random(8);
    Histogram all = new Histogram(3);
    List<TaskResult> tasks = new ArrayList<>();
    for (int index = 0; index < 40; index++) {
      OpRecorder recorder = new OpRecorder();
      OpRecorder.Operation write = recorder.operation("write");
      // one task in ten is far slower and does little: an average of percentiles would be far off
      long slowest = index % 10 == 0 ? 10_000_000_000L : 1_000_000L;
      for (int i = 0; i < (index % 10 == 0 ? 5 : 2_000); i++) {
        long nanos = 1 + random.nextLong(slowest);
        write.record(1, 0, nanos);
        all.recordValue(nanos);
      }
      tasks.add(task(index, recorder.stats()));
    }

    OpStats merged = OpStats.sum(tasks).get(0);

    assertThat(merged.count()).isEqualTo(all.getTotalCount());
    for (double percentile : PERCENTILES) {
      assertThat(merged.service().toHistogram().getValueAtPercentile(percentile))
          .isEqualTo(all.getValueAtPercentile(percentile));
    }
  }

  @Test
  void sumKeepsOperationsApartInTheOrderTheyAppear() {
    OpRecorder first = new OpRecorder();
    first.operation("write").record(10, 0, 5);
    first.operation("close").record(0, 0, 7);
    OpRecorder second = new OpRecorder();
    second.operation("open").record(0, 0, 1);
    second.operation("write").record(20, 0, 6);
    second.operation("write").error("IOException");

    List<OpStats> merged = OpStats.sum(List.of(task(0, first.stats()), task(1, second.stats())));

    assertThat(merged).extracting(OpStats::operation).containsExactly("write", "close", "open");
    OpStats write = merged.get(0);
    assertThat(write.count()).isEqualTo(2);
    assertThat(write.bytes()).isEqualTo(30);
    assertThat(write.busyNanos()).isEqualTo(11);
    assertThat(write.errors()).containsExactly(Map.entry("IOException", 1L));
    assertThat(write.failed()).isEqualTo(1);
    assertThat(write.response().isEmpty()).isTrue();
  }

  @Test
  void anOpenLoopKeepsServiceAndResponseTime() {
    OpRecorder recorder = new OpRecorder();
    recorder.operation("get").record(1, 0, 100, 150);

    OpStats stats = recorder.stats().get(0);

    assertThat(stats.busyNanos()).isEqualTo(50);
    assertThat(stats.service().toHistogram().getMaxValue()).isEqualTo(50);
    assertThat(stats.response().toHistogram().getMaxValue()).isEqualTo(150);
  }

  @Test
  void differentOperationsDoNotAdd() {
    OpRecorder recorder = new OpRecorder();
    recorder.operation("read");
    recorder.operation("write");
    List<OpStats> stats = recorder.stats();

    assertThatIllegalArgumentException().isThrownBy(() -> stats.get(0).plus(stats.get(1)));
  }

  private static OpStats random(Random random) {
    OpRecorder recorder = new OpRecorder();
    OpRecorder.Operation write = recorder.operation("write");
    for (int i = random.nextInt(200); i > 0; i--) {
      long intended = random.nextInt(1_000);
      long start = intended + random.nextInt(1_000);
      write.record(random.nextInt(1 << 20), intended, start, start + random.nextLong(1L << 40));
      if (random.nextInt(20) == 0) {
        write.error("error-" + random.nextInt(3));
      }
    }
    return recorder.stats().get(0);
  }

  private static TaskResult task(int index, List<OpStats> operations) {
    return new TaskResult(index, 0, "host", 0, 1, 1, operations, Map.of(), Samples.WORKER);
  }
}
