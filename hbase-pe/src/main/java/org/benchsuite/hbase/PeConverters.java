package org.benchsuite.hbase;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.benchsuite.common.Sizes;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How numbers are typed: plain as for upstream, or with a suffix. */
final class PeConverters {

  private static final Pattern COUNT = Pattern.compile("(\\d+)([kmbt]?)");
  private static final String SUFFIXES = "kmbt";

  private PeConverters() {}

  /** A number of rows: {@code 1000}, {@code 10k}, {@code 5m}, {@code 2b}, {@code 1t}, decimal. */
  static final class Count implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      Matcher matcher = COUNT.matcher(text.strip());
      if (!matcher.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is not a number of rows, such as 1000, 10k, 5m or 2b");
      }
      try {
        long count = Long.parseLong(matcher.group(1));
        String suffix = matcher.group(2);
        for (int i = 0; !suffix.isEmpty() && i <= SUFFIXES.indexOf(suffix); i++) {
          count = Math.multiplyExact(count, 1000);
        }
        return count;
      } catch (ArithmeticException | NumberFormatException e) {
        throw new TypeConversionException("'" + text + "' rows are beyond 2^63");
      }
    }
  }

  /** A size in bytes, whose bare number is bytes as for upstream: {@code 2097152}, {@code 2MB}. */
  static final class Bytes implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      try {
        return Sizes.parse(text, Sizes.BareUnit.BYTES);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  /** The same where HBase or an array takes no more than an int. */
  static final class SmallBytes implements ITypeConverter<Integer> {

    private static final int MOST = Integer.MAX_VALUE - 8;

    @Override
    public Integer convert(String text) {
      long bytes = new Bytes().convert(text);
      if (bytes > MOST) {
        throw new TypeConversionException("the size '" + text + "' must be less than 2 GiB");
      }
      return (int) bytes;
    }
  }

  /** Operations a second: {@code 1000}, {@code 0.5}, {@code 20k}. */
  static final class Rate implements ITypeConverter<Double> {

    private static final Pattern RATE = Pattern.compile("(\\d+(?:\\.\\d+)?)([km]?)");

    @Override
    public Double convert(String text) {
      Matcher matcher = RATE.matcher(text.strip());
      if (!matcher.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is not a number of operations a second, such as 500 or 20k");
      }
      int thousands = SUFFIXES.indexOf(matcher.group(2)) + 1;
      double factor = matcher.group(2).isEmpty() ? 1 : Math.pow(1000, thousands);
      return Double.parseDouble(matcher.group(1)) * factor;
    }
  }
}
