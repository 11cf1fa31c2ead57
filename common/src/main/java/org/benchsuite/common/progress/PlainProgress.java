package org.benchsuite.common.progress;

import java.io.PrintStream;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.benchsuite.results.Unit;

/**
 * Progress as plain lines for a log: one when work begins, one every ten seconds, one at its end.
 */
public final class PlainProgress implements ProgressListener {

  private static final long INTERVAL_NANOS = 10_000_000_000L;
  private static final double MEBIBYTE = 1 << 20;

  private final PrintStream out;
  private final LongSupplier ticker;
  private String what;
  private long total;
  private long done;
  private Unit unit;
  private long begun;
  private long lastLine;

  public PlainProgress(PrintStream out, LongSupplier ticker) {
    this.out = out;
    this.ticker = ticker;
  }

  @Override
  public void step(String step) {
    out.println(step);
  }

  @Override
  public void begin(String work, long size, Unit sizeUnit) {
    what = work;
    total = size;
    unit = sizeUnit;
    done = 0;
    begun = ticker.getAsLong();
    lastLine = begun;
    out.println(what + ": " + (total > 0 ? amount(total) + " to do" : "running"));
  }

  @Override
  public void update(long doneNow) {
    done = doneNow;
    long now = ticker.getAsLong();
    if (what != null && now - lastLine >= INTERVAL_NANOS) {
      lastLine = now;
      out.println(line(now));
    }
  }

  @Override
  public void end() {
    if (what != null) {
      out.println(line(ticker.getAsLong()));
      what = null;
    }
  }

  private String line(long now) {
    double seconds = (now - begun) / 1e9;
    double rate = seconds > 0 ? done / seconds : 0;
    String left =
        rate > 0 && done < total
            ? String.format(Locale.ROOT, ", about %.0f s left", (total - done) / rate)
            : "";
    String share =
        total > 0
            ? String.format(Locale.ROOT, " of %s (%.0f %%)", amount(total), 100.0 * done / total)
            : "";
    return String.format(
        Locale.ROOT,
        "%s: %s%s in %.0f s, %s/s%s",
        what,
        amount(done),
        share,
        seconds,
        amount((long) rate),
        left);
  }

  private String amount(long value) {
    return unit == Unit.BYTES
        ? String.format(Locale.ROOT, "%.1f MiB", value / MEBIBYTE)
        : String.format(Locale.ROOT, "%d", value);
  }
}
