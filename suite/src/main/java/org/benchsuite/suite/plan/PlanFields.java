package org.benchsuite.suite.plan;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.benchsuite.common.cli.DurationConverter;
import org.benchsuite.common.sweep.Given;
import picocli.CommandLine.TypeConversionException;

/** Reads the simple values of a mapping, or says what they must be. */
final class PlanFields {

  /** More repeats than anybody waits for. */
  static final int MOST = 1_000_000;

  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,18}");
  private static final Pattern LINE_BREAKS = Pattern.compile("\\s*\\R\\s*");

  private final PlanKeys keys;

  PlanFields(PlanKeys keys) {
    this.keys = keys;
  }

  Optional<Given> text(String key) {
    return keys.find(key).map(entry -> entry.value().text(key));
  }

  /** Text on one line, or empty. */
  String line(String key) {
    return text(key)
        .map(given -> LINE_BREAKS.matcher(given.text().strip()).replaceAll(" "))
        .orElse("");
  }

  OptionalInt count(String key, int least) {
    Optional<Long> number = whole(key, "from " + least + " to " + MOST, least, MOST);
    return number.map(it -> OptionalInt.of(it.intValue())).orElseGet(OptionalInt::empty);
  }

  Optional<Long> whole(String key, String range, long least, long most) {
    return keys.find(key).map(entry -> whole(entry.value(), key, range, least, most));
  }

  private static long whole(YamlValue value, String key, String range, long least, long most) {
    String text = value.text(key).text();
    return Optional.of(text)
        .filter(it -> value.isWhole() && WHOLE.matcher(it).matches())
        .map(Long::parseLong)
        .filter(number -> number >= least && number <= most)
        .orElseThrow(
            () ->
                value.error(
                    "%s must be a whole number %s, not %s.".formatted(key, range, value.shown())));
  }

  <E extends Enum<E>> E choice(String key, E otherwise) {
    return text(key).map(given -> choice(key, given, otherwise)).orElse(otherwise);
  }

  private static <E extends Enum<E>> E choice(String key, Given given, E otherwise) {
    E[] all = otherwise.getDeclaringClass().getEnumConstants();
    return Arrays.stream(all)
        .filter(one -> word(one).equals(given.text()))
        .findFirst()
        .orElseThrow(
            () ->
                PlanErrors.at(
                    given.place(),
                    "%s must be %s, not %s."
                        .formatted(key, alternatives(all), PlanErrors.quote(given.text()))));
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static String alternatives(Enum<?>[] all) {
    String[] words = Arrays.stream(all).map(PlanFields::word).toArray(String[]::new);
    int last = words.length - 1;
    return String.join(", ", Arrays.copyOf(words, last)) + " or " + words[last];
  }

  Optional<Duration> time(String key) {
    return text(key).map(given -> time(key, given));
  }

  private static Duration time(String key, Given given) {
    try {
      return new DurationConverter().convert(given.text());
    } catch (TypeConversionException e) {
      throw PlanErrors.at(given.place(), key + ": " + e.getMessage() + ".", e);
    }
  }
}
