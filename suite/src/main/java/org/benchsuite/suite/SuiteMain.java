package org.benchsuite.suite;

import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;
import picocli.AutoComplete;
import picocli.CommandLine;

/** Main class of {@code bench-suite.jar}. */
public final class SuiteMain {

  private SuiteMain() {}

  public static void main(String[] arguments) {
    System.exit(cli(Console.system()).run(arguments));
  }

  /** The whole command line over the given streams. */
  static BenchCli cli(Console console) {
    BenchCli cli = new BenchCli(console);
    cli.add(new CommandLine(new DoctorCommand(console)));
    cli.add(new CommandLine(new QuickstartCommand(console, () -> cli(console))));
    cli.add(new CommandLine(new SweepCommand(console)));
    cli.add(ScenarioCommand.of(console));
    cli.add(new CommandLine(new RunsCommand(console)));
    cli.add(new CommandLine(new ShowCommand(console)));
    cli.add(new CommandLine(new CompareCommand(console)));
    cli.add(new CommandLine(new PublishedCommand(console)));
    cli.add(new CommandLine(new ReportCommand(console)));
    cli.add(new CommandLine(new ListCommand(console)));
    cli.add(new CommandLine(new VersionCommand(console)));
    cli.add(new CommandLine(new AutoComplete.GenerateCompletion()));
    return cli;
  }
}
