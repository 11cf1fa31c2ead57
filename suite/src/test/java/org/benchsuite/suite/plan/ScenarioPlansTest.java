package org.benchsuite.suite.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.sweep.Given;
import org.benchsuite.common.sweep.GivenOption;
import org.benchsuite.common.sweep.PlanCommand;
import org.benchsuite.common.sweep.SweepPlan;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.junit.jupiter.api.Test;

/** The plans that ship with the product: one for each published study. */
class ScenarioPlansTest {

  private static final Map<String, SweepPlan> PLANS =
      PlanSamples.files(PlanSamples.scenarios()).stream()
          .collect(Collectors.toMap(ScenarioPlansTest::path, PlanFile::read));

  private static String path(Path file) {
    return PlanSamples.scenarios().relativize(file).toString().replace(".yaml", "");
  }

  @Test
  void thereIsOneForEachStudyUnderItsName() {
    List<String> studies = PublishedStudies.all().stream().map(PublishedStudy::name).toList();

    assertThat(PLANS.keySet()).containsExactlyInAnyOrderElementsOf(studies);
    PLANS.forEach(
        (path, plan) -> {
          assertThat(plan.name()).isEqualTo(path);
          assertThat(plan.study()).contains(path);
          assertThat(plan.description()).isNotBlank();
          assertThat(plan.scaled()).isNotEmpty();
        });
  }

  @Test
  void repeatsAreThoseOfTheStudies() {
    assertThat(repeats("portworx-dfsio")).containsExactly(3, 3, 1, 1, 1);
    assertThat(repeats("osu-transport")).containsExactly(3);
    assertThat(repeats("hummingbird-objects")).containsOnly(1).hasSize(2 + 2 + 2);
    assertThat(repeats("xicluster-transfer")).containsExactly(2, 2, 1, 1, 1, 1, 1);
    assertThat(repeats("uhadoop/hbase")).containsOnly(100).hasSize(4);
    assertThat(repeats("uhadoop/disk")).containsExactly(10, 10);
  }

  private static List<Integer> repeats(String name) {
    SweepPlan plan = PLANS.get(name);
    return plan.commands().stream()
        .map(command -> command.repeats().orElse(plan.repeats()))
        .toList();
  }

  @Test
  void stepsAreThoseOfTheStudies() {
    for (String name : List.of("uhadoop/wordcount", "uhadoop/terasort")) {
      Schedule steps = Schedule.parse(value(name, "steps"));
      assertThat(steps.amounts()).hasSize(20).startsWith(10L << 30).endsWith(200L << 30);
    }
    assertThat(Schedule.parse(value("uhadoop/tpch-hive", "steps")).amounts())
        .containsExactly(10L, 20L, 30L, 40L, 50L, 60L, 70L, 80L, 90L, 100L);
    assertThat(value("uhadoop/terasort", "D mapreduce.job.reduces")).isEqualTo("50");
    assertThat(value("uhadoop/disk", "count")).isEqualTo("26214400");
  }

  private static String value(String name, String option) {
    return PLANS.get(name).options().stream()
        .filter(given -> given.name().text().equals(option))
        .map(given -> given.values().get(0).text())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everyCopyIsWrittenThenRead() {
    List<PlanCommand> commands = PLANS.get("portworx-dfsio").commands();

    assertThat(commands)
        .extracting(command -> String.join(" ", command.words().subList(0, 2)))
        .containsExactly(
            "dfsio -write", "dfsio -read", "terasort run", "baseline disk", "baseline disk");
    for (PlanCommand command : commands.subList(0, 2)) {
      GivenOption copies = command.options().get(0);
      assertThat(copies.values()).extracting(Given::text).containsExactly("1", "2", "3");
      assertThat(command.words())
          .contains(
              "dfs.replication=${copies}",
              "test.build.data=/bench/portworx-dfsio/copies-${copies}");
    }
  }

  @Test
  void whatStandsInForAnOptionIsOne() {
    PLANS.forEach(
        (path, plan) ->
            plan.commands()
                .forEach(
                    command ->
                        assertThat(names(plan, command))
                            .as(path)
                            .containsAll(placeholders(command))));
  }

  private static List<String> names(SweepPlan plan, PlanCommand command) {
    return Stream.concat(plan.options().stream(), command.options().stream())
        .map(option -> option.name().text())
        .toList();
  }

  private static List<String> placeholders(PlanCommand command) {
    return command.words().stream()
        .filter(word -> word.contains("${"))
        .map(word -> word.substring(word.indexOf("${") + 2, word.indexOf('}')))
        .toList();
  }
}
