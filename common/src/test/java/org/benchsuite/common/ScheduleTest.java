package org.benchsuite.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.benchsuite.common.Schedule.Slice;
import org.benchsuite.common.Schedule.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScheduleTest {

  private static final long GIB = 1L << 30;

  @Test
  void theStepsOfThePublishedStudies() {
    Schedule schedule = Schedule.parse("10G:200G:10G");
    assertThat(schedule.amounts()).hasSize(20).startsWith(10 * GIB).endsWith(200 * GIB);
    assertThat(schedule).hasToString("10G:200G:10G");
    assertThat(Schedule.parse("10M:200M:10M").amounts()).hasSize(20);
    assertThat(Schedule.parse("sf 10:100:10"))
        .isEqualTo(new Schedule(10, 100, 10, Unit.SCALE_FACTOR))
        .hasToString("SF 10:100:10");
  }

  @Test
  void slicesOfAStepAddUpToItAndAreThoseOfTheStepsBefore() {
    Schedule schedule = Schedule.parse("10G:100G:30G");
    assertThat(schedule.slices(70 * GIB))
        .containsExactly(
            new Slice(0, 10 * GIB), new Slice(10 * GIB, 40 * GIB), new Slice(40 * GIB, 70 * GIB));
    for (long amount : schedule.amounts()) {
      List<Slice> slices = schedule.slices(amount);
      assertThat(slices.stream().mapToLong(Slice::length).sum()).isEqualTo(amount);
      assertThat(schedule.slices(100 * GIB)).startsWith(slices.toArray(Slice[]::new));
    }
    assertThatThrownBy(() -> schedule.slices(20 * GIB))
        .hasMessage("20G is no step of 10G:100G:30G.");
  }

  @Test
  void lastIsALimitThatNeedNotBeReached() {
    assertThat(Schedule.parse("1G:10G:4G").amounts()).containsExactly(GIB, 5 * GIB, 9 * GIB);
  }

  @Test
  void scalesToALaptop() {
    assertThat(Schedule.parse("10G:200G:10G").times(BigInteger.ONE, BigInteger.valueOf(1024)))
        .hasToString("10M:200M:10M");
    assertThatThrownBy(
            () -> Schedule.parse("1K:2K:1K").times(BigInteger.ONE, BigInteger.valueOf(4096)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "10G; '10G' is no schedule; ",
        "10G:5G:1G; smaller than the first",
        "1G:2G:0G; must be positive",
        "x:2G:1G; 'x' is not a size",
        "SF a:2:1; 'a' is no scale factor",
        "1B:1G:1B; more than 10000 steps"
      })
  void refusesWhatIsNoSchedule(String text, String why) {
    assertThatThrownBy(() -> Schedule.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @CsvSource({"10G,10G", "1536M,1536M", "1001,1001B", "1024,1K", "1.5G,1536M"})
  void exactSizesReadBackAsTheyWere(String typed, String exact) {
    long bytes = Sizes.parse(typed, Sizes.BareUnit.BYTES);
    assertThat(Sizes.exact(bytes)).isEqualTo(exact);
    assertThat(Sizes.parse(exact, Sizes.BareUnit.BYTES)).isEqualTo(bytes);
  }
}
