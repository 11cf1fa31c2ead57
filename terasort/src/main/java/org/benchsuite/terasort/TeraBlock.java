package org.benchsuite.terasort;

import java.util.Locale;
import org.benchsuite.results.text.Quantities;
import org.benchsuite.terasort.row.Checksum;
import org.benchsuite.terasort.row.RowCount;

/** The closing lines of a step, for people and for scripts that grep them. */
final class TeraBlock {

  private TeraBlock() {}

  static String text(String step, RowCount count, Checksum checksum, long elapsedNanos) {
    return text(step, count, elapsedNanos) + String.format("           checksum: %s%n%n", checksum);
  }

  static String text(String step, RowCount count, long elapsedNanos) {
    double seconds = Math.max(1, elapsedNanos) / 1e9;
    return String.format(
        Locale.ROOT,
        "----- %s -----%n"
            + "               rows: %d%n"
            + "              bytes: %d (%s)%n"
            + "        elapsed sec: %.3f%n"
            + "      MB/sec (10^6): %.2f%n",
        step,
        count.rows(),
        count.bytes(),
        Quantities.bytes(count.bytes()),
        seconds,
        count.bytes() / 1e6 / seconds);
  }
}
