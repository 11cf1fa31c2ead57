package org.benchsuite.suite.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.benchsuite.common.sweep.Given;
import org.benchsuite.common.sweep.GivenOption;

/** Reads options: names to one value each, or to the list of values of an axis. */
final class OptionReader {

  /** As on a command line without its dashes, or Hadoop's -D and a property. */
  static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9._-]*|D [^\\s=]+");

  private OptionReader() {}

  static List<GivenOption> read(YamlValue options) {
    return options.mapping("options").stream().map(OptionReader::option).toList();
  }

  private static GivenOption option(YamlEntry entry) {
    checkName(entry);
    String name = PlanErrors.quote(entry.name());
    if (!entry.value().isList()) {
      return new GivenOption(
          entry.key(), List.of(entry.value().text("the value of " + name)), false);
    }
    List<Given> values = new ArrayList<>();
    for (YamlValue value : entry.value().list("the value of " + name)) {
      values.add(value.text("each value of " + name));
    }
    return new GivenOption(entry.key(), values, true);
  }

  private static void checkName(YamlEntry entry) {
    String name = entry.name();
    if (name.startsWith("-")) {
      throw entry.error(
          "options are written without their dashes here; write %s, not %s."
              .formatted(PlanErrors.quote(withoutDashes(name)), PlanErrors.quote(name)));
    }
    if (!NAME.matcher(name).matches()) {
      throw entry.error(
          PlanErrors.quote(name)
              + " cannot be an option; write a name such as nrFiles, or 'D' and a property such as"
              + " 'D dfs.replication'.");
    }
  }

  private static String withoutDashes(String name) {
    return name.replaceFirst("^-+", "").replaceFirst("^D\\s*(?=\\S)", "D ");
  }
}
