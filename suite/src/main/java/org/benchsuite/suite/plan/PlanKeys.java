package org.benchsuite.suite.plan;

import java.util.List;
import java.util.Optional;
import org.benchsuite.common.sweep.Place;

/** The entries of a mapping whose keys are known. */
final class PlanKeys {

  private final List<YamlEntry> entries;
  private final Place place;

  private PlanKeys(List<YamlEntry> entries, Place place) {
    this.entries = entries;
    this.place = place;
  }

  /**
   * The entries of a mapping, unless one of them is not known.
   *
   * @param name what the mapping is, for an error
   */
  static PlanKeys of(YamlValue value, String name, List<String> known) {
    List<YamlEntry> entries = value.mapping(name);
    for (YamlEntry entry : entries) {
      if (!known.contains(entry.name())) {
        throw entry.error(
            "unknown key " + PlanErrors.unknown(entry.name(), known, name + " has the keys "));
      }
    }
    return new PlanKeys(entries, value.place());
  }

  /** Where the mapping begins. */
  Place place() {
    return place;
  }

  Optional<YamlEntry> find(String key) {
    return entries.stream().filter(entry -> entry.name().equals(key)).findFirst();
  }
}
