package org.benchsuite.common.sweep;

import java.util.List;
import java.util.Objects;

/**
 * An option with one value, or the values of an axis.
 *
 * @param name as it was written: {@code nrFiles}, {@code nr-files} or {@code D dfs.replication}
 * @param values in order, never none; {@code true} and {@code false} for a switch
 * @param list whether it was written as a list, and so is an axis whatever the number of values
 */
public record GivenOption(Given name, List<Given> values, boolean list) {
  public GivenOption {
    Objects.requireNonNull(name, "name");
    values = List.copyOf(values);
    if (values.isEmpty()) {
      throw new IllegalArgumentException("an option without a value: " + name);
    }
  }
}
