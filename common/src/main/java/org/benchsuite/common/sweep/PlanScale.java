package org.benchsuite.common.sweep;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.UsageException;

/**
 * Makes the amounts of a plan smaller or larger, its shape stays: {@code 1/1024} of {@code 10G} is
 * {@code 10M}. Bytes and counts are rounded down, a count to 1 at least.
 *
 * @param numerator above the line
 * @param denominator below it
 */
public record PlanScale(BigInteger numerator, BigInteger denominator) {

  private static final Pattern RATIO = Pattern.compile("(\\d{1,18})(?:/(\\d{1,18}))?");

  /** As it is. */
  public static final PlanScale ONE = new PlanScale(BigInteger.ONE, BigInteger.ONE);

  /**
   * Reads {@code 1/1024} or {@code 2}.
   *
   * @throws UsageException when it is no positive ratio
   */
  public static PlanScale parse(String text) {
    Matcher ratio = RATIO.matcher(text.strip());
    if (ratio.matches()) {
      BigInteger above = new BigInteger(ratio.group(1));
      BigInteger below = ratio.group(2) == null ? BigInteger.ONE : new BigInteger(ratio.group(2));
      if (above.signum() > 0 && below.signum() > 0) {
        return new PlanScale(above, below);
      }
    }
    throw new UsageException(
        "--scale: '" + text + "' is no ratio; write one such as 1/1024, or a whole number.");
  }

  /**
   * The plan with its scaled options' values made smaller or larger; its name says so.
   *
   * @throws UsageException when a value that is to be scaled is no amount, or becomes none
   */
  public SweepPlan of(SweepPlan plan) {
    if (equals(ONE)) {
      return plan;
    }
    if (plan.scaled().isEmpty()) {
      throw new UsageException(
          "--scale: the plan '" + plan.name() + "' does not say what is scaled; list it there.");
    }
    return plan.with(
        plan.name() + "-scale-" + numerator + "-" + denominator,
        plan.commands().stream()
            .map(
                command ->
                    new PlanCommand(
                        command.words(),
                        command.place(),
                        options(command.options(), plan.scaled()),
                        command.repeats()))
            .toList(),
        options(plan.options(), plan.scaled()));
  }

  private List<GivenOption> options(List<GivenOption> options, List<String> scaled) {
    return options.stream()
        .map(
            option ->
                scaled.contains(option.name().text())
                    ? new GivenOption(
                        option.name(),
                        option.values().stream().map(this::scaled).toList(),
                        option.list())
                    : option)
        .toList();
  }

  private Given scaled(Given value) {
    try {
      return new Given(scaled(value.text()), value.place());
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw new UsageException(
          value.place().prefix()
              + "'"
              + value.text()
              + "' cannot be scaled by "
              + this
              + ": "
              + e.getMessage(),
          e);
    }
  }

  private String scaled(String text) {
    if (text.indexOf(':') >= 0) {
      return Schedule.parse(text).times(numerator, denominator).toString();
    }
    if (text.matches("\\d+")) {
      return new BigInteger(text)
          .multiply(numerator)
          .divide(denominator)
          .max(BigInteger.ONE)
          .toString();
    }
    BigDecimal bytes =
        BigDecimal.valueOf(Sizes.parse(text, Sizes.BareUnit.BYTES))
            .multiply(new BigDecimal(numerator))
            .divide(new BigDecimal(denominator), 0, RoundingMode.DOWN);
    if (bytes.signum() == 0) {
      throw new IllegalArgumentException("it becomes less than a byte.");
    }
    // 10M alone may mean rows; 10MB never does
    return Sizes.exact(bytes.longValueExact()).replaceFirst("[KMGTP]$", "$0B");
  }

  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE)
        ? numerator.toString()
        : numerator + "/" + denominator;
  }
}
