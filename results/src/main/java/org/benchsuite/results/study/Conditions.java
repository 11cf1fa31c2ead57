package org.benchsuite.results.study;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Under which conditions something was measured: a value an {@link Axis}.
 *
 * @param values in the order in which they are printed; two conditions are equal in any order
 */
public record Conditions(Map<String, String> values) {

  private static final String NONE = "-";

  public Conditions {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  public static Conditions none() {
    return new Conditions(Map.of());
  }

  public static Conditions of(String axis, String value) {
    return none().with(axis, value);
  }

  /** These and one more. */
  public Conditions with(String axis, String value) {
    Map<String, String> more = new LinkedHashMap<>(values);
    more.put(axis, value);
    return new Conditions(more);
  }

  public Conditions without(String axis) {
    Map<String, String> fewer = new LinkedHashMap<>(values);
    fewer.remove(axis);
    return new Conditions(fewer);
  }

  /** These of the axes only, in the order of {@code axes}; an axis without a value is left out. */
  public Conditions on(String... axes) {
    Map<String, String> some = new LinkedHashMap<>();
    for (String axis : axes) {
      find(axis).ifPresent(value -> some.put(axis, value));
    }
    return new Conditions(some);
  }

  /** These without the name of what was measured, such as the cluster's. */
  public Conditions withoutSubject() {
    Map<String, String> fewer = new LinkedHashMap<>(values);
    fewer.keySet().removeAll(Axis.SUBJECTS);
    return new Conditions(fewer);
  }

  /** These alone of what was measured, such as the cluster's name. */
  public Conditions subject() {
    return on(Axis.SUBJECTS.toArray(String[]::new));
  }

  /** The same, with a word in brackets behind the name of what was measured. */
  Conditions marked(String word) {
    Map<String, String> marked = new LinkedHashMap<>(values);
    Axis.SUBJECTS.forEach(
        axis -> marked.computeIfPresent(axis, (name, value) -> value + " (" + word + ")"));
    return new Conditions(marked);
  }

  /** The values of these axes as headings of a row, a dash where there is none. */
  List<String> headings(List<String> axes) {
    return axes.stream().map(axis -> find(axis).orElse(NONE)).toList();
  }

  public Optional<String> find(String axis) {
    return Optional.ofNullable(values.get(axis));
  }

  /**
   * The value of an axis.
   *
   * @throws IllegalArgumentException when there is none
   */
  public String get(String axis) {
    return find(axis)
        .orElseThrow(() -> new IllegalArgumentException("no " + axis + " among " + values));
  }

  /** Whether everything that {@code others} say holds here. */
  public boolean include(Conditions others) {
    return values.entrySet().containsAll(others.values.entrySet());
  }

  /** With a size that is no whole number of GiB in a unit in which it can be read. */
  public Conditions readable() {
    Map<String, String> readable = new LinkedHashMap<>();
    values.forEach(
        (axis, value) -> {
          boolean odd = axis.equals(Axis.SIZE) && !DataSize.isWhole(value);
          readable.put(
              odd ? DataSize.HEADING : axis, odd ? DataSize.ofGibibytes(value).text() : value);
        });
    return new Conditions(readable);
  }

  /** As people read them: {@code system px, HDFS replication 2}. */
  public String describe() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .collect(Collectors.joining(", "));
  }
}
