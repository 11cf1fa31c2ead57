package org.benchsuite.common;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sizes as people type them: {@code 10G}, {@code 512MB}, {@code 1.5GiB}; units are binary. */
public final class Sizes {

  private static final Pattern SIZE =
      Pattern.compile("([+-]?\\d+(?:\\.\\d+)?)\\s*([KMGTP]?)(I?B)?", Pattern.CASE_INSENSITIVE);
  private static final String PREFIXES = "KMGTP";
  private static final int BITS_PER_PREFIX = 10;

  private Sizes() {}

  /** The unit of a number without one. */
  public enum BareUnit {
    BYTES(1),
    /** TestDFSIO's {@code -size 100} is 100 MiB. */
    MEBIBYTES(1L << 20);

    private final long bytes;

    BareUnit(long bytes) {
      this.bytes = bytes;
    }
  }

  /**
   * The size in bytes, rounded down.
   *
   * @throws IllegalArgumentException with one clear sentence when the text is not a positive size
   */
  public static long parse(String text, BareUnit bare) {
    Matcher matcher = SIZE.matcher(text.trim());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a size; write a number and a unit, such as 512MB or 10G.");
    }
    BigDecimal bytes =
        new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(unit(matcher, bare)));
    if (bytes.compareTo(BigDecimal.ONE) < 0) {
      throw new IllegalArgumentException("the size must be positive, not '" + text + "'.");
    }
    if (bytes.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
      throw new IllegalArgumentException("the size '" + text + "' is beyond 8 EiB.");
    }
    return bytes.longValue();
  }

  /**
   * The bytes that an argument asks for; a number without a unit is bytes.
   *
   * @throws UsageException when it is not a positive size
   */
  public static long argument(String text) {
    try {
      return parse(text, BareUnit.BYTES);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }

  /** The size as a person would type it, exactly: {@code 10G}, {@code 1536M}, {@code 1001B}. */
  public static String exact(long bytes) {
    int prefixes = Math.min(PREFIXES.length(), Long.numberOfTrailingZeros(bytes) / BITS_PER_PREFIX);
    return prefixes == 0 || bytes == 0
        ? bytes + "B"
        : (bytes >> (BITS_PER_PREFIX * prefixes)) + PREFIXES.substring(prefixes - 1, prefixes);
  }

  private static long unit(Matcher matcher, BareUnit bare) {
    String prefix = matcher.group(2).toUpperCase(Locale.ROOT);
    if (prefix.isEmpty()) {
      return matcher.group(3) == null ? bare.bytes : 1;
    }
    return 1L << (BITS_PER_PREFIX * (PREFIXES.indexOf(prefix) + 1));
  }
}
