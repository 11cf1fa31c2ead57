package org.benchsuite.common.pace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PacerTest {

  private long time = Long.MAX_VALUE - 500;
  private int readings;
  private final List<Long> rests = new ArrayList<>();

  @Test
  void parksFirstAndSpinsAtTheEnd() throws InterruptedException {
    long start = time;
    Pacer pacer = new Pacer(this::tick, this::park, 100);

    long reading = pacer.await(start + 1_000, start);

    // the clock runs over its greatest value on the way
    assertThat(reading).isEqualTo(start + 1_000);
    assertThat(rests).containsExactly(900L);
  }

  @Test
  void parksAgainWhenItWokeTooEarly() throws InterruptedException {
    Pacer pacer = new Pacer(() -> time, nanos -> park(nanos / 2 + 1), 0);

    assertThat(pacer.await(time + 100, time)).isEqualTo(time);
    assertThat(rests).hasSizeGreaterThan(3);
  }

  @Test
  void neverWaitsWhenLate() throws InterruptedException {
    Pacer pacer = new Pacer(this::tick, this::park, 100);

    assertThat(pacer.await(time - 1, time)).isEqualTo(time);
    assertThat(pacer.await(time, time)).isEqualTo(time);
    assertThat(rests).isEmpty();
    assertThat(readings).isZero();
  }

  @Test
  void anInterruptEndsTheWait() {
    Pacer pacer = new Pacer(() -> time, nanos -> Thread.currentThread().interrupt(), 0);

    assertThatExceptionOfType(InterruptedException.class)
        .isThrownBy(() -> pacer.await(time + 100, time));
  }

  @Test
  void theSystemsClockReachesTheIntendedStart() throws InterruptedException {
    Pacer pacer = Pacer.parking(System::nanoTime);
    long now = pacer.now();

    assertThat(pacer.await(now + 200_000, now) - now).isGreaterThanOrEqualTo(200_000);
  }

  @Test
  void aTimetableGoesOnFromWhereItIsStartedAgain() {
    Timetable timetable = new Timetable(Arrivals.constant(1_000, 2, 1));
    timetable.start(50);

    assertThat(timetable.next()).isEqualTo(1_000_050);
    assertThat(timetable.next()).isEqualTo(3_000_050);
    timetable.start(10_000_000);
    assertThat(timetable.next()).isEqualTo(12_000_000);
  }

  private long tick() {
    readings++;
    return time += 10;
  }

  private void park(long nanos) {
    rests.add(nanos);
    time += nanos;
  }
}
