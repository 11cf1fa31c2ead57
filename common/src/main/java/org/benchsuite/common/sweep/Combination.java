package org.benchsuite.common.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Redactor;
import org.benchsuite.common.sweep.SweepPlan.Combine;

/**
 * One value for each option.
 *
 * @param settings each option with its value, in the order in which they were written
 */
record Combination(Map<GivenOption, Given> settings) {

  /** Every combination of the options; the one of nothing when there is no option. */
  static List<Combination> of(List<GivenOption> options, Combine combine) {
    return combine == Combine.ZIP ? zipped(options) : product(options);
  }

  private static List<Combination> product(List<GivenOption> options) {
    List<Combination> all = List.of(new Combination(Map.of()));
    for (GivenOption option : options) {
      List<Combination> longer = new ArrayList<>();
      for (Combination shorter : all) {
        option.values().forEach(value -> longer.add(shorter.with(option, value)));
      }
      all = longer;
    }
    return all;
  }

  private static List<Combination> zipped(List<GivenOption> options) {
    int length = 1;
    GivenOption longest = null;
    for (GivenOption option : options) {
      if (option.list() && longest != null && option.values().size() != length) {
        throw new UsageException(
            "%szipped lists must be of one length: '%s' has %d values and '%s' has %d."
                .formatted(
                    option.name().place().prefix(),
                    longest.name().text(),
                    length,
                    option.name().text(),
                    option.values().size()));
      }
      if (option.list()) {
        longest = option;
        length = option.values().size();
      }
    }
    List<Combination> all = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      Combination one = new Combination(Map.of());
      for (GivenOption option : options) {
        one = one.with(option, option.values().get(option.list() ? i : 0));
      }
      all.add(one);
    }
    return all;
  }

  private Combination with(GivenOption option, Given value) {
    Map<GivenOption, Given> more = new LinkedHashMap<>(settings);
    more.put(option, value);
    return new Combination(more);
  }

  /** Both, one after the other. */
  Combination and(Combination other) {
    Map<GivenOption, Given> both = new LinkedHashMap<>(settings);
    both.putAll(other.settings);
    return new Combination(both);
  }

  /** What tells it from the other combinations: the values of its lists. */
  String name() {
    Redactor redactor = new Redactor(new Configuration(false));
    return settings.entrySet().stream()
        .filter(entry -> entry.getKey().list())
        .map(
            entry -> {
              String name = entry.getKey().name().text().replaceFirst("^D\\s+", "");
              return name + "=" + redactor.redact(name, entry.getValue().text());
            })
        .collect(Collectors.joining(", "));
  }
}
