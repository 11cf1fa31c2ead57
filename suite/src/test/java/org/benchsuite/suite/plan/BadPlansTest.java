package org.benchsuite.suite.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.benchsuite.common.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Plans that nobody can mean, and what is said about them. */
class BadPlansTest {

  /** Who can find the mistake. */
  private enum By {
    READER_AND_SCHEMA,
    READER
  }

  private record Bad(By by, String place, String sentence, String yaml) {

    @Override
    public String toString() {
      return yaml.strip().replace("\n", " | ") + " -> " + sentence;
    }
  }

  private static Bad both(String place, String sentence, String... lines) {
    return new Bad(By.READER_AND_SCHEMA, place, sentence, String.join("\n", lines));
  }

  private static Bad reader(String place, String sentence, String... lines) {
    return new Bad(By.READER, place, sentence, String.join("\n", lines));
  }

  static Stream<Bad> plans() {
    return Stream.of(keys(), types(), values(), commands(), names()).flatMap(each -> each);
  }

  private static Stream<Bad> keys() {
    return Stream.of(
        both("2:1", "unknown key 'oder'; did you mean 'order'?", "command: dfsio", "oder: grouped"),
        both(
            "2:1",
            "unknown key 'parallel'; a plan has the keys version, name, description, command,"
                + " commands, options, combine, repeats, warmups, order, seed, coolDown, quiesce,"
                + " onFailure, study, scaled.",
            "command: dfsio",
            "parallel: 3"),
        both(
            "3:5",
            "unknown key 'option'; did you mean 'options'?",
            "commands:",
            "  - run: dfsio",
            "    option: {size: 1G}"),
        both(
            "1:1",
            "the plan runs nothing; write 'command:' and a command, or 'commands:' and a list.",
            "repeats: 3"),
        both(
            "3:1",
            "commands does not go with command, at plan.yaml:1:1.",
            "command: dfsio",
            "repeats: 3",
            "commands: [dfsio]"),
        both(
            "1:10",
            "version must be 1, the only one that this program reads, not '2'.",
            "version: 2",
            "pipelines: []"),
        both(
            "1:10",
            "version must be 1, the only one that this program reads, not text in quotes.",
            "version: '1'",
            "command: dfsio"),
        reader(
            "5:3",
            "'size' is given here and at plan.yaml:3:3; keep one.",
            "command: dfsio -write",
            "options:",
            "  size: 1G",
            "  nrFiles: 2",
            "  \"size\": 2G"),
        reader(
            "3:1",
            "'repeats' is given here and at plan.yaml:1:1; keep one.",
            "repeats: 2",
            "command: dfsio",
            "repeats: 3"),
        reader(
            "4:3",
            "warmups is given here and at plan.yaml:2:1; keep one.",
            "command: dfsio",
            "warmups: 1",
            "options:",
            "  warmups: 2"),
        reader(
            "2:34",
            "warmups is given here and at plan.yaml:3:1; keep one.",
            "commands:",
            "  - {run: dfsio -read, options: {Warmups: [1, 2]}}",
            "warmups: 0"),
        reader("1:3", "a key must be text, not a list.", "? [a, b]", ": c"),
        reader("1:1", "a key must be text, not nothing.", "~: c"));
  }

  private static Stream<Bad> types() {
    return Stream.of(
        both("1:1", "a plan must be a mapping, with lines of 'key: value', not a list.", "- dfsio"),
        both(
            "1:1",
            "a plan must be a mapping, with lines of 'key: value', not text.",
            "dfsio -write"),
        both(
            "2:10",
            "options must be a mapping, with lines of 'key: value', not a list.",
            "command: dfsio",
            "options: [size, 1G]"),
        both("1:11", "commands must be a list, not text.", "commands: dfsio -write"),
        both(
            "1:10",
            "command takes one line of text; for several commands, or one with options of its own,"
                + " write 'commands:' and a list.",
            "command: [dfsio, -write]"),
        both(
            "2:5",
            "a command in words goes below 'run:'; write '- run: [dfsio, -write]'.",
            "commands:",
            "  - [dfsio, -write]"),
        both(
            "2:5",
            "this command has no 'run:'; write 'run: dfsio -write', say.",
            "commands:",
            "  - options: {size: 1G}"),
        both(
            "3:9",
            "the value of 'size' must be text, not a mapping.",
            "command: dfsio",
            "options:",
            "  size: {from: 1, to: 2}"),
        both(
            "3:13",
            "each value of 'size' must be text, not a list.",
            "command: dfsio",
            "options:",
            "  size: [1, [2, 3]]"),
        both(
            "3:9",
            "the value of 'size' must not be an empty list; write a value, or leave it out.",
            "command: dfsio",
            "options:",
            "  size: []"),
        both(
            "1:11",
            "commands must not be an empty list; write a value, or leave it out.",
            "commands: []"),
        both(
            "4:3",
            "'size' has no value; write one, or leave the key out.",
            "command: dfsio",
            "options:",
            "  nrFiles: 3",
            "  size:"),
        both(
            "2:1",
            "'seed' has no value; write one, or leave the key out.",
            "command: dfsio",
            "seed: null"),
        both(
            "4:6",
            "each value of 'size' must be text, not nothing.",
            "command: dfsio",
            "options:",
            "  size:",
            "    -",
            "    - 1G"),
        both("2:9", "scaled must be a list, not text.", "command: dfsio", "scaled: size"),
        reader(
            "2:7",
            "the tag '!ruby' has no meaning here; remove it.",
            "command: dfsio",
            "name: !ruby x"),
        reader(
            "3:3",
            "merge keys ('<<') are not part of YAML 1.2; write the lines out, or give single values"
                + " by an alias.",
            "command: dfsio",
            "options:",
            "  <<: {size: 1G}"));
  }

  private static Stream<Bad> values() {
    return Stream.of(
        both(
            "2:10",
            "repeats must be a whole number from 1 to 1000000, not '0'.",
            "command: dfsio",
            "repeats: 0"),
        both(
            "2:10",
            "repeats must be a whole number from 1 to 1000000, not '1.5'.",
            "command: dfsio",
            "repeats: 1.5"),
        both(
            "2:10",
            "repeats must be a whole number from 1 to 1000000, not text in quotes.",
            "command: dfsio",
            "repeats: '3'"),
        both(
            "2:27",
            "repeats must be a whole number from 1 to 1000000, not 'many'.",
            "commands:",
            "  - {run: dfsio, repeats: many}"),
        both(
            "2:10",
            "warmups must be a whole number from 0 to 1000000, not '-1'.",
            "command: dfsio",
            "warmups: -1"),
        both(
            "2:7",
            "seed must be a whole number of at most 18 digits, not '99999999999999999999'.",
            "command: dfsio",
            "seed: 99999999999999999999"),
        reader(
            "2:10",
            "repeats must be a whole number from 1 to 1000000, not '0x3'.",
            "command: dfsio",
            "repeats: 0x3"),
        both(
            "2:8",
            "order must be grouped, interleaved or shuffled, not 'Random'.",
            "command: dfsio",
            "order: Random"),
        both(
            "2:10",
            "combine must be product or zip, not 'cross'.",
            "command: dfsio",
            "combine: cross"),
        both(
            "2:12",
            "onFailure must be stop or continue, not 'retry'.",
            "command: dfsio",
            "onFailure: retry"),
        both(
            "2:11",
            "coolDown: '5 days' is not a time such as 30s or 5m.",
            "command: dfsio",
            "coolDown: 5 days"),
        both(
            "2:10",
            "quiesce must be more than 0; leave it out for no check.",
            "command: dfsio",
            "quiesce: 0s"),
        both(
            "2:10",
            "quiesce must be more than 0; leave it out for no check.",
            "command: dfsio",
            "quiesce: 00"));
  }

  private static Stream<Bad> commands() {
    return Stream.of(
        both(
            "1:10",
            "a command must not be empty; write the benchmark and its words.",
            "command: ' '"),
        both(
            "1:10",
            "a command begins with the name of a benchmark, not with '-write'.",
            "command: -write -nrFiles 3"),
        both(
            "2:10",
            "a command begins with the name of a benchmark, not with '--help'.",
            "commands:",
            "  - run: [--help]"),
        reader(
            "1:10",
            "a command begins with the name of a benchmark, not with ''.",
            "command: \"'' a\""),
        both(
            "2:10",
            "a command must not be an empty list; write a value, or leave it out.",
            "commands:",
            "  - run: []"),
        both(
            "2:18",
            "each word of a command must be text, not a list.",
            "commands:",
            "  - run: [dfsio, [-write]]"),
        reader(
            "3:5",
            "in this command the quote ' at character 14 is never closed; close it, or write \\'"
                + " for the character itself.",
            "commands:",
            "  - dfsio",
            "  - dfsio -label 'a b"));
  }

  private static Stream<Bad> names() {
    return Stream.of(
        both("1:7", namesAre("'../up'"), "name: ../up", "command: dfsio"),
        both("1:7", namesAre("'a//b'"), "name: a//b", "command: dfsio"),
        both("1:7", namesAre("'my plan'"), "name: my plan", "command: dfsio"),
        both("1:7", namesAre("'?[31mred'"), "name: \"\\e[31mred\"", "command: dfsio"),
        both(
            "2:8",
            "no study is named 'uhadoop/terasrt'; did you mean 'uhadoop/terasort'?",
            "command: dfsio",
            "study: uhadoop/terasrt"),
        reader(
            "4:10",
            "no option is named 'szie'; did you mean 'size'?",
            "command: dfsio",
            "options:",
            "  size: 1G",
            "scaled: [szie]"),
        reader(
            "2:10",
            "no option is named 'size'; the plan's options are none.",
            "command: dfsio",
            "scaled: [size]"),
        both(
            "3:3",
            "options are written without their dashes here; write 'nrFiles', not '--nrFiles'.",
            "command: dfsio",
            "options:",
            "  --nrFiles: 3"),
        both(
            "3:3",
            "options are written without their dashes here; write 'D dfs.replication', not"
                + " '-Ddfs.replication'.",
            "command: dfsio",
            "options:",
            "  -Ddfs.replication: 3"),
        both(
            "3:3",
            "'D a=b' cannot be an option; write a name such as nrFiles, or 'D' and a property such"
                + " as 'D dfs.replication'.",
            "command: dfsio",
            "options:",
            "  D a=b: 3"));
  }

  private static String namesAre(String written) {
    return "name must be letters, digits, '.', '_' and '-' in parts between '/', each of which"
        + " begins with a letter or a digit, not "
        + written
        + ".";
  }

  @ParameterizedTest
  @MethodSource("plans")
  void theReaderSaysWhatIsWrongAndWhere(Bad bad) {
    assertThatThrownBy(() -> PlanReader.read("plan.yaml", bad.yaml()))
        .isInstanceOf(UsageException.class)
        .hasMessage("plan.yaml:" + bad.place() + ": " + bad.sentence());
  }

  @ParameterizedTest
  @MethodSource("knownToTheSchema")
  void theSchemaRefusesWhatItCanKnow(Bad bad) {
    assertThat(SchemaCheck.errors(bad.yaml())).isNotEmpty();
  }

  static Stream<Bad> knownToTheSchema() {
    return plans().filter(bad -> bad.by() == By.READER_AND_SCHEMA);
  }

  @Test
  void whatTheSchemaCannotKnowItDoesNotRefuse() {
    assertThat(SchemaCheck.errors("command: dfsio\nscaled: [size]")).isEmpty();
    assertThat(SchemaCheck.errors("command: dfsio -label 'a b")).isEmpty();
  }
}
