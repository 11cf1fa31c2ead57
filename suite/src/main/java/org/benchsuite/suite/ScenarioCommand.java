package org.benchsuite.suite;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.common.sweep.SweepPlan;
import org.benchsuite.common.sweep.Sweeper.Swept;
import org.benchsuite.results.text.TextTable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The published studies, each to be run with one command. */
@Command(
    name = "scenario",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    synopsisSubcommandLabel = "list|show|run",
    description = "The published studies as plans: list them, show one, or run it on your cluster.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  scenario list",
      "  scenario show uhadoop/terasort > mine.yaml",
      "  scenario run uhadoop/terasort -queue bench --label mine",
      "  scenario run uhadoop/terasort --scale 1/1024"
    })
final class ScenarioCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  /** The command with its subcommands. */
  static CommandLine of(Console console) {
    return new CommandLine(new ScenarioCommand())
        .addSubcommand(new CommandLine(new ListScenarios(console)))
        .addSubcommand(new CommandLine(new ShowScenario(console)))
        .addSubcommand(new CommandLine(new RunScenario(console)));
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "scenario needs one of list, show and run");
  }

  /** One line a scenario. */
  @Command(
      name = "list",
      mixinStandardHelpOptions = true,
      description = "List the scenarios, and which of them this version can run.")
  private record ListScenarios(Console console) implements Callable<Integer> {
    @Override
    public Integer call() throws IOException {
      TextTable table = new TextTable(3, "Scenario", "What it runs", "In this version");
      for (String name : Scenarios.NAMES) {
        SweepPlan plan = Scenarios.plan(name);
        table.row(name, plan.description(), state(plan));
      }
      table.lines(console.width()).forEach(console.out()::println);
      console.out().flush();
      return ExitCode.OK;
    }

    private static String state(SweepPlan plan) {
      Set<String> missing = Scenarios.missing(plan);
      String without = String.join(", ", missing);
      if (missing.isEmpty()) {
        return "runs";
      }
      return Scenarios.possible(plan).isEmpty()
          ? "does not run: no " + without
          : "runs without " + without;
    }
  }

  /** The plan as it is, to be changed and run with sweep. */
  @Command(
      name = "show",
      mixinStandardHelpOptions = true,
      description = "Print the plan of a scenario, to be changed and run with sweep.")
  private static final class ShowScenario implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "NAME", description = "See scenario list.")
    private String name;

    ShowScenario(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() throws IOException {
      console.out().print(Scenarios.text(name));
      console.out().flush();
      return ExitCode.OK;
    }
  }

  /** A sweep, and the tables of the study from its records. */
  @Command(
      name = "run",
      mixinStandardHelpOptions = true,
      sortOptions = false,
      description = {
        "Run a scenario and print the tables of its study from the records.",
        "Killed at any moment, the same command goes on."
      })
  private static final class RunScenario implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "NAME", description = "See scenario list.")
    private String name;

    @Option(names = "--with-published", description = "Print the published figures beside yours.")
    private boolean withPublished;

    @Mixin private SweepLine line = new SweepLine();

    RunScenario(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
      SweepPlan plan = Scenarios.plan(name);
      String missing = String.join(", ", Scenarios.missing(plan));
      Optional<SweepPlan> possible = Scenarios.possible(plan);
      if (possible.isEmpty()) {
        throw new UsageException(
            "The scenario "
                + name
                + " needs "
                + missing
                + ", which this version does not have; 'scenario list' shows what runs.");
      }
      if (!missing.isEmpty()) {
        console.err().println("Left out: this version does not have " + missing + ".");
      }
      Swept swept = line.run(possible.orElseThrow(), console);
      if (!line.options().dryRun() && plan.study().isPresent()) {
        new StudyOfRuns(console, line)
            .print(plan.study().orElseThrow(), line.of(plan).name(), swept.ids(), withPublished);
      }
      return swept.exitCode();
    }
  }
}
