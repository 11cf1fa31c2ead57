package org.benchsuite.results.report;

import java.util.List;

/**
 * What a parameter was in the runs of a section.
 *
 * @param name its longest option name
 * @param values its different values, the first of them only where they are many
 * @param more how many values are not among them
 */
public record ParameterValues(String name, List<String> values, int more) {

  public ParameterValues {
    values = List.copyOf(values);
  }
}
