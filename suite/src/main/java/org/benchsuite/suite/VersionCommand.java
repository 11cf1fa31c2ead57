package org.benchsuite.suite;

import java.util.concurrent.Callable;
import org.apache.hadoop.util.VersionInfo;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.common.cli.Version;
import picocli.CommandLine.Command;

/** Prints the versions that matter in a bug report. */
@Command(
    name = "version",
    mixinStandardHelpOptions = true,
    description = "Print the versions of Bench Suite, Hadoop and Java.")
final class VersionCommand implements Callable<Integer> {

  private final Console console;

  VersionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    console.out().println("Bench Suite " + Version.get());
    console
        .out()
        .println("Hadoop " + VersionInfo.getVersion() + " (" + VersionInfo.getRevision() + ")");
    console
        .out()
        .println(
            "Java " + System.getProperty("java.version") + " " + System.getProperty("java.vendor"));
    return ExitCode.OK;
  }
}
