package org.benchsuite.common;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Growing amounts that a benchmark runs with one after the other: {@code 10G:200G:10G} is 10 GiB,
 * 20 GiB and so on to 200 GiB; {@code SF 10:100:10} counts scale factors.
 *
 * @param first the first amount
 * @param last the last amount is the largest that is not beyond this
 * @param step what each adds to the one before
 * @param unit what is counted
 */
public record Schedule(long first, long last, long step, Unit unit) {

  private static final int MOST_STEPS = 10_000;
  private static final Pattern PARTS =
      Pattern.compile("(SF\\s*)?([^:]+):([^:]+):([^:]+)", Pattern.CASE_INSENSITIVE);

  /** What the amounts of a schedule count. */
  public enum Unit {
    BYTES,
    SCALE_FACTOR
  }

  /**
   * What one step adds.
   *
   * @param from the amount before it
   * @param to the amount with it
   */
  public record Slice(long from, long to) {

    /** How much it adds. */
    public long length() {
      return to - from;
    }
  }

  public Schedule {
    Objects.requireNonNull(unit, "unit");
    if (first < 1 || step < 1) {
      throw new IllegalArgumentException("the first size and the step must be positive.");
    }
    if (last < first) {
      throw new IllegalArgumentException("the last size is smaller than the first.");
    }
    if ((last - first) / step >= MOST_STEPS) {
      throw new IllegalArgumentException("these are more than " + MOST_STEPS + " steps.");
    }
  }

  /**
   * Reads {@code FIRST:LAST:STEP}.
   *
   * @throws IllegalArgumentException with one clear sentence when it is none
   */
  public static Schedule parse(String text) {
    Matcher parts = PARTS.matcher(text.strip());
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is no schedule; write FIRST:LAST:STEP, such as 10G:200G:10G or SF 10:100:10.");
    }
    Unit unit = parts.group(1) == null ? Unit.BYTES : Unit.SCALE_FACTOR;
    try {
      return new Schedule(
          amount(parts.group(2), unit),
          amount(parts.group(3), unit),
          amount(parts.group(4), unit),
          unit);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("'" + text + "': " + e.getMessage(), e);
    }
  }

  private static long amount(String text, Unit unit) {
    if (unit == Unit.BYTES) {
      return Sizes.parse(text, Sizes.BareUnit.BYTES);
    }
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is no scale factor.", e);
    }
  }

  /** Every amount, smallest first. */
  public List<Long> amounts() {
    List<Long> amounts = new ArrayList<>();
    long count = (last - first) / step;
    for (long i = 0; i <= count; i++) {
      amounts.add(first + i * step);
    }
    return List.copyOf(amounts);
  }

  /**
   * The slices that make up one amount, in order: what each step up to it added.
   *
   * @throws IllegalArgumentException when it is no amount of this schedule
   */
  public List<Slice> slices(long amount) {
    if (amount < first || amount > last || (amount - first) % step != 0) {
      throw new IllegalArgumentException(text(amount) + " is no step of " + this + ".");
    }
    List<Slice> slices = new ArrayList<>();
    long from = 0;
    for (long to : amounts()) {
      if (to <= amount) {
        slices.add(new Slice(from, to));
        from = to;
      }
    }
    return List.copyOf(slices);
  }

  /** One amount as a person would type it, exactly: {@code 10G}. */
  public String text(long amount) {
    return unit == Unit.BYTES ? Sizes.exact(amount) : Long.toString(amount);
  }

  /**
   * The same steps of smaller or larger amounts, each rounded down.
   *
   * @throws IllegalArgumentException when an amount becomes less than 1
   */
  public Schedule times(BigInteger numerator, BigInteger denominator) {
    return new Schedule(
        times(first, numerator, denominator),
        times(last, numerator, denominator),
        times(step, numerator, denominator),
        unit);
  }

  private static long times(long amount, BigInteger numerator, BigInteger denominator) {
    return new BigDecimal(BigInteger.valueOf(amount).multiply(numerator))
        .divide(new BigDecimal(denominator), 0, RoundingMode.DOWN)
        .longValueExact();
  }

  /** As it may be typed again. */
  @Override
  public String toString() {
    String steps = text(first) + ":" + text(last) + ":" + text(step);
    return unit == Unit.BYTES ? steps : "SF " + steps.toLowerCase(Locale.ROOT);
  }
}
