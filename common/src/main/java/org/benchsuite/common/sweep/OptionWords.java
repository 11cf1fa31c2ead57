package org.benchsuite.common.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.benchsuite.common.UsageException;
import org.benchsuite.results.compare.Nearest;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** An option of a plan as the words of a command line. */
final class OptionWords {

  private static final String PROPERTY = "D ";

  private OptionWords() {}

  /**
   * The words; none for a switch that is off anyway.
   *
   * @throws UsageException naming the place when the command has no such option, or a switch is
   *     given something else than true or false
   */
  static List<String> of(CommandSpec command, GivenOption option, Given value) {
    String name = option.name().text();
    if (name.startsWith(PROPERTY)) {
      return List.of("-D", name.substring(PROPERTY.length()).strip() + "=" + value.text());
    }
    OptionSpec spec = find(command, name).orElseThrow(() -> unknown(command, option));
    String word = spec.longestName();
    if (spec.arity().max() > 0) {
      return List.of(word, value.text());
    }
    return switch (value.text()) {
      case "true" -> List.of(word);
      case "false" -> isOnByDefault(spec) ? List.of(word + "=false") : List.of();
      default ->
          throw new UsageException(
              "%s'%s' is a switch; write true or false, not '%s'."
                  .formatted(value.place().prefix(), name, value.text()));
    };
  }

  private static boolean isOnByDefault(OptionSpec option) {
    return Boolean.parseBoolean(option.defaultValue());
  }

  /** The option that a plan names so, with or without its dashes. */
  static Optional<OptionSpec> find(CommandSpec command, String name) {
    return command.options().stream()
        .filter(spec -> !spec.hidden())
        .filter(
            spec ->
                Stream.of(spec.names()).anyMatch(each -> bare(each).equalsIgnoreCase(bare(name))))
        .findFirst();
  }

  /** Whether a command line spells that option already. */
  static boolean isSpelled(OptionSpec option, List<String> words) {
    return words.stream()
        .map(word -> word.split("=", 2)[0])
        .anyMatch(name -> Stream.of(option.names()).anyMatch(name::equalsIgnoreCase));
  }

  private static String bare(String name) {
    return name.replaceFirst("^-+", "");
  }

  private static UsageException unknown(CommandSpec command, GivenOption option) {
    List<String> names = new ArrayList<>();
    command.options().stream()
        .filter(spec -> !spec.hidden())
        .forEach(spec -> Stream.of(spec.names()).map(OptionWords::bare).forEach(names::add));
    return new UsageException(
        "%s%s has no option '%s'%s"
            .formatted(
                option.name().place().prefix(),
                command.name(),
                option.name().text(),
                Nearest.hint(option.name().text(), new TreeSet<>(names))));
  }
}
