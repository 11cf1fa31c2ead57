package org.benchsuite.results.study;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Under which conditions something was measured: a value an {@link Axis}.
 *
 * @param values in the order in which they are printed; two conditions are equal in any order
 */
public record Conditions(Map<String, String> values) {

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

  /** As people read them: {@code system px, HDFS replication 2}. */
  public String describe() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .collect(Collectors.joining(", "));
  }
}
