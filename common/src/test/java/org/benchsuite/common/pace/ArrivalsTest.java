package org.benchsuite.common.pace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ArrivalsTest {

  private static final long HUNDRED_YEARS = 36_500L * 86_400 * 1_000_000_000;

  @Test
  void constantArrivalsOfOneClientAreEquallyFarApart() {
    assertThat(first(4, Arrivals.constant(1_000, 1, 0)))
        .containsExactly(0, 1_000_000, 2_000_000, 3_000_000);
  }

  @Test
  void clientsTakeTurnsSoThatTogetherTheyAreEquallyFarApartToo() {
    List<Long> all = new ArrayList<>();
    for (int client = 0; client < 4; client++) {
      for (long start : first(3, Arrivals.constant(1_000, 4, client))) {
        all.add(start);
      }
    }

    assertThat(all.stream().sorted())
        .containsExactly(LongStream.range(0, 12).mapToObj(i -> i * 1_000_000).toArray(Long[]::new));
  }

  @Test
  void constantArrivalsDoNotDriftOverTenMillion() {
    // a third of a nanosecond is lost at each were gaps added up
    Arrivals arrivals = Arrivals.constant(3_000_000, 1, 0);
    long last = 0;
    for (int i = 0; i <= 10_000_000; i++) {
      last = arrivals.next();
    }

    assertThat(last).isCloseTo(3_333_333_333L, within(1L));
  }

  @Test
  void poissonArrivalsDoNotDriftOverTenMillion() {
    // gaps of 2.5 ns on average: half a nanosecond lost at each would be 20 %
    Arrivals arrivals = Arrivals.poisson(400_000_000, 1, 11);
    long last = 0;
    for (int i = 0; i < 10_000_000; i++) {
      last = arrivals.next();
    }

    // the standard deviation of the sum is gap * sqrt(n), 0.03 %
    assertThat((double) last).isCloseTo(25_000_000, within(25_000_000 * 0.0015));
  }

  @Test
  void poissonGapsAreExponentiallyDistributed() {
    double mean = 1_000_000;
    int count = 1_000_000;
    Arrivals arrivals = Arrivals.poisson(2_000, 2, 7);
    double sum = 0;
    double squares = 0;
    int[] beyond = new int[6];
    long previous = 0;
    for (int i = 0; i < count; i++) {
      long at = arrivals.next();
      double gap = at - previous;
      previous = at;
      sum += gap;
      squares += gap * gap;
      for (int means = 0; means < beyond.length; means++) {
        beyond[means] += gap > means * mean ? 1 : 0;
      }
    }

    double average = sum / count;
    assertThat(average).isCloseTo(mean, within(mean * 0.005));
    assertThat(squares / count - average * average).isCloseTo(mean * mean, within(1e10));
    for (int means = 0; means < beyond.length; means++) {
      // P(gap > k means) = exp(-k)
      assertThat(beyond[means] / (double) count).isCloseTo(Math.exp(-means), within(0.002));
    }
  }

  @Test
  void theSameSeedGivesTheSameArrivalsAndAnotherOthers() {
    assertThat(first(100, Arrivals.poisson(10, 1, 1)))
        .isEqualTo(first(100, Arrivals.poisson(10, 1, 1)))
        .isNotEqualTo(first(100, Arrivals.poisson(10, 1, 2)));
  }

  @Test
  void tinyRatesStayWithinAHundredYears() {
    assertThat(first(3, Arrivals.constant(1e-15, 500, 1)))
        .containsExactly(HUNDRED_YEARS, HUNDRED_YEARS, HUNDRED_YEARS);
    assertThat(first(3, Arrivals.poisson(1e-300, 500, 1)))
        .containsExactly(HUNDRED_YEARS, HUNDRED_YEARS, HUNDRED_YEARS);
    assertThat(first(3, Arrivals.constant(0.01, 1, 0)))
        .containsExactly(0, 100_000_000_000L, 200_000_000_000L);
  }

  @Test
  void hugeRatesAscend() {
    assertThat(first(3, Arrivals.constant(1e18, 1, 0))).containsExactly(0, 0, 0);
    assertThat(first(1_000, Arrivals.poisson(1e10, 1, 3))).isSorted();
  }

  @Test
  void ratesThatAreNone() {
    assertThatIllegalArgumentException().isThrownBy(() -> Arrivals.constant(0, 1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> Arrivals.poisson(Double.NaN, 1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> Arrivals.poisson(1, 0, 0));
  }

  private static long[] first(int count, Arrivals arrivals) {
    return LongStream.generate(arrivals::next).limit(count).toArray();
  }
}
