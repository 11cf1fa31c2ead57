package org.benchsuite.local;

import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The option that names the folder in which the cluster that stays up is remembered. */
final class StateFolder {
  private static final String NAME = "--state-dir";
  private static final String VARIABLE = "BENCH_SUITE_STATE";

  @Option(
      names = NAME,
      paramLabel = "DIR",
      required = true,
      description =
          "Where the cluster that stays up is remembered (default: $BENCH_SUITE_STATE,"
              + " else ~/.bench-suite/local).")
  private Path folder;

  StateStore store() {
    return new StateStore(folder.toAbsolutePath());
  }

  /** Gives the option its value when the command line does not. */
  record Default(Map<String, String> environment) implements IDefaultValueProvider {
    @Override
    public String defaultValue(ArgSpec argument) {
      if (!(argument instanceof OptionSpec option) || !option.longestName().equals(NAME)) {
        return null;
      }
      String named = environment.get(VARIABLE);
      return named != null && !named.isBlank()
          ? named
          : Path.of(System.getProperty("user.home"), ".bench-suite", "local").toString();
    }
  }
}
