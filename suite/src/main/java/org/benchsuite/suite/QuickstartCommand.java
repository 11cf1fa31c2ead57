package org.benchsuite.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The main job on small data, verified: what a new user sees first. */
@Command(
    name = "quickstart",
    mixinStandardHelpOptions = true,
    description = "Write and read a few small files with dfsio, verify every byte, clean up.")
final class QuickstartCommand implements Callable<Integer> {

  private static final String ROOT = "test.build.data=/tmp/bench-suite-quickstart";

  private final Console console;
  private final Supplier<BenchCli> cli;

  @Option(names = "--nr-files", defaultValue = "2", description = "Files (${DEFAULT-VALUE}).")
  private int files;

  @Option(
      names = "--size",
      defaultValue = "128MB",
      description = "Size of each file (${DEFAULT-VALUE}).")
  private String size;

  @Option(
      names = "--results",
      defaultValue = "bench-suite-results",
      description = "Folder of the records (${DEFAULT-VALUE}).")
  private String results;

  QuickstartCommand(Console console, Supplier<BenchCli> cli) {
    this.console = console;
    this.cli = cli;
  }

  @Override
  public Integer call() {
    int written = dfsio("-write");
    int read = written == ExitCode.OK ? dfsio("-read", "-verify") : written;
    int cleaned = cli.get().run("dfsio", "-clean", "-D", ROOT);
    if (read == ExitCode.OK) {
      console
          .out()
          .println(
              "This was a small run to see that everything works, not a benchmark. On your cluster:"
                  + System.lineSeparator()
                  + "  hadoop jar bench-suite.jar doctor"
                  + System.lineSeparator()
                  + "  hadoop jar bench-suite.jar dfsio -write -nrFiles 32 -size 1GB");
    }
    return read == ExitCode.OK ? cleaned : read;
  }

  private int dfsio(String... operation) {
    List<String> words = new ArrayList<>(List.of("dfsio"));
    words.addAll(List.of(operation));
    words.addAll(List.of("-nrFiles", Integer.toString(files), "-size", size));
    words.addAll(List.of("-results", results, "-label", "quickstart", "-D", ROOT));
    return cli.get().run(words.toArray(String[]::new));
  }
}
