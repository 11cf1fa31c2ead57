package org.benchsuite.results.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparisonTest {

  private static final CaseKey CASE = new CaseKey("dfsio", "read", Map.of());

  @ParameterizedTest
  @CsvSource({
    "throughput, BYTES_PER_SECOND, FASTER, SLOWER",
    "rows per second, OPERATIONS_PER_SECOND, FASTER, SLOWER",
    "elapsed, NANOSECONDS, SLOWER, FASTER",
    "sort elapsed, NANOSECONDS, SLOWER, FASTER",
    "'HSph@SF (slower run, unofficial)', COUNT, FASTER, SLOWER",
    "task rate standard deviation, BYTES_PER_SECOND, HIGHER, LOWER",
    "CPU time spent, NANOSECONDS, HIGHER, LOWER",
    "map tasks, COUNT, HIGHER, LOWER",
    "bytes stored, BYTES, HIGHER, LOWER",
    "processors busy, RATIO, HIGHER, LOWER"
  })
  void aVerdictKnowsWhichWayAMetricIsBetter(
      String metric, Unit unit, Verdict whenMore, Verdict whenLess) {
    Sample small = Sample.of(unit, 100, 101, 102, 99);
    Sample large = Sample.of(unit, 200, 201, 202, 199);
    assertThat(judge(metric, small, large).verdict()).isEqualTo(whenMore);
    assertThat(judge(metric, large, small).verdict()).isEqualTo(whenLess);
  }

  /**
   * A published study of HDFS on container storage calls +81 % a result: dfsio reads with two
   * replicas, bare against virtual disks, in MB/s a node. Means 63.713 and 115.397; t = 51.683 /
   * sqrt((1.675^2 + 39.274^2) / 3) = 2.28, and df = 2.01 because nearly all variance is one side's.
   */
  @Test
  void eightyOnePercentMayBeNoEvidence() {
    Comparison found =
        judge("throughput", rates(65.07, 61.84, 64.23), rates(157.68, 80.05, 108.46));
    assertThat(found.pair().relativeDifference().orElseThrow()).isCloseTo(0.811, within(0.0005));
    WelchTest welch = found.tests().welch().orElseThrow();
    assertThat(welch.statistic()).isCloseTo(2.28, within(0.01));
    assertThat(welch.degreesOfFreedom()).isCloseTo(2.0, within(0.02));
    assertThat(found.verdict()).isEqualTo(Verdict.NO_EVIDENCE);
    assertThat(found.remarks())
        .singleElement()
        .asString()
        .startsWith("+81.1 % is not significant: Welch's t = 2.28, df = 2.0, p = 0.1")
        .endsWith("the values of one side lie up to 2.0x apart");
  }

  @Test
  void aSingleValueIsNoEvidence() {
    Comparison found = judge("throughput", rates(100), rates(200, 201));
    assertThat(found.verdict()).isEqualTo(Verdict.NO_EVIDENCE);
    assertThat(found.correctedP()).isEmpty();
    assertThat(found.remarks()).singleElement().asString().startsWith("A has a single value");
    assertThat(judge("throughput", rates(100, 101), rates(200)).remarks())
        .singleElement()
        .asString()
        .startsWith("B has a single value");
    assertThat(judge("throughput", rates(100), rates(200)).remarks())
        .singleElement()
        .asString()
        .startsWith("A and B have a single value");
  }

  @Test
  void constantValuesAreNoEvidence() {
    assertThat(judge("map tasks", counts(2, 2, 2), counts(2, 2, 2)).remarks())
        .containsExactly("all values are the same");
    Comparison apart = judge("map tasks", counts(2, 2, 2, 2, 2), counts(4, 4, 4, 4, 4));
    assertThat(apart.verdict()).isEqualTo(Verdict.NO_EVIDENCE);
    assertThat(apart.remarks())
        .containsExactly("the values differ but never vary, so no test of chance is defined");
    assertThat(apart.toString()).doesNotContain("NaN");
    assertThat(judge("bytes", counts(0, 0), counts(0, 1)).toString()).doesNotContain("NaN");
  }

  @Test
  void whatIsNotOfOneKindIsNotComparable() {
    assertThat(judge("x", rates(1, 2), Sample.of(Unit.NANOSECONDS, 1, 2)).remarks())
        .containsExactly("A counts bytes per second and B counts nanoseconds");
    assertThat(judge("x", rates(1, 2), rates()).remarks())
        .containsExactly("no trial of B that counts has a value");
    assertThat(judge("x", rates(), rates()).remarks())
        .containsExactly("no trial of either that counts has a value");
    Comparison infinite = judge("x", rates(1, 2), rates(1, Double.POSITIVE_INFINITY));
    assertThat(infinite.verdict()).isEqualTo(Verdict.NOT_COMPARABLE);
    assertThat(infinite.remarks()).containsExactly("a value of B is not a finite number");
  }

  @Test
  void amongManyTestsOneWeakFindingDoesNotDo() {
    Pair weak = pair("x", rates(100, 102, 104), rates(106, 108, 110));
    assertThat(Comparison.judge(List.of(weak)).get(0).verdict()).isEqualTo(Verdict.FASTER);
    Pair nothing = pair("x", rates(100, 102, 104), rates(101, 102, 103));
    Comparison among = Comparison.judge(List.of(nothing, weak, nothing, nothing)).get(1);
    assertThat(among.verdict()).isEqualTo(Verdict.NO_EVIDENCE);
    assertThat(among.remarks())
        .singleElement()
        .asString()
        .contains("would do for a single test but not among 4");
  }

  @Test
  void untestedCasesDoNotCountInTheCorrection() {
    Pair weak = pair("x", rates(100, 102, 104), rates(106, 108, 110));
    Pair untested = pair("x", rates(100), rates(110));
    assertThat(Comparison.judge(List.of(untested, weak, untested)).get(1).verdict())
        .isEqualTo(Verdict.FASTER);
  }

  @Test
  void aContradictionOfTheTestsIsSaid() {
    Comparison outlier = judge("x", rates(100, 101, 102, 103, 104), rates(105, 106, 107, 108, 900));
    assertThat(outlier.verdict()).isEqualTo(Verdict.NO_EVIDENCE);
    assertThat(outlier.remarks())
        .anyMatch(remark -> remark.contains("the ranks differ, the means do not"));
  }

  @Test
  void theGateLooksAtTheVerdictAndTheMeans() {
    Comparison slower = judge("x", rates(100, 100.5, 101), rates(90, 90.5, 91));
    assertThat(slower.slowerBeyond(0.05)).isTrue();
    assertThat(slower.slowerBeyond(0.11)).isFalse();
    Comparison noisy = judge("x", rates(100, 150, 101), rates(50, 90.5, 91));
    assertThat(noisy.slowerBeyond(0.05)).isFalse();
    Comparison longer =
        judge(
            "x", Sample.of(Unit.NANOSECONDS, 10, 11, 12), Sample.of(Unit.NANOSECONDS, 30, 31, 32));
    assertThat(longer.slowerBeyond(1.5)).isTrue();
    assertThat(judge("x", rates(1, 2), rates(3)).canBeSlower()).isFalse();
  }

  private static Comparison judge(String metric, Sample a, Sample b) {
    return Comparison.judge(List.of(pair(metric, a, b))).get(0);
  }

  private static Pair pair(String metric, Sample a, Sample b) {
    return new Pair(CASE, metric, a, b);
  }

  private static Sample rates(double... values) {
    return Sample.of(Unit.BYTES_PER_SECOND, values);
  }

  private static Sample counts(double... values) {
    return Sample.of(Unit.COUNT, values);
  }
}
