package org.benchsuite.common.progress;

import java.io.PrintStream;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.benchsuite.results.Unit;

/** Progress as a bar with rate and time left, redrawn in place on a terminal. */
public final class TerminalProgress implements ProgressListener {

  private static final int REDRAW_MILLIS = 250;
  private static final long MEBIBYTE = 1 << 20;

  /** The library's word for no end that is known. */
  private static final long UNKNOWN = -1;

  private final PrintStream out;
  private final int width;
  private ProgressBar bar;

  public TerminalProgress(PrintStream out, int width) {
    this.out = out;
    this.width = width;
  }

  @Override
  public void step(String step) {
    out.println(step);
  }

  @Override
  public void begin(String what, long total, Unit unit) {
    end();
    ProgressBarBuilder builder =
        new ProgressBarBuilder()
            .setTaskName(what)
            .setInitialMax(total > 0 ? total : UNKNOWN)
            .setUpdateIntervalMillis(REDRAW_MILLIS)
            .setStyle(ProgressBarStyle.ASCII)
            .setConsumer(new ConsoleProgressBarConsumer(out, width))
            .setEtaFunction(state -> timeLeft(state.getMax(), state.getCurrent(), state));
    if (unit == Unit.BYTES) {
      builder.setUnit(" MiB", MEBIBYTE);
    }
    bar = builder.showSpeed().build();
  }

  private static java.util.Optional<Duration> timeLeft(
      long total, long done, me.tongfei.progressbar.ProgressState state) {
    if (done <= 0 || done > total) {
      return java.util.Optional.empty();
    }
    Duration elapsed = state.getElapsedAfterStart();
    return java.util.Optional.of(
        Duration.ofMillis((long) (elapsed.toMillis() * ((double) (total - done) / done))));
  }

  @Override
  public void update(long done) {
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  @Override
  public void end() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
