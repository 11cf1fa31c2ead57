package org.benchsuite.common.cluster;

import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;

/**
 * The settings of a configuration that do not come from Hadoop's own defaults, secrets redacted.
 */
final class ChangedSettings {

  private static final String DEFAULTS = "-default.xml";

  private ChangedSettings() {}

  static Map<String, String> of(Configuration configuration) {
    Redactor redactor = new Redactor(configuration);
    Map<String, String> changed = new TreeMap<>();
    for (Map.Entry<String, String> setting : configuration) {
      String name = setting.getKey();
      if (!isDefault(configuration.getPropertySources(name))) {
        String raw = configuration.getRaw(name);
        changed.put(name, redactor.redact(name, raw == null ? setting.getValue() : raw));
      }
    }
    return changed;
  }

  private static boolean isDefault(String[] sources) {
    return sources == null
        || sources.length == 0
        || sources[sources.length - 1].endsWith(DEFAULTS)
        || sources[sources.length - 1].startsWith("because ");
  }
}
