package org.benchsuite.suite;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.sweep.PlanCommand;
import org.benchsuite.common.sweep.SweepPlan;
import org.benchsuite.results.compare.Nearest;
import org.benchsuite.suite.plan.PlanReader;

/** The published studies as plans in the product. */
final class Scenarios {

  /** In the order of their publication in the manual. */
  static final List<String> NAMES =
      List.of(
          "portworx-dfsio",
          "osu-transport",
          "hummingbird-objects",
          "xicluster-transfer",
          "uhadoop/wordcount",
          "uhadoop/terasort",
          "uhadoop/tpch-hive",
          "uhadoop/hbase",
          "uhadoop/disk");

  private Scenarios() {}

  /**
   * The text of a plan.
   *
   * @throws UsageException when there is no scenario of that name
   */
  static String text(String name) throws IOException {
    if (!NAMES.contains(name)) {
      throw new UsageException(
          "There is no scenario '"
              + name
              + "'"
              + Nearest.to(name, NAMES)
                  .map(near -> "; did you mean '" + near + "'?")
                  .orElse("; 'scenario list' shows them all."));
    }
    try (InputStream in = Scenarios.class.getResourceAsStream("scenario/" + name + ".yaml")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  static SweepPlan plan(String name) throws IOException {
    return PlanReader.read(name + ".yaml", text(name));
  }

  /** The benchmarks of a plan that this version does not have. */
  static Set<String> missing(SweepPlan plan) {
    Set<String> missing =
        plan.commands().stream()
            .map(command -> command.words().get(0))
            .collect(Collectors.toCollection(TreeSet::new));
    BenchCli.benchmarks().stream().map(BenchCli::nameOf).forEach(missing::remove);
    return missing;
  }

  /** The plan without the commands that this version does not have; empty when none is left. */
  static Optional<SweepPlan> possible(SweepPlan plan) {
    Set<String> missing = missing(plan);
    List<PlanCommand> commands =
        plan.commands().stream()
            .filter(command -> !missing.contains(command.words().get(0)))
            .toList();
    return commands.isEmpty() ? Optional.empty() : Optional.of(plan.with(commands));
  }
}
