package org.benchsuite.common.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a time such as {@code 500ms}, {@code 30s}, {@code 5m} or {@code 1h}; bare numbers are
 * seconds.
 */
public final class DurationConverter implements ITypeConverter<Duration> {

  private static final Pattern TIME = Pattern.compile("(\\d{1,9})\\s*(ms|s|m|h)?");

  @Override
  public Duration convert(String text) {
    Matcher matcher = TIME.matcher(text.trim().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new TypeConversionException("'" + text + "' is not a time such as 30s or 5m");
    }
    long amount = Long.parseLong(matcher.group(1));
    String unit = matcher.group(2) == null ? "s" : matcher.group(2);
    return switch (unit) {
      case "ms" -> Duration.ofMillis(amount);
      case "m" -> Duration.ofMinutes(amount);
      case "h" -> Duration.ofHours(amount);
      default -> Duration.ofSeconds(amount);
    };
  }
}
