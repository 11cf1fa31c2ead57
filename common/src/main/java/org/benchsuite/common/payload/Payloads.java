package org.benchsuite.common.payload;

import java.util.Locale;

/** Reads the names of payloads. */
final class Payloads {

  private static final String COMPRESSIBLE = "compressible:";

  private Payloads() {}

  static Payload parse(String name, long seed) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.equals("random")) {
      return new RandomPayload(seed);
    }
    if (lower.equals("zeros")) {
      return new ZeroPayload();
    }
    if (lower.startsWith(COMPRESSIBLE)) {
      return new CompressiblePayload(seed, ratio(name, lower.substring(COMPRESSIBLE.length())));
    }
    throw unknown(name);
  }

  private static double ratio(String name, String text) {
    try {
      double ratio = Double.parseDouble(text);
      if (ratio >= 1 && ratio <= CompressiblePayload.MOST) {
        return ratio;
      }
    } catch (NumberFormatException e) {
      throw unknown(name);
    }
    throw unknown(name);
  }

  private static IllegalArgumentException unknown(String name) {
    return new IllegalArgumentException(
        "'"
            + name
            + "' is no kind of data; choose random, zeros or compressible:R with R from 1 to "
            + CompressiblePayload.MOST
            + ", such as compressible:3.");
  }
}
