package org.benchsuite.hbase;

import org.benchsuite.common.UsageException;
import picocli.CommandLine.Option;

/** How many rows, and which. */
final class RowOptions {

  /** Upstream's gigabyte of values. */
  private static final long GIGABYTE = 1024L * 1024 * 1000;

  static final long DEFAULT_ROWS = 1_048_576;

  @Option(
      names = "--rows",
      paramLabel = "N",
      converter = PeConverters.Count.class,
      description = "Rows of each client, such as 1000, 10k or 5m (1048576).")
  Long rows;

  @Option(
      names = "--size",
      paramLabel = "GB",
      description = {
        "Values of all clients together, in units of 1024 x 1024 x 1000 bytes, instead of --rows.",
        "Commands that read at random take both: --rows reads out of a range of that size."
      })
  Float size;

  @Option(
      names = {"--startRow", "--start-row"},
      paramLabel = "ROW",
      defaultValue = "0",
      converter = PeConverters.Count.class,
      description = "First row of every client (0: ranges side by side).")
  long startRow;

  @Option(
      names = {"--sampleRate", "--sample-rate"},
      paramLabel = "SHARE",
      defaultValue = "1.0",
      description = "Share of the rows that are run, above 0 up to 1 (${DEFAULT-VALUE}).")
  double sampleRate;

  @Option(
      names = "--cycles",
      paramLabel = "N",
      defaultValue = "1",
      description = "How often the rows are gone through (${DEFAULT-VALUE}).")
  int cycles;

  /**
   * Upstream's arithmetic, so that both programs mean the same rows.
   *
   * @param rowBytes payload bytes of a row, halved by the caller where sizes vary at random
   */
  PeSettings.Rows of(PeCommand command, int clients, long rowBytes) {
    Bounds.atLeast(1, "--cycles", cycles);
    if (!(sampleRate > 0 && sampleRate <= 1)) {
      throw new UsageException(
          "--sampleRate is a share above 0 and up to 1, not " + sampleRate + ".");
    }
    if (rows != null) {
      Bounds.atLeast(1L, "--rows", rows);
    }
    long total = size == null ? ofAll(clients) : ofSize(rowBytes);
    long perClient = rows == null && size != null ? share(total, clients) : ofOne(command);
    if (startRow > Long.MAX_VALUE - total) {
      throw new UsageException("--startRow and --rows together are beyond 2^63.");
    }
    return new PeSettings.Rows(startRow, perClient, total, cycles, sampleRate);
  }

  private long ofOne(PeCommand command) {
    if (size != null && !PeRules.readsAtRandom(command)) {
      throw new UsageException(
          "--size and --rows go together only where rows are read at random, not with "
              + command.title()
              + "; leave out one of them.");
    }
    return rows == null ? DEFAULT_ROWS : rows;
  }

  private long ofAll(int clients) {
    try {
      return Math.multiplyExact(rows == null ? DEFAULT_ROWS : rows, clients);
    } catch (ArithmeticException e) {
      throw new UsageException("--rows=" + rows + " for each client are beyond 2^63 rows.", e);
    }
  }

  private long ofSize(long rowBytes) {
    if (!(size > 0 && size <= Integer.MAX_VALUE)) {
      throw new UsageException("--size must be above 0 GB, not " + size + ".");
    }
    // a float product, as upstream's: a double would end some rows further
    return (long) (size * (int) (GIGABYTE / Math.max(1, rowBytes)));
  }

  private long share(long total, int clients) {
    if (total < clients) {
      throw new UsageException(
          "--size="
              + size
              + " is "
              + total
              + " rows, fewer than the "
              + clients
              + " clients; give more or use --rows.");
    }
    return total / clients;
  }
}
