package org.benchsuite.suite.plan;

import java.util.List;
import java.util.OptionalInt;
import org.benchsuite.common.sweep.Given;
import org.benchsuite.common.sweep.GivenOption;
import org.benchsuite.common.sweep.Place;
import org.benchsuite.common.sweep.PlanCommand;
import org.benchsuite.common.sweep.Words;

/** Reads the commands of a plan: a line of text each, or a mapping with options of its own. */
final class CommandReader {

  static final String RUN = "run";
  static final String OPTIONS = "options";
  static final String REPEATS = "repeats";

  static final List<String> KEYS = List.of(RUN, OPTIONS, REPEATS);

  private static final String NAME = "a command";

  private CommandReader() {}

  /** The value of {@code command}: one line. */
  static PlanCommand single(YamlValue value) {
    if (value.isList() || value.isMapping()) {
      throw value.error(
          "command takes one line of text; for several commands, or one with options of its own,"
              + " write 'commands:' and a list.");
    }
    return new PlanCommand(words(value), value.place(), List.of(), OptionalInt.empty());
  }

  /** The value of {@code commands}. */
  static List<PlanCommand> several(YamlValue value) {
    return value.list("commands").stream().map(CommandReader::one).toList();
  }

  private static PlanCommand one(YamlValue value) {
    if (value.isList()) {
      throw value.error("a command in words goes below 'run:'; write '- run: [dfsio, -write]'.");
    }
    if (!value.isMapping()) {
      return single(value);
    }
    PlanKeys keys = PlanKeys.of(value, NAME, KEYS);
    YamlValue run =
        keys.find(RUN)
            .map(YamlEntry::value)
            .orElseThrow(
                () -> value.error("this command has no 'run:'; write 'run: dfsio -write', say."));
    List<GivenOption> options =
        keys.find(OPTIONS).map(entry -> OptionReader.read(entry.value())).orElse(List.of());
    OptionalInt repeats = new PlanFields(keys).count(REPEATS, 1);
    return new PlanCommand(words(run), run.place(), options, repeats);
  }

  private static List<String> words(YamlValue value) {
    List<String> words = value.isList() ? listed(value) : split(value.text(NAME));
    Place place = value.place();
    if (words.isEmpty()) {
      throw PlanErrors.at(place, "a command must not be empty; write the benchmark and its words.");
    }
    if (words.get(0).isBlank() || words.get(0).startsWith("-")) {
      throw PlanErrors.at(
          place,
          "a command begins with the name of a benchmark, not with "
              + PlanErrors.quote(words.get(0))
              + ".");
    }
    return words;
  }

  private static List<String> listed(YamlValue value) {
    return value.list(NAME).stream()
        .map(word -> word.text("each word of a command").text())
        .toList();
  }

  private static List<String> split(Given line) {
    try {
      return Words.split(line.text());
    } catch (IllegalArgumentException e) {
      throw PlanErrors.at(line.place(), "in this command " + e.getMessage(), e);
    }
  }
}
