package org.benchsuite.results.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

class WelchTestTest {

  private static Optional<WelchTest> welch(double[] a, double[] b) {
    return WelchTest.of(Sample.of(Unit.COUNT, a), Sample.of(Unit.COUNT, b));
  }

  @Test
  void twoOfThreeRunsFarApartAreNotTold() {
    WelchTest test =
        welch(new double[] {65.07, 61.84, 64.23}, new double[] {157.68, 80.05, 108.46})
            .orElseThrow();

    assertThat(test.statistic()).isCloseTo(2.277, within(0.001));
    assertThat(test.degreesOfFreedom()).isCloseTo(2.007, within(0.001));
    assertThat(test.pValue()).isCloseTo(0.1500, within(0.0001));
  }

  /** The value was found by integrating the density of Student's distribution numerically. */
  @Test
  void unequalSamplesHaveTheExactProbability() {
    double[] a = {27.5, 21, 19, 23.6, 17, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19, 21.7, 21.4};
    double[] b = {
      27.1, 22, 20.8, 23.4, 23.4, 23.5, 25.8, 22, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4
    };

    WelchTest test = welch(a, b).orElseThrow();

    assertThat(test.statistic()).isCloseTo(2.455356398286006, within(1e-12));
    assertThat(test.degreesOfFreedom()).isCloseTo(24.98852929023142, within(1e-10));
    assertThat(test.pValue()).isCloseTo(0.0213780014627, within(1e-10));
  }

  @Test
  void aDifferenceBeyondTheScatterIsTold() {
    WelchTest test = welch(new double[] {1, 2, 3}, new double[] {11, 12, 13}).orElseThrow();

    // equal variances of 1 and n = 3: t = 10 / sqrt(2 / 3), df = 4
    assertThat(test.statistic()).isCloseTo(10 / Math.sqrt(2.0 / 3), within(1e-12));
    assertThat(test.degreesOfFreedom()).isCloseTo(4, within(1e-12));
  }

  @Test
  void theOrderOfTheSidesOnlyTurnsTheSign() {
    double[] a = {1, 2, 4};
    double[] b = {3, 3, 9};
    WelchTest forth = welch(a, b).orElseThrow();
    WelchTest back = welch(b, a).orElseThrow();

    assertThat(forth.statistic()).isPositive().isEqualTo(-back.statistic());
    assertThat(forth.pValue()).isEqualTo(back.pValue());
  }

  @Test
  void withoutScatterThereIsNothingToTest() {
    assertThat(welch(new double[] {1}, new double[] {1, 2})).isEmpty();
    assertThat(welch(new double[] {1, 1}, new double[] {2, 2})).isEmpty();
    assertThat(welch(new double[] {1, Double.NaN}, new double[] {2, 3})).isEmpty();
  }
}
