package org.benchsuite.common.cli;

import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParseResult;

/**
 * Options that may stand once only. picocli does not refuse the second one of an option in a group:
 * it starts the group anew, which silently forgets the group's other options.
 */
final class RepeatedOptions {

  private RepeatedOptions() {}

  /**
   * Looks through a parsed line, its subcommands too.
   *
   * @throws OverwrittenOptionException with the first option that is there twice and is no list
   */
  static void refuse(ParseResult parsed) {
    Set<OptionSpec> seen = new HashSet<>();
    for (OptionSpec option : parsed.matchedOptions()) {
      if (!option.isMultiValue() && !seen.add(option)) {
        throw new OverwrittenOptionException(
            parsed.commandSpec().commandLine(), option, sentence(option, parsed.originalArgs()));
      }
    }
    if (parsed.hasSubcommand()) {
      refuse(parsed.subcommand());
    }
  }

  /** What is wrong, with the option in the spelling of the line. */
  static String sentence(ArgSpec repeated, Collection<String> typed) {
    String name =
        repeated instanceof OptionSpec option
            ? spelling(option, typed).orElse(option.longestName())
            : repeated.paramLabel();
    return name + " is given more than once; give it once.";
  }

  private static Optional<String> spelling(OptionSpec option, Collection<String> typed) {
    return typed.stream()
        .map(word -> word.split("=", 2)[0])
        .filter(word -> Stream.of(option.names()).anyMatch(word::equalsIgnoreCase))
        .findFirst();
  }
}
