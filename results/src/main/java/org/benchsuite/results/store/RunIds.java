package org.benchsuite.results.store;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.UUID;

/**
 * Identifiers of runs, such as {@code 20260101T120000.123Z-dfsio-write-9f3a61c2d0e4}: they sort by
 * start time, are unique across machines, and are file names on every file system.
 */
public final class RunIds {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss.SSS'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private RunIds() {}

  /** A new identifier of a run that starts now. */
  public static String next(String benchmark, String operation) {
    return next(Instant.now(), benchmark, operation);
  }

  /** A new identifier of a run that started then. */
  public static String next(Instant started, String benchmark, String operation) {
    return String.join("-", TIME.format(started), safe(benchmark), safe(operation), randomSuffix());
  }

  private static String safe(String word) {
    String lower = word.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
    return lower.isEmpty() ? "_" : lower;
  }

  /** Twelve hexadecimal digits of a random UUID: its last group carries no version bits. */
  private static String randomSuffix() {
    String uuid = UUID.randomUUID().toString();
    return uuid.substring(uuid.lastIndexOf('-') + 1);
  }
}
