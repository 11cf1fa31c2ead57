package org.benchsuite.hbase;

import java.util.List;
import org.benchsuite.common.Demand;

/** What a command line of PerformanceEvaluation asks of a cluster, from its settings alone. */
final class PeDemand {

  private PeDemand() {}

  /**
   * The payload it is about and its map tasks. Where the rows come to lie is HBase's own business,
   * with its compression, its log and its compactions, so that no folder is named.
   */
  static Demand of(PeSettings settings) {
    return new Demand(bytes(settings), tasks(settings), List.of());
  }

  private static long bytes(PeSettings settings) {
    if (settings.load().duration().isPresent()) {
      return 0;
    }
    PeSettings.Rows rows = settings.rows();
    double all = (double) rows.perClient() * settings.clients() * rows.cycles() * rows.sampleRate();
    return switch (settings.command().operation()) {
      case READ, WRITE, SCAN_NEXT, REVERSE_SCAN_NEXT -> (long) (all * rowBytes(settings));
      case RANGE_SCAN -> (long) (all * settings.command().rangeRows() * rowBytes(settings));
      default -> 0;
    };
  }

  private static double rowBytes(PeSettings settings) {
    PeSettings.Values values = settings.values();
    double cells = (double) settings.table().families() * settings.table().columns();
    return cells * (values.sizes() == PeSettings.SizeKind.FIXED ? values.size() : mean(values));
  }

  /** Half of the greatest where sizes vary evenly; an upper bound where small ones prevail. */
  private static double mean(PeSettings.Values values) {
    return values.size() / 2.0;
  }

  private static int tasks(PeSettings settings) {
    return settings.noMapReduce()
        ? 0
        : (settings.clients() + settings.clientsPerMap() - 1) / settings.clientsPerMap();
  }
}
