package org.benchsuite.results.text;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.benchsuite.results.Unit;

/**
 * Stored numbers as people read them, always with their unit. MiB = 2^20 bytes, what TestDFSIO
 * calls MB; the decimal forms say MB = 10^6 bytes.
 */
public final class Quantities {

  private static final double MEGABYTE = 1e6;
  private static final long SECONDS_TO_MINUTES = 120;
  private static final long SECONDS_TO_HOURS = 7200;

  private Quantities() {}

  /** Bytes in powers of 1024: {@code 1.50 GiB}, {@code 32 GiB}. */
  public static String bytes(long bytes) {
    return Scale.bytes(bytes).format(bytes);
  }

  /** Bytes in powers of 1000: {@code 1.50 GB}. */
  public static String decimalBytes(long bytes) {
    return Scale.decimalBytes(bytes).format(bytes);
  }

  /** Bytes per second in 2^20: {@code 100.25 MiB/s}. */
  public static String rate(double bytesPerSecond) {
    return value(Unit.BYTES_PER_SECOND, bytesPerSecond);
  }

  /** Bytes per second in 10^6: {@code 105.12 MB/s}. */
  public static String decimalRate(double bytesPerSecond) {
    return new Scale("MB/s", MEGABYTE, 2).format(bytesPerSecond);
  }

  /**
   * Nanoseconds: {@code 850 ns}, {@code 1.23 ms}, {@code 45.20 s}, {@code 3 s}, {@code 2 min 05 s}.
   */
  public static String duration(long nanos) {
    long seconds = TimeUnit.NANOSECONDS.toSeconds(nanos);
    if (seconds >= SECONDS_TO_HOURS) {
      return String.format(Locale.ROOT, "%d h %02d min", seconds / 3600, seconds / 60 % 60);
    }
    if (seconds >= SECONDS_TO_MINUTES) {
      return String.format(Locale.ROOT, "%d min %02d s", seconds / 60, seconds % 60);
    }
    return value(Unit.NANOSECONDS, nanos);
  }

  /** A share of one: {@code 2.5 %}. */
  public static String percent(double share) {
    return value(Unit.RATIO, share);
  }

  /** Any stored number in the scale that suits it. */
  public static String value(Unit unit, double value) {
    return Scale.of(unit, value).format(value);
  }
}
