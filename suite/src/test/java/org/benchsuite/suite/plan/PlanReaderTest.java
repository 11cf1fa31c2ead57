package org.benchsuite.suite.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.benchsuite.common.Protocol.OnFailure;
import org.benchsuite.common.sweep.Given;
import org.benchsuite.common.sweep.GivenOption;
import org.benchsuite.common.sweep.Place;
import org.benchsuite.common.sweep.PlanCommand;
import org.benchsuite.common.sweep.SweepPlan;
import org.benchsuite.common.sweep.SweepPlan.Combine;
import org.benchsuite.common.sweep.SweepPlan.Order;
import org.junit.jupiter.api.Test;

class PlanReaderTest {

  @Test
  void theLeastPlanHasTheDefaults() {
    assertThat(PlanReader.read("plans/least.yaml", "command: dfsio -write\n"))
        .isEqualTo(
            new SweepPlan(
                "least",
                "",
                List.of(
                    new PlanCommand(
                        List.of("dfsio", "-write"),
                        new Place("plans/least.yaml", 1, 10),
                        List.of(),
                        OptionalInt.empty())),
                List.of(),
                Combine.PRODUCT,
                1,
                Order.GROUPED,
                1,
                Duration.ZERO,
                Optional.empty(),
                OnFailure.STOP,
                Optional.empty(),
                List.of()));
  }

  @Test
  void everyKeyIsReadWithItsPlace() {
    SweepPlan plan = PlanFile.read(PlanSamples.good("everything.yaml"));

    assertThat(plan)
        .isEqualTo(
            new SweepPlan(
                "lab/everything-1.0",
                "DFSIO over replication, and a sort",
                List.of(
                    command(8, 5, OptionalInt.empty(), "dfsio -write -data compressible:0.5"),
                    new PlanCommand(
                        List.of("dfsio", "-read"),
                        at(9, 10),
                        List.of(option(10, 15, "verify", given("true", 10, 23))),
                        OptionalInt.of(1)),
                    new PlanCommand(
                        List.of("terasort", "run", "${size}", "/bench/my sort"),
                        at(13, 7),
                        List.of(),
                        OptionalInt.empty())),
                List.of(
                    axis(18, 3, "nrFiles", given("4", 18, 13), given("8", 18, 16)),
                    option(19, 3, "size", given("1G", 19, 9)),
                    axis(
                        20,
                        3,
                        "D dfs.replication",
                        given("1", 21, 7),
                        given("0x2", 22, 7),
                        given("003", 23, 7)),
                    axis(
                        24,
                        3,
                        "label",
                        given("yes", 24, 11),
                        given("no", 24, 18),
                        given("1e3", 24, 22),
                        given("~user", 24, 27),
                        given("null", 24, 34)),
                    option(25, 3, "steps", given("10G:200G:10G", 25, 10)),
                    option(28, 1, "warmups", given("2", 28, 10))),
                Combine.ZIP,
                3,
                Order.SHUFFLED,
                -42,
                Duration.ofMillis(500),
                Optional.of(Duration.ofMinutes(5)),
                OnFailure.CONTINUE,
                Optional.of("uhadoop/terasort"),
                List.of("steps", "size", "nrFiles")));
  }

  @Test
  void anAliasIsWhatItsAnchorIs() {
    SweepPlan plan = PlanFile.read(PlanSamples.good("aliases.yml"));

    assertThat(plan.name()).isEqualTo("aliases");
    assertThat(plan.commands().get(1).options()).isEqualTo(plan.commands().get(0).options());
    assertThat(plan.commands().get(1).options().get(1).values())
        .extracting(Given::text)
        .containsExactly("1GB", "2GB");
    assertThat(plan.options().get(0).values().get(0).text()).isEqualTo("8");
    assertThat(plan.options().get(0).values().get(0).place().line()).isEqualTo(3);
    assertThat(plan.coolDown()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void jsonIsYamlAndSoAreTheFilesOfOtherEditors() {
    assertThat(PlanFile.read(PlanSamples.good("as-json.json")).options().get(0).values())
        .extracting(Given::text)
        .containsExactly("4", "8");
    SweepPlan windows = PlanFile.read(PlanSamples.good("windows.yaml"));
    assertThat(windows.name()).isEqualTo("2026");
    assertThat(windows.commands().get(0).words())
        .containsExactly("dfsio", "-write", "-nrFiles", "8");
    assertThat(windows.commands().get(0).place().line()).isEqualTo(4);
    assertThat(windows.coolDown()).isEqualTo(Duration.ofHours(1));
  }

  @Test
  void aFileWithoutAnEndingNamesItsPlanToo() {
    assertThat(PlanReader.read("plan", "command: dfsio").name()).isEqualTo("plan");
    assertThat(PlanReader.read("a.b/c.d.yaml", "command: dfsio").name()).isEqualTo("c.d");
  }

  private static PlanCommand command(int line, int column, OptionalInt repeats, String words) {
    return new PlanCommand(List.of(words.split(" ")), at(line, column), List.of(), repeats);
  }

  private static GivenOption option(int line, int column, String name, Given value) {
    return new GivenOption(given(name, line, column), List.of(value), false);
  }

  private static GivenOption axis(int line, int column, String name, Given... values) {
    return new GivenOption(given(name, line, column), List.of(values), true);
  }

  private static Given given(String text, int line, int column) {
    return new Given(text, at(line, column));
  }

  private static Place at(int line, int column) {
    return new Place(PlanSamples.good("everything.yaml").toString(), line, column);
  }
}
