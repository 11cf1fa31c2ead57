package org.benchsuite.suite;

import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import picocli.CommandLine.Command;

/** Lists the benchmarks of this jar. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "List the benchmarks of this jar.")
final class ListCommand implements Callable<Integer> {

  private final Console console;

  ListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    for (Benchmark benchmark : BenchCli.benchmarks()) {
      Command command = benchmark.getClass().getAnnotation(Command.class);
      console.out().printf("%-12s %s%n", names(command), command.description()[0]);
    }
    return ExitCode.OK;
  }

  private static String names(Command command) {
    return Stream.concat(Stream.of(command.name()), Stream.of(command.aliases()))
        .collect(Collectors.joining(", "));
  }
}
