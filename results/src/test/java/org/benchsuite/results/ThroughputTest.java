package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.benchsuite.results.Tasks.task;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class ThroughputTest {

  private static final double MEBIBYTE = 1 << 20;
  private static final MathContext EXACT = new MathContext(40);
  private static final Percentage ROUNDING = Percentage.withPercentage(1e-9);

  /** 4096 MiB in 10 + 10 + 5 s of task time, within 15 s of wall clock. */
  private static final List<TaskResult> THREE =
      List.of(
          task(0, "a", 1024, 0, 10_000),
          task(1, "b", 2048, 0, 10_000),
          task(2, "a", 1024, 10_000, 5_000));

  @Test
  void threeTasksByHand() {
    Throughput rates = Throughput.of(THREE);

    assertThat(rates.bytes()).isEqualTo(4096L << 20);
    assertThat(rates.streams()).isEqualTo(3);
    assertThat(rates.nodes()).isEqualTo(2);
    assertThat(rates.perStream() / MEBIBYTE).isCloseTo(163.84, within(1e-9));
    // rates of 102.4, 204.8 and 204.8 MiB/s
    assertThat(rates.meanTaskRate() / MEBIBYTE).isCloseTo(512.0 / 3, within(1e-9));
    assertThat(rates.taskRateDeviation() / MEBIBYTE)
        .isCloseTo(102.4 * Math.sqrt(2) / 3, within(1e-9));
    assertThat(rates.aggregate() / MEBIBYTE).isCloseTo(4096 / 15.0, within(1e-9));
    assertThat(rates.perNode() / MEBIBYTE).isCloseTo(2048 / 15.0, within(1e-9));
    assertThat(rates.physical(3) / MEBIBYTE).isCloseTo(4096 / 5.0, within(1e-9));
    assertThat(rates.physical(1.5) / MEBIBYTE).isCloseTo(2048 / 5.0, within(1e-9));
    assertThat(rates.meanConcurrency()).isCloseTo(25 / 15.0, within(1e-12));
    assertThat(rates.peakConcurrency()).isEqualTo(2);
  }

  /** TestDFSIO's formulas in exact decimals: no float sums. */
  @Test
  void formulasOfTestDfsioOnRandomTasks() {
    Random random = new Random(9);
    for (int round = 0; round < 50; round++) {
      List<TaskResult> tasks = new ArrayList<>();
      for (int i = 0; i < 1 + random.nextInt(40); i++) {
        tasks.add(
            task(i, 1 + random.nextInt(4096), random.nextInt(500), 1 + random.nextInt(99_999)));
      }
      Throughput rates = Throughput.of(tasks);

      assertThat(rates.perStream() / MEBIBYTE).isCloseTo(throughput(tasks), ROUNDING);
      assertThat(rates.meanTaskRate() / MEBIBYTE).isCloseTo(averageRate(tasks), ROUNDING);
      assertThat(rates.taskRateDeviation() / MEBIBYTE)
          .isCloseTo(rateDeviation(tasks), within(1e-6 * averageRate(tasks)));
    }
  }

  private static double throughput(List<TaskResult> tasks) {
    BigDecimal mebibytes = BigDecimal.ZERO;
    BigDecimal seconds = BigDecimal.ZERO;
    for (TaskResult task : tasks) {
      mebibytes = mebibytes.add(mebibytes(task));
      seconds = seconds.add(seconds(task));
    }
    return mebibytes.divide(seconds, EXACT).doubleValue();
  }

  private static double averageRate(List<TaskResult> tasks) {
    return mean(tasks, 1).doubleValue();
  }

  private static double rateDeviation(List<TaskResult> tasks) {
    BigDecimal mean = mean(tasks, 1);
    return mean(tasks, 2).subtract(mean.pow(2)).abs().sqrt(EXACT).doubleValue();
  }

  private static BigDecimal mean(List<TaskResult> tasks, int power) {
    return tasks.stream()
        .map(task -> mebibytes(task).divide(seconds(task), EXACT).pow(power))
        .reduce(BigDecimal.ZERO, BigDecimal::add)
        .divide(BigDecimal.valueOf(tasks.size()), EXACT);
  }

  private static BigDecimal mebibytes(TaskResult task) {
    return BigDecimal.valueOf(task.bytes() >> 20);
  }

  private static BigDecimal seconds(TaskResult task) {
    return BigDecimal.valueOf(task.elapsedNanos(), 9);
  }

  @Test
  void aSingleTaskIsItsOwnCluster() {
    Throughput rates = Throughput.of(List.of(task(0, 100, 5, 2_000)));

    assertThat(rates.perStream()).isEqualTo(50 * MEBIBYTE);
    assertThat(rates.meanTaskRate()).isEqualTo(50 * MEBIBYTE);
    assertThat(rates.aggregate()).isEqualTo(50 * MEBIBYTE);
    assertThat(rates.taskRateDeviation()).isZero();
    assertThat(rates.meanConcurrency()).isEqualTo(1);
    assertThat(rates.peakConcurrency()).isEqualTo(1);
  }

  @Test
  void tasksThatMovedNothingTakeNoPart() {
    List<TaskResult> tasks = new ArrayList<>(THREE);
    tasks.add(task(3, "c", 0, 0, 90_000));

    assertThat(Throughput.of(tasks)).isEqualTo(Throughput.of(THREE));
  }

  @Test
  void withoutAByteThereIsNoThroughput() {
    assertThatIllegalArgumentException().isThrownBy(() -> Throughput.of(List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Throughput.of(List.of(task(0, 0, 0, 10))))
        .withMessageContaining("no task moved a byte");
  }

  @Test
  void tasksTooShortForTheClockHaveFiniteRates() {
    Throughput rates = Throughput.of(List.of(task(0, 1, 0, 0), task(1, 1, 0, 0)));

    assertThat(rates.perStream()).isCloseTo(MEBIBYTE * 1e9, ROUNDING);
    assertThat(rates.aggregate()).isCloseTo(2 * MEBIBYTE * 1e9, ROUNDING);
    assertThat(rates.meanConcurrency()).isEqualTo(2);
    assertThat(rates.peakConcurrency()).isEqualTo(2);
  }
}
