package org.benchsuite.common.sweep;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * One command line of a plan, before the options of its cases are added.
 *
 * @param words the benchmark and what follows it; {@code ${name}} is replaced by the option of that
 *     name, which is then not added as an option
 * @param place where the command was written
 * @param options further options of this command alone
 * @param repeats how often each case is repeated, if not as often as the plan says
 */
public record PlanCommand(
    List<String> words, Place place, List<GivenOption> options, OptionalInt repeats) {
  public PlanCommand {
    words = List.copyOf(words);
    Objects.requireNonNull(place, "place");
    options = List.copyOf(options);
    Objects.requireNonNull(repeats, "repeats");
  }
}
