package org.benchsuite.results.report;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A cluster and client as some of the runs found them.
 *
 * @param name a letter, such as {@code A}
 * @param runs how many runs found it so
 * @param labels their labels, the first of them only where they are many
 * @param facts its facts by name
 * @param settings the settings that are not Hadoop's defaults, by name
 */
public record Environment(
    String name,
    int runs,
    List<String> labels,
    Map<String, String> facts,
    Map<String, String> settings) {

  public Environment {
    labels = List.copyOf(labels);
    facts = Collections.unmodifiableMap(new TreeMap<>(facts));
    settings = Collections.unmodifiableMap(new TreeMap<>(settings));
  }
}
