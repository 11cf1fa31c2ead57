package org.benchsuite.terasort;

import org.benchsuite.results.text.ClosingLines;
import org.benchsuite.terasort.row.Checksum;
import org.benchsuite.terasort.row.RowCount;

/** The closing lines of a step, for people and for scripts that grep them. */
final class TeraBlock {

  private TeraBlock() {}

  static String text(String step, RowCount count, Checksum checksum, long elapsedNanos) {
    return lines(step, count, elapsedNanos).line("checksum", checksum).end().toString();
  }

  static String text(String step, RowCount count, long elapsedNanos) {
    return lines(step, count, elapsedNanos).toString();
  }

  private static ClosingLines lines(String step, RowCount count, long elapsedNanos) {
    return new ClosingLines(step)
        .line("rows", count.rows())
        .bytes(count.bytes())
        .rate(count.bytes(), elapsedNanos);
  }
}
