package org.benchsuite.hbase;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.benchsuite.common.UsageException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * Options that may stand once only. picocli does not refuse the second one of an option in a group:
 * it starts the group anew, which silently forgets the group's other options.
 */
final class RepeatedOptions {

  private RepeatedOptions() {}

  /**
   * Looks through a parsed line.
   *
   * @throws UsageException naming the first option that is there twice
   */
  static void refuse(ParseResult parsed) {
    Set<OptionSpec> seen = new HashSet<>();
    for (OptionSpec option : parsed.matchedOptions()) {
      if (!option.isMultiValue() && !seen.add(option)) {
        throw new UsageException(
            typed(option, parsed) + " is given more than once; give it once, or run a sweep.");
      }
    }
  }

  /** In the spelling of the line. */
  private static String typed(OptionSpec option, ParseResult parsed) {
    return parsed.originalArgs().stream()
        .map(word -> word.split("=", 2)[0])
        .filter(word -> Stream.of(option.names()).anyMatch(word::equalsIgnoreCase))
        .findFirst()
        .orElse(option.longestName());
  }
}
