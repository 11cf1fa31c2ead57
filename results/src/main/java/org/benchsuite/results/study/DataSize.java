package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An amount of data as it is typed ({@code 10G}), stands on {@link Axis#SIZE} and is printed.
 *
 * @param bytes how many
 */
record DataSize(long bytes) {

  /** What {@link Axis#SIZE} is called where each size says its own unit. */
  static final String HEADING = "size";

  private static final Pattern TYPED =
      Pattern.compile("(\\d+(?:[.]\\d+)?)\\s*([KMGTP]?)(?:I?B)?", Pattern.CASE_INSENSITIVE);
  private static final List<String> UNITS = List.of("B", "KiB", "MiB", "GiB", "TiB", "PiB");
  private static final String PREFIXES = " KMGTP";
  private static final BigDecimal STEP = BigDecimal.valueOf(1024);
  private static final BigDecimal GIBIBYTE = BigDecimal.valueOf(1 << 30);
  private static final double MEBIBYTE = 1 << 20;

  /** Rows are not cut, and text ends at a word: so far may bytes be from those asked for. */
  private static final double TOLERANCE = 1e-4;

  /** What was typed, in binary units and without one in bytes; empty when it is no size. */
  static Optional<DataSize> parse(String text) {
    Matcher matcher = TYPED.matcher(text.strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String prefix = matcher.group(2).toUpperCase(Locale.ROOT);
    BigDecimal bytes =
        new BigDecimal(matcher.group(1))
            .multiply(STEP.pow(prefix.isEmpty() ? 0 : PREFIXES.indexOf(prefix)));
    return bytes.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0
        ? Optional.empty()
        : Optional.of(new DataSize(bytes.longValue()));
  }

  /** The size that counted bytes are named after: that in whole MiB, where little is missing. */
  static DataSize near(long bytes) {
    long whole = Math.round(bytes / MEBIBYTE) << 20;
    return new DataSize(Math.abs(whole - bytes) <= bytes * TOLERANCE ? whole : bytes);
  }

  static DataSize ofGibibytes(String value) {
    return new DataSize(new BigDecimal(value).multiply(GIBIBYTE).longValue());
  }

  /** Whether a value of {@link Axis#SIZE} is a whole number of GiB. */
  static boolean isWhole(String gibibytes) {
    return new BigDecimal(gibibytes).stripTrailingZeros().scale() <= 0;
  }

  /** The value on {@link Axis#SIZE}, exact. */
  String gibibytes() {
    return BigDecimal.valueOf(bytes).divide(GIBIBYTE).stripTrailingZeros().toPlainString();
  }

  /** With the largest unit of which it has one, to two digits: {@code 10 MiB}. */
  String text() {
    BigDecimal amount = BigDecimal.valueOf(bytes);
    int unit = 0;
    while (unit < UNITS.size() - 1 && amount.compareTo(STEP) >= 0) {
      amount = amount.divide(STEP);
      unit++;
    }
    BigDecimal shown = amount.scale() > 2 ? amount.setScale(2, RoundingMode.HALF_UP) : amount;
    return shown.toPlainString() + " " + UNITS.get(unit);
  }
}
