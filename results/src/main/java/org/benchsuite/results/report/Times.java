package org.benchsuite.results.report;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Instants as people read them, in UTC. */
final class Times {

  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private Times() {}

  static String format(Instant instant) {
    return FORMAT.format(instant);
  }
}
