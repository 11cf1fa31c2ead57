package org.benchsuite.hbase;

import org.benchsuite.common.UsageException;
import picocli.CommandLine.Option;

/** Upstream's options that are not ours: known by name, so that none is ignored. */
final class RefusedOptions {

  @Option(
      names = {"--traceRate", "--trace-rate"},
      paramLabel = "N",
      description = "Upstream lost it with HTrace; trace with OpenTelemetry's agent.")
  String traceRate;

  @Option(
      names = {"--commandPropertiesFile", "--command-properties-file"},
      paramLabel = "FILE",
      description = "Upstream hands it to custom test classes, which cannot be loaded here.")
  String commandPropertiesFile;

  @Option(
      names = "--period",
      paramLabel = "ROWS",
      description = "Progress is told by time, for all clients together.")
  String period;

  /** Refuses what was given, with the reason. */
  void check() {
    if (period != null) {
      throw new UsageException(
          "--period is refused: progress is told by time and for all clients together, never by"
              + " rows; leave it out.");
    }
    if (traceRate != null) {
      throw new UsageException(
          "--traceRate is refused: it set the rate of HTrace, which HBase replaced by"
              + " OpenTelemetry; leave it out and trace with OpenTelemetry's Java agent.");
    }
    if (commandPropertiesFile != null) {
      throw new UsageException(
          "--commandPropertiesFile is refused: it is for custom test classes, which cannot be"
              + " loaded here; leave it out.");
    }
  }
}
