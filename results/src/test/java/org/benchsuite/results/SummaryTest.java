package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SummaryTest {

  @Test
  void threeTrialsByHand() {
    Summary summary = Summary.of(1, 2, 3);

    assertThat(summary.count()).isEqualTo(3);
    assertThat(summary.mean()).isEqualTo(2);
    assertThat(summary.deviation()).hasValue(1);
    assertThat(summary.variation()).hasValue(0.5);
    assertThat(summary.spread()).hasValue(0.5);
    assertThat(summary.min()).isEqualTo(1);
    assertThat(summary.max()).isEqualTo(3);
    // Student's t, 2 degrees of freedom, 0.975: 4.302652729911275; divided by sqrt(3)
    assertThat(summary.halfWidth95().orElseThrow()).isCloseTo(2.4841377117, within(1e-9));
    assertThat(summary.lower95().orElseThrow()).isCloseTo(-0.4841377117, within(1e-9));
    assertThat(summary.upper95().orElseThrow()).isCloseTo(4.4841377117, within(1e-9));
  }

  @Test
  void studentsQuantilesOfTheTables() {
    assertThat(quantile(2)).isCloseTo(12.706, within(5e-4));
    assertThat(quantile(5)).isCloseTo(2.776, within(5e-4));
    assertThat(quantile(10)).isCloseTo(2.262, within(5e-4));
    assertThat(quantile(31)).isCloseTo(2.042, within(5e-4));
    assertThat(quantile(1001)).isCloseTo(1.962, within(5e-4));
  }

  private static double quantile(int count) {
    Summary summary = Summary.of(IntStream.range(0, count).asDoubleStream().toArray());
    return summary.halfWidth95().orElseThrow()
        / summary.deviation().orElseThrow()
        * Math.sqrt(count);
  }

  /** NIST Statistical Reference Datasets, NumAcc3 and NumAcc4: few digits survive a naive sum. */
  @Test
  void certifiedByNist() {
    Summary third = Summary.of(nist(1_000_000));
    Summary fourth = Summary.of(nist(10_000_000));

    assertThat(third.mean()).isCloseTo(1_000_000.2, within(1e-9));
    assertThat(third.deviation().orElseThrow()).isCloseTo(0.1, within(1e-9));
    assertThat(fourth.mean()).isCloseTo(10_000_000.2, within(1e-8));
    assertThat(fourth.deviation().orElseThrow()).isCloseTo(0.1, within(1e-8));
  }

  private static double[] nist(double base) {
    double[] values = new double[1001];
    Arrays.setAll(values, i -> i == 0 ? base + 0.2 : i % 2 == 1 ? base + 0.1 : base + 0.3);
    return values;
  }

  @Test
  void oneValueHasNothingButItself() {
    Summary summary = Summary.of(42);

    assertThat(summary.mean()).isEqualTo(42);
    assertThat(summary.deviation()).isEmpty();
    assertThat(summary.variation()).isEmpty();
    assertThat(summary.spread()).isEmpty();
    assertThat(summary.halfWidth95()).isEmpty();
    assertThat(summary.lower95()).isEmpty();
    assertThat(summary.upper95()).isEmpty();
  }

  @Test
  void sharesOfAMeanOfZeroAreNotDefined() {
    Summary summary = Summary.of(-1, 1);

    assertThat(summary.deviation().orElseThrow()).isCloseTo(Math.sqrt(2), within(1e-12));
    assertThat(summary.variation()).isEmpty();
    assertThat(summary.spread()).isEmpty();
  }

  @Test
  void valuesThatAreNoNumbersAreNotHidden() {
    Summary summary = Summary.of(1, Double.NaN, 3);

    assertThat(summary.count()).isEqualTo(3);
    assertThat(summary.mean()).isNaN();
    assertThat(summary.deviation()).isEmpty();
    assertThat(summary.halfWidth95()).isEmpty();
  }

  @Test
  void noValuesAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(Summary::of).withMessageContaining("no values");
  }

  @Test
  void equalValuesDoNotDeviate() {
    Summary summary = Summary.of(0.1, 0.1, 0.1);

    assertThat(summary.deviation()).hasValue(0);
    assertThat(summary.halfWidth95()).hasValue(0);
    assertThat(summary.spread()).hasValue(0);
  }

  @Test
  void hugeValuesDoNotOverflow() {
    assertThat(Summary.of(Double.MAX_VALUE, Double.MAX_VALUE).mean()).isEqualTo(Double.MAX_VALUE);
  }

  @Test
  void orderDoesNotMatterAndScaleAndShiftCarryOver() {
    Random random = new Random(7);
    for (int round = 0; round < 200; round++) {
      double[] values = random.doubles(2 + random.nextInt(20), 100, 200).toArray();
      Summary summary = Summary.of(values);
      Summary sorted = Summary.of(Arrays.stream(values).sorted().toArray());
      Summary scaled = Summary.of(DoubleStream.of(values).map(value -> 3 * value + 50).toArray());

      double deviation = summary.deviation().orElseThrow();
      assertThat(sorted.mean()).isCloseTo(summary.mean(), within(1e-9));
      assertThat(sorted.deviation().orElseThrow()).isCloseTo(deviation, within(1e-9));
      assertThat(scaled.mean()).isCloseTo(3 * summary.mean() + 50, within(1e-9));
      assertThat(scaled.deviation().orElseThrow()).isCloseTo(3 * deviation, within(1e-9));
      assertThat(summary.mean()).isBetween(summary.min(), summary.max());
    }
  }

  @Test
  void theIntervalHoldsTheTrueMeanNineteenTimesInTwenty() {
    Random random = new Random(11);
    int rounds = 10_000;
    int held = 0;
    for (int round = 0; round < rounds; round++) {
      Summary summary =
          Summary.of(IntStream.range(0, 4).mapToDouble(i -> random.nextGaussian()).toArray());
      held += Math.abs(summary.mean()) <= summary.halfWidth95().orElseThrow() ? 1 : 0;
    }

    assertThat((double) held / rounds).isBetween(0.943, 0.957);
  }

  @Test
  void onlyTrialsThatCountAreSummedUp() {
    Summary summary = Summary.of(Samples.write(), "aggregate throughput").orElseThrow();

    assertThat(summary.count()).isEqualTo(2);
    assertThat(summary.max()).isLessThan(500.0 * (1 << 20));
    assertThat(Summary.of(Samples.write(), "no such scalar")).isEmpty();
  }

  @Test
  void nothingIsSummedUpOfAVoidRun() {
    RunRecord run = Samples.withNotes(Samples.write(), List.of(Note.voids("rule", "text")));

    assertThat(Summary.of(run, "aggregate throughput")).isEmpty();
  }
}
