package org.benchsuite.common.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.benchsuite.common.cluster.Redactor;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Every parameter in force on a command line, by its longest name, secrets redacted. */
final class Parameters {

  private Parameters() {}

  static Map<String, String> of(CommandSpec command, Redactor redactor) {
    Map<String, String> parameters = new TreeMap<>();
    for (OptionSpec option : command.options()) {
      Object value = option.getValue();
      if (!option.usageHelp() && !option.versionHelp() && value != null) {
        put(parameters, name(option), value, redactor);
      }
    }
    for (PositionalParamSpec positional : command.positionalParameters()) {
      if (positional.getValue() != null) {
        put(parameters, positional.paramLabel(), positional.getValue(), redactor);
      }
    }
    return parameters;
  }

  private static void put(
      Map<String, String> parameters, String name, Object value, Redactor redactor) {
    if (name.equals("D") && value instanceof List<?> properties) {
      properties.forEach(
          property -> {
            String[] parts = property.toString().split("=", 2);
            parameters.put("D " + parts[0], redactor.redact(parts[0], parts[1]));
          });
    } else {
      parameters.put(name, redactor.redact(name, value.toString()));
    }
  }

  private static String name(OptionSpec option) {
    return Stream.of(option.names())
        .max(Comparator.comparingInt(String::length))
        .orElseThrow()
        .replaceFirst("^-+", "");
  }
}
