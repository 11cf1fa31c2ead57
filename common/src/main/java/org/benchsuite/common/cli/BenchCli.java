package org.benchsuite.common.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.benchsuite.common.Benchmark;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParseResult;

/** The command line: every benchmark of the class path, and what else the jar adds. */
public final class BenchCli {

  private static final int USAGE_WIDTH = 100;

  private final Console console;
  private final CommandLine root;

  /** The command without a subcommand. */
  @Command(
      name = "bench-suite",
      mixinStandardHelpOptions = true,
      versionProvider = VersionProvider.class,
      description = "Hadoop benchmarks that measure honestly.",
      synopsisSubcommandLabel = "COMMAND",
      exitCodeListHeading = "%nExit codes:%n",
      exitCodeList = {
        "0:done, every number valid",
        "1:a trial or its verification failed",
        "2:usage",
        "3:the cluster is not fit"
      },
      footerHeading = "%nExamples:%n",
      footer = {
        "  hadoop jar bench-suite.jar dfsio -write -nrFiles 32 -size 1GB",
        "  hadoop jar bench-suite.jar dfsio -read -nrFiles 32 -size 1GB -queue bench -trials 5",
        "  hadoop jar bench-suite.jar COMMAND --help"
      })
  private static final class Root {}

  /** The version for {@code --version}. */
  static final class VersionProvider implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"Bench Suite " + Version.get()};
    }
  }

  public BenchCli(Console console) {
    this.console = console;
    this.root = new CommandLine(new Root());
    benchmarks().forEach(benchmark -> add(benchmarkCommand(benchmark)));
  }

  /** Every benchmark of the class path, by name. */
  public static List<Benchmark> benchmarks() {
    List<Benchmark> found = new ArrayList<>();
    ServiceLoader.load(Benchmark.class, BenchCli.class.getClassLoader()).forEach(found::add);
    found.sort(Comparator.comparing(BenchCli::nameOf));
    return found;
  }

  /** The name of a benchmark's command. */
  public static String nameOf(Benchmark benchmark) {
    return benchmark.getClass().getAnnotation(Command.class).name();
  }

  /** Adds a further command; it may be any picocli command. */
  public BenchCli add(CommandLine command) {
    root.addSubcommand(command);
    return this;
  }

  /** The whole command line, for help and completion. */
  public CommandLine root() {
    return root;
  }

  private static CommandLine benchmarkCommand(Benchmark benchmark) {
    return new CommandLine(benchmark)
        .addMixin(HadoopOptions.class.getSimpleName(), new HadoopOptions())
        .addMixin(RunOptions.class.getSimpleName(), new RunOptions())
        .addMixin(SweepOptions.class.getSimpleName(), new SweepOptions());
  }

  /** Runs one command line and returns its exit code; never exits and never throws. */
  public int run(String... arguments) {
    configure();
    String[] words = Arguments.normalise(arguments);
    if (words.length == 0) {
      root.usage(console.err());
      return ExitCode.USAGE;
    }
    return root.execute(words);
  }

  /**
   * Parses one command line without running it.
   *
   * @throws picocli.CommandLine.ParameterException when it does not parse
   */
  ParseResult parse(List<String> words) {
    configure();
    ParseResult parsed = root.parseArgs(Arguments.normalise(words.toArray(String[]::new)));
    RepeatedOptions.refuse(parsed);
    return parsed;
  }

  private void configure() {
    root.setOptionsCaseInsensitive(true)
        .setPosixClusteredShortOptionsAllowed(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOverwrittenOptionsAllowed(false)
        .setUsageHelpWidth(USAGE_WIDTH)
        .setUsageHelpAutoWidth(false)
        .setHelpFactory(new SpacedHelp())
        .setOut(new java.io.PrintWriter(console.out(), true))
        .setErr(new java.io.PrintWriter(console.err(), true))
        .setExecutionStrategy(this::execute)
        .setParameterExceptionHandler(
            (failure, words) -> {
              console.err().println(Errors.usage(failure, words));
              return ExitCode.USAGE;
            })
        .setExecutionExceptionHandler((failure, command, parsed) -> report(failure, parsed));
  }

  private int execute(ParseResult parsed) {
    List<CommandLine> commands = parsed.asCommandLineList();
    CommandLine last = commands.get(commands.size() - 1);
    Object command = last.getCommandSpec().userObject();
    Integer help = CommandLine.executeHelpRequest(parsed);
    if (help != null) {
      return help;
    }
    RepeatedOptions.refuse(parsed);
    if (command instanceof Benchmark benchmark) {
      try {
        return execute(benchmark, last, parsed.originalArgs());
      } catch (Exception e) {
        throw new CommandLine.ExecutionException(last, "failed", e);
      }
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  private int execute(Benchmark benchmark, CommandLine command, List<String> words)
      throws Exception {
    Mixins mixins = new Mixins(command);
    boolean severalSteps = mixins.steps().filter(StepOptions::isSeveral).isPresent();
    return severalSteps || mixins.run().dryRun()
        ? new LineSweep(console).run(command, benchmark, words)
        : new BenchmarkCommand(benchmark, command, console).execute();
  }

  private int report(Exception failure, ParseResult parsed) {
    Throwable cause =
        failure instanceof CommandLine.ExecutionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    Errors.Failure words = Errors.of(cause);
    console.err().println(words.sentence());
    if (parsed.originalArgs().contains("--verbose")) {
      cause.printStackTrace(console.err());
    }
    return words.exitCode();
  }
}
