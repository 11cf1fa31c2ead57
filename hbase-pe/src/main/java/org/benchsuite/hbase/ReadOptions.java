package org.benchsuite.hbase;

import org.benchsuite.common.UsageException;
import picocli.CommandLine.Option;

/** How reads are made. */
final class ReadOptions {

  @Option(
      names = {"--multiGet", "--multi-get"},
      paramLabel = "N",
      defaultValue = "0",
      description = "randomRead and asyncRandomRead: gets of one batch (single gets).")
  int multiGet;

  @Option(
      names = "--caching",
      paramLabel = "N",
      defaultValue = "30",
      description = "Rows that a scan fetches at once (${DEFAULT-VALUE}).")
  int caching;

  @Option(
      names = {"--cacheBlocks", "--cache-blocks"},
      defaultValue = "true",
      fallbackValue = "true",
      description = "Scanned blocks enter the server's cache (${DEFAULT-VALUE}).")
  boolean cacheBlocks;

  @Option(
      names = {"--scanReadType", "--scan-read-type"},
      paramLabel = "TYPE",
      defaultValue = "DEFAULT",
      description = "How the server reads for a scan: default, stream or pread.")
  String scanReadType;

  @Option(
      names = {"--asyncPrefetch", "--async-prefetch"},
      defaultValue = "false",
      fallbackValue = "true",
      description = "A scan fetches ahead.")
  boolean asyncPrefetch;

  @Option(
      names = {"--addColumns", "--add-columns"},
      defaultValue = "true",
      fallbackValue = "true",
      description = "Reads name their columns rather than the families (${DEFAULT-VALUE}).")
  boolean addColumns;

  @Option(
      names = {"--filterAll", "--filter-all"},
      defaultValue = "false",
      fallbackValue = "true",
      description = "The server filters every row out, so that only its own work is measured.")
  boolean filterAll;

  @Option(
      names = {"--randomSleep", "--random-sleep"},
      paramLabel = "MS",
      defaultValue = "0",
      description = "Longest random pause before a read, not measured (${DEFAULT-VALUE}).")
  int randomSleep;

  PeSettings.Reads reads(PeCommand command) {
    Bounds.atLeast(0, "--multiGet", multiGet);
    if (multiGet > 0 && !PeRules.getsInBatches(command)) {
      throw new UsageException(
          "--multiGet batches the gets of randomRead and asyncRandomRead; "
              + command.title()
              + " has none to batch, so leave it out.");
    }
    return new PeSettings.Reads(
        multiGet,
        Bounds.atLeast(1, "--caching", caching),
        cacheBlocks,
        HBaseNames.check("--scanReadType", scanReadType, HBaseNames.READ_TYPES),
        asyncPrefetch,
        addColumns,
        filterAll);
  }
}
