package org.benchsuite.common.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

class QuiescenceTest {

  private static final Duration LONG = Duration.ofMinutes(1);

  private final Steps steps = new Steps();

  /** Keeps the steps it is told. */
  private static final class Steps implements ProgressListener {
    private final List<String> told = new ArrayList<>();

    @Override
    public void step(String what) {
      told.add(what);
    }

    @Override
    public void begin(String what, long total, Unit unit) {}

    @Override
    public void update(long done) {}

    @Override
    public void end() {}
  }

  /** A check that finds so many things, one fewer each time it is asked. */
  private static RestCheck fading(int things) {
    AtomicInteger left = new AtomicInteger(things);
    return configuration -> Counted.of(Math.max(0, left.getAndDecrement()), "thing");
  }

  private void await(Duration deadline, RestCheck... checks)
      throws IOException, InterruptedException {
    new Quiescence(List.of(checks), Duration.ZERO).until(new Configuration(false), deadline, steps);
  }

  @Test
  void clusterAtRestIsNotWaitedFor() throws Exception {
    await(Duration.ZERO, configuration -> Optional.empty());
    assertThat(steps.told).isEmpty();
  }

  @Test
  void waitsUntilEveryCheckFindsNothing() throws Exception {
    RestCheck first = fading(2);
    RestCheck second = fading(5);
    await(LONG, first, second);
    assertThat(steps.told)
        .containsExactly("Waiting for the cluster to come to rest: 2 things, 5 things");
    assertThat(second.unrest(new Configuration(false))).isEmpty();
  }

  @Test
  void restMustLast() throws Exception {
    AtomicInteger looks = new AtomicInteger();
    RestCheck lateCounts =
        configuration -> Counted.of(looks.incrementAndGet() == 3 ? 1 : 0, "thing");
    new Quiescence(List.of(lateCounts), Duration.ofSeconds(1))
        .until(new Configuration(false), LONG, steps);
    assertThat(steps.told).containsExactly("Waiting for the cluster to come to rest: 1 thing");
    assertThat(looks.get()).isGreaterThan(3);
  }

  @Test
  void saysAtTheDeadlineWhatStillGoesOn() {
    assertThatThrownBy(
            () ->
                await(
                    Duration.ofMillis(100),
                    configuration -> Optional.of("12 under-replicated blocks"),
                    fading(1),
                    configuration -> Optional.of("1 compaction")))
        .isInstanceOf(NotFitException.class)
        .hasMessage(
            "The cluster did not come to rest within 100 ms: 12 under-replicated blocks,"
                + " 1 compaction; let it end or end it, allow it more time, or run without waiting"
                + " for rest.");
  }

  @Test
  void checkThatFailsIsNoRest() {
    assertThatThrownBy(
            () ->
                await(
                    LONG,
                    configuration -> {
                      throw new IOException("gone");
                    }))
        .isInstanceOf(IOException.class)
        .hasMessage("gone");
  }

  @Test
  void furtherChecksAreFoundAndSystemsThatAreNotThereAreAtRest() {
    Configuration local = new Configuration();
    local.set("fs.defaultFS", "file:///");
    assertThatCode(() -> Quiescence.await(local, Duration.ZERO, steps)).doesNotThrowAnyException();
    local.set(ConfiguredRestCheck.UNREST, "7 flushes");
    assertThatThrownBy(() -> Quiescence.await(local, Duration.ZERO, steps))
        .isInstanceOf(NotFitException.class)
        .hasMessageContaining("7 flushes");
  }
}
