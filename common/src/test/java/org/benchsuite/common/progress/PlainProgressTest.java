package org.benchsuite.common.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

class PlainProgressTest {

  private static final long SECOND = 1_000_000_000L;
  private static final long MEBIBYTE = 1 << 20;

  private final AtomicLong clock = new AtomicLong();
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PlainProgress progress =
      new PlainProgress(new PrintStream(printed, true, StandardCharsets.UTF_8), clock::get);

  private String text() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void saysWhatHowMuchRateAndTimeLeftEveryTenSeconds() {
    progress.begin("write", 100 * MEBIBYTE, Unit.BYTES);
    clock.set(5 * SECOND);
    progress.update(10 * MEBIBYTE);
    assertThat(text().lines()).containsExactly("write: 100.0 MiB to do");
    clock.set(10 * SECOND);
    progress.update(25 * MEBIBYTE);
    assertThat(text().lines())
        .last()
        .isEqualTo("write: 25.0 MiB of 100.0 MiB (25 %) in 10 s, 2.5 MiB/s, about 30 s left");
    clock.set(20 * SECOND);
    progress.update(100 * MEBIBYTE);
    progress.end();
    assertThat(text().lines())
        .last()
        .isEqualTo("write: 100.0 MiB of 100.0 MiB (100 %) in 20 s, 5.0 MiB/s");
  }

  @Test
  void workThatEndsWithTimeHasNoShare() {
    progress.begin("read", 0, Unit.BYTES);
    clock.set(10 * SECOND);
    progress.update(20 * MEBIBYTE);
    assertThat(text().lines())
        .containsExactly("read: running", "read: 20.0 MiB in 10 s, 2.0 MiB/s");
  }

  @Test
  void endWithoutBeginSaysNothing() {
    progress.update(5);
    progress.end();
    progress.close();
    assertThat(text()).isEmpty();
  }
}
