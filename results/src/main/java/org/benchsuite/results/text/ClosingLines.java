package org.benchsuite.results.text;

import java.util.Locale;

/**
 * The closing lines of a step, for people and for scripts that grep them: a title, then names that
 * end in one column, each with its value.
 */
public final class ClosingLines {

  private static final double MEGABYTE = 1e6;
  private static final double SECOND = 1e9;

  private final StringBuilder text = new StringBuilder();

  /** Begins with {@code ----- title -----}. */
  public ClosingLines(String title) {
    text.append(String.format(Locale.ROOT, "----- %s -----%n", title));
  }

  /** One line; names of more than 19 letters stick out. */
  public ClosingLines line(String name, Object value) {
    text.append(String.format(Locale.ROOT, "%19s: %s%n", name, value));
    return this;
  }

  /** The bytes, exactly and in a unit that people read. */
  public ClosingLines bytes(long bytes) {
    return line("bytes", bytes + " (" + Quantities.bytes(bytes) + ")");
  }

  /** The time in seconds and the rate in 10^6 bytes per second. */
  public ClosingLines rate(long bytes, long elapsedNanos) {
    double seconds = Math.max(1, elapsedNanos) / SECOND;
    return line("elapsed sec", String.format(Locale.ROOT, "%.3f", seconds))
        .line("MB/sec (10^6)", String.format(Locale.ROOT, "%.2f", bytes / MEGABYTE / seconds));
  }

  /** An empty line, which ends the block. */
  public ClosingLines end() {
    text.append(String.format("%n"));
    return this;
  }

  /** The lines so far, each ended. */
  @Override
  public String toString() {
    return text.toString();
  }
}
