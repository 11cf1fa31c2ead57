package org.benchsuite.common.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.sweep.LaunchWords;
import org.benchsuite.common.sweep.LineOptions;
import org.benchsuite.common.sweep.Place;
import org.benchsuite.common.sweep.PlanCommand;
import org.benchsuite.common.sweep.SweepPlan;
import picocli.CommandLine;

/** One command line of a benchmark that stands for several: a run a step, which can be resumed. */
final class LineSweep {

  private static final Set<String> OF_THE_LINE =
      Set.of("-dryrun", "--dry-run", "-again", "--again");

  private final Console console;

  LineSweep(Console console) {
    this.console = console;
  }

  int run(CommandLine command, Benchmark benchmark, List<String> typed)
      throws IOException, InterruptedException {
    RunOptions options = new Mixins(command).run();
    // what is run is the same whether or not it was only planned before
    List<String> words =
        typed.stream()
            .filter(word -> !OF_THE_LINE.contains(word.toLowerCase(Locale.ROOT)))
            .toList();
    SweepPlan plan = plan(command.getCommandName() + "-" + benchmark.operation(), words, options);
    return new PlanRun(console)
        .run(plan, List.of(), new LineOptions(options.results(), options.dryRun(), options.again()))
        .exitCode();
  }

  /** Named by its words, so that the same line is the same sweep and another is another. */
  private static SweepPlan plan(String title, List<String> words, RunOptions options) {
    String digits = SweepPlan.digest(LaunchWords.without(words));
    Place line = new Place("the command line", 0, 0);
    return new SweepPlan(
        title.replaceAll("[^A-Za-z0-9._-]", "_") + "-" + digits,
        "",
        List.of(new PlanCommand(words, line, List.of(), OptionalInt.empty())),
        List.of(),
        SweepPlan.Combine.PRODUCT,
        1,
        SweepPlan.Order.GROUPED,
        options.seed(),
        Duration.ZERO,
        Optional.empty(),
        options.protocol().onFailure(),
        Optional.empty(),
        List.of());
  }
}
