package org.benchsuite.results.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

/** Welch, Mann-Whitney, Hedges and Holm against published figures and figures worked by hand. */
class StatisticsTest {

  /**
   * The sleep data of Student (1908), as in R: {@code t.test(extra ~ group, data = sleep)} gives
   * |t| = 1.8608, df = 17.776, p = 0.07939, interval -0.2054832 to 3.3654832.
   */
  @Test
  void welchAgreesWithStudentsSleepData() {
    WelchTest test =
        WelchTest.of(
                sample(0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0),
                sample(1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4))
            .orElseThrow();
    assertThat(test.statistic()).isCloseTo(1.8608, within(5e-5));
    assertThat(test.degreesOfFreedom()).isCloseTo(17.776, within(5e-4));
    assertThat(test.pValue()).isCloseTo(0.07939, within(5e-6));
    assertThat(test.lower95()).isCloseTo(-0.2054832, within(5e-8));
    assertThat(test.upper95()).isCloseTo(3.3654832, within(5e-8));
  }

  /**
   * By hand: means 3 and 6, variances 2.5 and 10, so t = 3 / sqrt(2.5 / 5 + 10 / 5) = 3 / sqrt(2.5)
   * and df = 2.5^2 / (0.5^2 / 4 + 2^2 / 4) = 6.25 / 1.0625.
   */
  @Test
  void welchAgreesWithTheFormula() {
    WelchTest test = WelchTest.of(sample(1, 2, 3, 4, 5), sample(2, 4, 6, 8, 10)).orElseThrow();
    assertThat(test.statistic()).isCloseTo(3 / Math.sqrt(2.5), within(1e-12));
    assertThat(test.degreesOfFreedom()).isCloseTo(6.25 / 1.0625, within(1e-12));
  }

  @Test
  void welchIsUndefinedRatherThanNaN() {
    assertThat(WelchTest.of(sample(1), sample(1, 2))).isEmpty();
    assertThat(WelchTest.of(sample(), sample())).isEmpty();
    assertThat(WelchTest.of(sample(3, 3, 3), sample(3, 3, 3))).isEmpty();
    assertThat(WelchTest.of(sample(3, 3, 3), sample(4, 4, 4))).isEmpty();
    assertThat(WelchTest.of(sample(1, Double.NaN), sample(1, 2))).isEmpty();
    assertThat(WelchTest.of(sample(1e300, 2e300), sample(-1e300, 3e300))).isEmpty();
    assertThat(WelchTest.of(sample(1e-300, 2e-300), sample(1e-300, 3e-300))).isEmpty();
  }

  @Test
  void oneConstantSideStillMakesATest() {
    WelchTest test = WelchTest.of(sample(5, 5, 5), sample(6, 7, 8)).orElseThrow();
    assertThat(test.degreesOfFreedom()).isCloseTo(2, within(1e-9));
    assertThat(test.statistic()).isCloseTo(2 * Math.sqrt(3), within(1e-9));
  }

  /** Of 252 orders of 5 + 5 values, 2 separate the groups fully and 2 more but for one swap. */
  @Test
  void mannWhitneyIsExactForFewValues() {
    assertThat(ranks(sample(1, 2, 3, 4, 5), sample(6, 7, 8, 9, 10)))
        .isCloseTo(2.0 / 252, within(1e-12));
    assertThat(ranks(sample(1, 2, 3, 4, 6), sample(5, 7, 8, 9, 10)))
        .isCloseTo(4.0 / 252, within(1e-12));
  }

  @Test
  void mannWhitneyNeedsFiveValuesAndBearsTies() {
    assertThat(Tests.of(sample(1, 2, 3, 4), sample(6, 7, 8, 9, 10)).mannWhitneyP()).isEmpty();
    assertThat(ranks(sample(2, 2, 2, 2, 2), sample(2, 2, 2, 2, 2))).isEqualTo(1);
    assertThat(ranks(sample(2, 2, 2, 2, 2), sample(3, 3, 3, 3, 3))).isBetween(0.001, 0.05);
    assertThat(ranks(sample(1, 2, 2, 3, 4), sample(2, 2, 3, 3, 4))).isBetween(0.3, 1.0);
  }

  /** By hand: pooled deviation sqrt((4 x 2.5 + 4 x 10) / 8) = 2.5, so 3 / 2.5 x (1 - 3 / 31). */
  @Test
  void hedgesAgreesWithTheFormula() {
    Tests tests = Tests.of(sample(1, 2, 3, 4, 5), sample(2, 4, 6, 8, 10));
    assertThat(tests.hedgesG().orElseThrow()).isCloseTo(1.2 * (1 - 3.0 / 31), within(1e-12));
  }

  @Test
  void hedgesIsUndefinedWithoutSpread() {
    assertThat(Tests.of(sample(3, 3), sample(4, 4)).hedgesG()).isEmpty();
    assertThat(Tests.of(sample(3, 3), sample(3, 3)).hedgesG()).isEmpty();
    assertThat(Tests.of(sample(3), sample(4, 5)).hedgesG()).isEmpty();
  }

  /** 4 x 0.005, 3 x 0.01, 2 x 0.03 and 1 x 0.04, the last lifted to the one before it. */
  @Test
  void holmMultipliesTheSmallestMost() {
    assertThat(HolmCorrection.of(0.01, 0.04, 0.03, 0.005))
        .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    assertThat(HolmCorrection.of(0.03)).containsExactly(0.03);
    assertThat(HolmCorrection.of(0.9, 0.8)).containsExactly(1, 1);
    assertThat(HolmCorrection.of(0.02, 0.02)).containsExactly(0.04, 0.04);
    assertThat(HolmCorrection.of()).isEmpty();
  }

  private static double ranks(Sample a, Sample b) {
    return Tests.of(a, b).mannWhitneyP().orElseThrow();
  }

  private static Sample sample(double... values) {
    return Sample.of(Unit.COUNT, values);
  }
}
