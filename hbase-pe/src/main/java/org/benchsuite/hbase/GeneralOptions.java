package org.benchsuite.hbase;

import org.benchsuite.common.UsageException;
import picocli.CommandLine.Option;

/** Where clients run, what they share and what is printed of them. */
final class GeneralOptions {

  @Option(
      names = {"--nomapred", "--no-mapreduce"},
      defaultValue = "false",
      fallbackValue = "true",
      description = "Clients are threads of this process rather than of map tasks.")
  boolean noMapReduce;

  @Option(
      names = {"--threadsPerMap", "--threads-per-map"},
      paramLabel = "N",
      description = "Clients of each map task (1).")
  Integer threadsPerMap;

  @Option(
      names = {"--oneCon", "--one-con"},
      defaultValue = "false",
      fallbackValue = "true",
      description = "All clients of a process share one connection.")
  boolean oneConnection;

  @Option(
      names = {"--connCount", "--conn-count"},
      paramLabel = "N",
      description = "Connections that the clients of a process share (one each).")
  Integer connections;

  @Option(
      names = "--latency",
      defaultValue = "false",
      fallbackValue = "true",
      description = "Print the latencies of each client, also of more than 8.")
  boolean latency;

  int clientsPerMap() {
    if (threadsPerMap == null) {
      return 1;
    }
    if (noMapReduce) {
      throw new UsageException(
          "--threadsPerMap is for map tasks, and --nomapred runs none; leave out one of them.");
    }
    return Bounds.atLeast(1, "--threadsPerMap", threadsPerMap);
  }

  /** 0 for one a client. */
  int connections() {
    if (oneConnection && connections != null && connections > 1) {
      throw new UsageException(
          "--oneCon is one connection and --connCount="
              + connections
              + " are several; leave out one of them.");
    }
    if (oneConnection) {
      return 1;
    }
    return connections == null ? 0 : Bounds.atLeast(1, "--connCount", connections);
  }

  PeSettings.Reporting reporting() {
    return new PeSettings.Reporting(latency);
  }
}
