package org.benchsuite.results.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

/**
 * How often the procedure is wrong where nothing differs, and how often it finds what does: 500 to
 * 20,000 simulated pairs or families each, with a fixed seed; the figures are printed.
 */
class SimulationTest {

  private static final int REPEATS = 2_000;
  private static final int MANY = 20_000;
  private static final int COSTLY = 500;
  private static final int FAMILY = 10;
  private static final double VARIATION = 0.03;
  private static final CaseKey CASE = new CaseKey("dfsio", "write", Map.of());

  private final Random random = new Random(20_260_101);

  /**
   * At n = 5 Welch's test is wrong in 4.5 % of normal pairs. 2,000 pairs show that to half a per
   * cent only and so pass 5 % now and then; 20,000 are what it takes to tell 4.5 % from 5 %.
   */
  @Test
  void noDifferenceIsCalledOneInAtMostOneOfTwenty() {
    for (int n : new int[] {3, 5}) {
      double first = wrong(n, REPEATS, () -> normal(100));
      report("no difference, normal, n = " + n + ", 2,000 pairs", first);
      assertThat(first).isLessThanOrEqualTo(0.05 + 2 * standardError(0.05, REPEATS));
      double many = wrong(n, MANY, () -> normal(100));
      report("no difference, normal, n = " + n + ", 20,000 pairs", many);
      assertThat(many).isLessThanOrEqualTo(0.05);
    }
  }

  @Test
  void norIsOneWhenTimesAreSkewed() {
    for (int n : new int[] {3, 5, 10}) {
      double wrong = wrong(n, REPEATS, this::skewed);
      report("no difference, log-normal with sigma 0.5, n = " + n, wrong);
      assertThat(wrong).isLessThanOrEqualTo(0.05);
    }
  }

  private double wrong(int n, int pairs, DoubleSupplier values) {
    int wrong = 0;
    for (int i = 0; i < pairs; i++) {
      wrong += found(List.of(pair(n, values, values)));
    }
    return (double) wrong / pairs;
  }

  private static double standardError(double share, int repeats) {
    return Math.sqrt(share * (1 - share) / repeats);
  }

  @Test
  void tenPercentAtThreePercentVariationIsFoundByFiveTrials() {
    int found = 0;
    for (int i = 0; i < REPEATS; i++) {
      Pair pair = pair(5, () -> normal(100), () -> normal(90));
      found += Comparison.judge(List.of(pair)).get(0).verdict() == Verdict.SLOWER ? 1 : 0;
    }
    report("10 % slower, CV 3 %, n = 5, one case", (double) found / REPEATS);
    assertThat((double) found / REPEATS).isGreaterThanOrEqualTo(0.95);

    double faster = share(1, 5, () -> normal(100), () -> normal(110));
    report("10 % faster, CV 3 %, n = 5, one case", faster);
    assertThat(faster).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void amongTenCasesEvenOneFalseFindingIsRare() {
    int familiesWrong = 0;
    int pairsWrong = 0;
    for (int i = 0; i < REPEATS; i++) {
      int wrong = found(family(FAMILY, 5, () -> normal(100), () -> normal(100)));
      pairsWrong += wrong;
      familiesWrong += wrong > 0 ? 1 : 0;
    }
    report("no difference, 10 cases, n = 5: of the cases", pairsWrong / (double) REPEATS / FAMILY);
    report("the same: of the comparisons, one case or more", familiesWrong / (double) REPEATS);
    assertThat(familiesWrong / (double) REPEATS).isLessThanOrEqualTo(0.05);
  }

  /**
   * What the correction costs: the smallest p of ten must be below 0.005, so a single difference
   * among ten cases needs a t of 3.8 instead of 2.3 at n = 5.
   */
  @Test
  void amongTenCasesADifferenceNeedsMoreTrials() {
    report("10 % faster, n = 5, one case of 10", oneOfTen(5));
    double all = share(FAMILY, 5, () -> normal(100), () -> normal(110));
    report("10 % faster, n = 5, all 10 cases", all);
    double seven = oneOfTen(7);
    report("10 % faster, n = 7, one case of 10", seven);
    assertThat(all).isGreaterThanOrEqualTo(0.95);
    assertThat(seven).isGreaterThanOrEqualTo(0.95);
  }

  private double oneOfTen(int n) {
    int found = 0;
    for (int i = 0; i < COSTLY; i++) {
      List<Pair> pairs = family(FAMILY - 1, n, () -> normal(100), () -> normal(100));
      pairs.add(0, pair(n, () -> normal(100), () -> normal(110)));
      found += Comparison.judge(pairs).get(0).verdict() == Verdict.FASTER ? 1 : 0;
    }
    return (double) found / COSTLY;
  }

  private double share(int family, int n, DoubleSupplier a, DoubleSupplier b) {
    int found = 0;
    for (int i = 0; i < REPEATS; i++) {
      found += found(family(family, n, a, b));
    }
    return (double) found / REPEATS / family;
  }

  private static int found(List<Pair> pairs) {
    return (int)
        Comparison.judge(pairs).stream()
            .filter(each -> each.verdict() != Verdict.NO_EVIDENCE)
            .count();
  }

  private static List<Pair> family(int size, int n, DoubleSupplier a, DoubleSupplier b) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      pairs.add(pair(n, a, b));
    }
    return pairs;
  }

  private static Pair pair(int n, DoubleSupplier a, DoubleSupplier b) {
    return new Pair(CASE, "throughput", sample(n, a), sample(n, b));
  }

  private static Sample sample(int n, DoubleSupplier values) {
    return Sample.of(Unit.BYTES_PER_SECOND, DoubleStream.generate(values).limit(n).toArray());
  }

  private double normal(double mean) {
    return mean * (1 + VARIATION * random.nextGaussian());
  }

  private double skewed() {
    return 100 * Math.exp(0.5 * random.nextGaussian());
  }

  private static void report(String what, double share) {
    System.out.printf("%-60s %6.2f %%%n", what, 100 * share);
  }
}
