package org.benchsuite.common.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

class OptionWordsTest {

  private static final Place PLACE = new Place("plan.yaml", 1, 1);

  /** A switch that is off and one that is on unless told otherwise. */
  @Command(name = "switches")
  private static final class Switches {
    @Option(names = "--off", defaultValue = "false", fallbackValue = "true")
    boolean off;

    @Option(names = "--on", defaultValue = "true", fallbackValue = "true")
    boolean on;
  }

  private static CommandSpec command() {
    return new CommandLine(new Switches()).getCommandSpec();
  }

  private static List<String> words(String option, String value) {
    Given given = new Given(value, PLACE);
    return OptionWords.of(
        command(), new GivenOption(new Given(option, PLACE), List.of(given), false), given);
  }

  @Test
  void turnsSwitchesOnAndOff() {
    assertThat(words("off", "true")).containsExactly("--off");
    assertThat(words("off", "false")).isEmpty();
    assertThat(words("on", "true")).containsExactly("--on");
    assertThat(words("on", "false")).containsExactly("--on=false");
  }

  @Test
  void findsAnOptionWithItsValueAttached() {
    var on = OptionWords.find(command(), "on").orElseThrow();
    assertThat(OptionWords.isSpelled(on, List.of("switches", "--on=false"))).isTrue();
    assertThat(OptionWords.isSpelled(on, List.of("switches", "--ON"))).isTrue();
    assertThat(OptionWords.isSpelled(on, List.of("switches", "--once=false"))).isFalse();
  }
}
