package org.benchsuite.results.compare;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.benchsuite.results.RunHeader;
import org.benchsuite.results.RunRecord;

/**
 * Which runs a group is made of: conditions {@code NAME=VALUE} joined by commas, all of which must
 * hold; a first word without a name is a label or the id of a run. Times are UTC.
 *
 * @param folder where the records are, when the query says so
 * @param conditions what a run must fulfil
 */
public record RunQuery(Optional<String> folder, List<Predicate<RunHeader>> conditions) {

  private static final String FOLDER = "in";
  private static final String PARAMETER = "param.";
  private static final Set<String> NAMES =
      new TreeSet<>(
          List.of(
              "benchmark",
              FOLDER,
              "label",
              "operation",
              "param.NAME",
              QueryParts.RUN,
              "since",
              "until"));

  public RunQuery {
    conditions = List.copyOf(conditions);
  }

  /**
   * Reads a query.
   *
   * @throws ComparisonException when it has no meaning
   */
  public static RunQuery parse(String text) {
    Map<String, List<String>> parts = QueryParts.of(text);
    Optional<String> folder =
        Optional.ofNullable(parts.remove(FOLDER)).map(values -> values.get(0));
    List<Predicate<RunHeader>> conditions = new ArrayList<>();
    parts.forEach((name, values) -> conditions.add(condition(name, values)));
    return new RunQuery(folder, conditions);
  }

  /** Whether a run fulfils every condition. */
  public boolean matches(RunRecord run) {
    return matches(RunHeader.of(run));
  }

  /** Whether the run of this header fulfils every condition. */
  public boolean matches(RunHeader run) {
    return conditions.stream().allMatch(condition -> condition.test(run));
  }

  private static Predicate<RunHeader> condition(String name, List<String> values) {
    String value = values.get(0);
    return switch (name) {
      case QueryParts.NAME -> run -> run.label().equals(value) || isNamed(run, value);
      case "label" -> run -> run.label().equals(value);
      case QueryParts.RUN -> run -> values.stream().anyMatch(id -> isNamed(run, id));
      case "benchmark" -> run -> run.benchmark().equals(value);
      case "operation" -> run -> run.operation().equals(value);
      case "since" -> since(instant(name, value, 0));
      case "until" -> until(instant(name, value, 1));
      default -> parameter(name, value);
    };
  }

  private static boolean isNamed(RunHeader run, String id) {
    return run.id().equals(id) || (run.id() + ".json").equals(id);
  }

  private static Predicate<RunHeader> since(Instant first) {
    return run -> !run.started().isBefore(first);
  }

  private static Predicate<RunHeader> until(Instant end) {
    return run -> run.started().isBefore(end);
  }

  private static Predicate<RunHeader> parameter(String name, String value) {
    if (!name.startsWith(PARAMETER) || name.length() == PARAMETER.length()) {
      throw new ComparisonException(
          "Runs cannot be chosen by '" + name + "'" + Nearest.hintOrList(name, NAMES));
    }
    String parameter = name.substring(PARAMETER.length());
    return run ->
        value.equals(run.parameters().get(parameter))
            || value.equals(run.parameters().get("D " + parameter));
  }

  /** A day alone means its start, or with {@code laterDays} its end. */
  private static Instant instant(String name, String text, int laterDays) {
    try {
      if (text.indexOf('T') < 0) {
        return LocalDate.parse(text).plusDays(laterDays).atStartOfDay(ZoneOffset.UTC).toInstant();
      }
      return text.endsWith("Z")
          ? Instant.parse(text)
          : LocalDateTime.parse(text).toInstant(ZoneOffset.UTC);
    } catch (DateTimeException e) {
      throw new ComparisonException(
          "'"
              + text
              + "' is no time for '"
              + name
              + "'; write 2026-11-01 or 2026-11-01T13:30, in UTC.");
    }
  }
}
