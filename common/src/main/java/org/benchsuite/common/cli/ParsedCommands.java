package org.benchsuite.common.cli;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.Protocol;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.sweep.CommandLines;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The benchmarks of a command line for a sweep: each use parses anew, as if it were typed. */
public final class ParsedCommands implements CommandLines {

  private final Supplier<BenchCli> cli;
  private final Map<String, Optional<CommandSpec>> known = new HashMap<>();

  /** Over command lines that {@code cli} makes, a fresh one at every call. */
  public ParsedCommands(Supplier<BenchCli> cli) {
    this.cli = cli;
  }

  @Override
  public Optional<CommandSpec> benchmark(String name) {
    return known.computeIfAbsent(name, this::find);
  }

  private Optional<CommandSpec> find(String name) {
    CommandLine command = cli.get().root().getSubcommands().get(name);
    return Optional.ofNullable(command)
        .map(CommandLine::getCommandSpec)
        .filter(spec -> spec.userObject() instanceof Benchmark);
  }

  @Override
  public List<String> names() {
    return BenchCli.benchmarks().stream().map(BenchCli::nameOf).toList();
  }

  @Override
  public Checked check(List<String> words) throws IOException {
    ParseResult parsed = cli.get().parse(words);
    List<CommandLine> commands = parsed.asCommandLineList();
    CommandLine command = commands.get(commands.size() - 1);
    if (!(command.getCommand() instanceof Benchmark benchmark)
        || command.isUsageHelpRequested()
        || command.isVersionHelpRequested()) {
      throw new ParameterException(command, "'" + String.join(" ", words) + "' runs no benchmark");
    }
    Mixins mixins = new Mixins(command);
    if (mixins.run().dryRun() || mixins.run().again() || mixins.sweep().isGiven()) {
      throw new UsageException(
          "--dry-run, --again and what a sweep tells its runs belong on the line that runs the plan,"
              + " not into it.");
    }
    Protocol protocol = mixins.run().protocol();
    Configuration configuration = mixins.hadoop().toConfiguration();
    Optional<Schedule> steps =
        mixins.steps().filter(StepOptions::isSeveral).flatMap(StepOptions::schedule);
    Demand demand =
        steps.isEmpty() && benchmark instanceof Planned planned
            ? planned.demand(configuration)
            : Demand.unknown();
    return new Checked(
        command.getCommandName(),
        benchmark.operation(),
        steps,
        protocol.warmups() + protocol.trials(),
        demand,
        configuration);
  }

  @Override
  public String explain(ParameterException failure, List<String> words) {
    return Errors.usage(failure, words.toArray(String[]::new));
  }

  @Override
  public int run(List<String> words) {
    return cli.get().run(words.toArray(String[]::new));
  }
}
