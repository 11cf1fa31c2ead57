package org.benchsuite.suite;

import org.benchsuite.common.cli.HadoopOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where the records are, and the options of Hadoop by which their folder is reached. */
final class StoreOptions {

  @Mixin private HadoopOptions hadoop = new HadoopOptions();

  @Option(
      names = {"-results", "--results"},
      paramLabel = "DIR",
      defaultValue = "bench-suite-results",
      description = "Folder of the records, local or any Hadoop URI (${DEFAULT-VALUE}).")
  private String results;

  HadoopOptions hadoop() {
    return hadoop;
  }

  /** The folder as it was typed. */
  String results() {
    return results;
  }
}
