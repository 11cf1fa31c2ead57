package org.benchsuite.suite.plan;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.benchsuite.common.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Texts that are no YAML, or more of it than a plan may be. */
class BadYamlTest {

  private static void assertRefused(String text, String sentence) {
    assertThatThrownBy(() -> PlanReader.read("plan.yaml", text))
        .isInstanceOf(UsageException.class)
        .hasMessage("plan.yaml" + sentence);
  }

  @Test
  void emptyFiles() {
    String sentence = ":1:1: the plan is empty; write at least 'command:' and a command.";
    assertRefused("", sentence);
    assertRefused("\n# only a comment\n", sentence);
    assertRefused("---\n...\n", sentence);
    assertRefused("null", sentence);
  }

  @Test
  void severalDocuments() {
    assertRefused(
        "command: dfsio\n---\ncommand: dfsio -read\n",
        ":2:1: a second document begins here; a plan is one, so put it in its own file.");
  }

  @Test
  void tabs() {
    String sentence = "a tab cannot indent YAML; use spaces.";
    assertRefused("options:\n\tsize: 1G\n", ":2:1: " + sentence);
    assertRefused("command: dfsio\noptions:\n  size: 1G\n \tnrFiles: 3\n", ":4:2: " + sentence);
    assertRefused("command: dfsio\n\trepeats: 3\n", ":2:1: " + sentence);
  }

  @Test
  void usualMistakes() {
    assertRefused(
        "command: dfsio -label a: b",
        ":1:24: this colon begins a value where none can be; put text that holds ': ' in quotes, or"
            + " indent the line as its neighbours are.");
    assertRefused(
        "command: dfsio\n  repeats: 3",
        ":2:10: this colon begins a value where none can be; put text that holds ': ' in quotes, or"
            + " indent the line as its neighbours are.");
    assertRefused(
        "command: dfsio\nrepeats 3\n",
        ":3:1: the key before this has no colon; write 'key: value'.");
    assertRefused(
        "command: dfsio\noptions: {size: 1G\n",
        ":3:1: this is not YAML: expected ',' or '}', but got <stream end>, in what began in line 2;"
            + " check the indentation, quotes and brackets.");
    assertRefused(
        "command: 'dfsio\n",
        ":2:1: this is not YAML: found unexpected end of stream, in what began in line 1; check the"
            + " indentation, quotes and brackets.");
    assertRefused(
        "command: dfsio\noptions: *files\n",
        ":2:10: this is not YAML: found undefined alias files; check the indentation, quotes and"
            + " brackets.");
  }

  @Test
  void charactersThatNoTextHas() {
    assertRefused(
        "command: dfsio\nname: \u6f22\uD83D\uDE00\u0007",
        ":2:9: the character U+0007 cannot stand in YAML; remove it.");
    assertRefused(
        "command: \uD800", ":1:10: the character U+D800 cannot stand in YAML; remove it.");
  }

  @Test
  void otherVersionsOfYaml() {
    assertRefused(
        "%YAML 9.9\n---\ncommand: dfsio\n",
        ":1:1: this is not YAML 1.2: version 9.9 is not known.");
    assertRefused(
        "command: dfsio\noptions: {'<<': {size: 1G}}",
        ":2:11: merge keys ('<<') are not part of YAML 1.2; write the lines out, or give single"
            + " values by an alias.");
  }

  @Test
  @Timeout(value = 30, unit = SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void bombs() {
    String laughs =
        "a: &a [x, x]\n"
            + IntStream.range('b', 'k')
                .mapToObj(c -> "%c: &%c [%s]".formatted(c, c, aliases((char) (c - 1), 12)))
                .collect(Collectors.joining("\n"));
    assertRefused(laughs, ":10:24: this is one of more than 100 aliases; write it out.");
    assertRefused(
        "command: " + "[".repeat(500_000),
        ":1:29: this is nested more than 20 deep, which no plan is.");
    assertRefused(
        "command: " + "- ".repeat(30),
        ":1:10: this is not YAML: sequence entries are not"
            + " allowed here; check the indentation, quotes and brackets.");
    assertRefused(
        "command: dfsio\noptions: &o {size: *o}",
        ":2:10: the value of 'size' must be text, not a mapping.");
    assertRefused(
        "command: dfsio\noptions: {size: &s [1, *s]}",
        ":2:17: each value of 'size' must be text, not a list.");
    assertRefused(
        "x".repeat((1 << 20) + 1), ": a plan is at most 1 MiB of text; this is more. Split it.");
  }

  private static String aliases(char name, int count) {
    return IntStream.range(0, count).mapToObj(i -> "*" + name).collect(Collectors.joining(", "));
  }
}
