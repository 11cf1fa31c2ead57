package org.benchsuite.results;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The facts of a cluster and its client that must agree before two results may be compared.
 *
 * @param facts name to value, such as {@code hadoop.version} or {@code nodes}; names are stable
 * @param configuration settings that differ from Hadoop's defaults, secrets redacted
 * @param client the machine the command ran on
 */
public record Fingerprint(
    Map<String, String> facts, Map<String, String> configuration, Machine client) {
  public Fingerprint {
    Objects.requireNonNull(client, "client");
    facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
    configuration = Collections.unmodifiableSortedMap(new TreeMap<>(configuration));
  }

  /** The same with further facts, which take the place of those of the same name. */
  public Fingerprint with(Map<String, String> further) {
    Map<String, String> all = new TreeMap<>(facts);
    all.putAll(further);
    return new Fingerprint(all, configuration, client);
  }
}
