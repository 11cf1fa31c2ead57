package org.benchsuite.hbase;

import java.util.ArrayList;
import java.util.List;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;

/** The named numbers of one trial; the first is the one that heads it. */
final class PeMeasurements {

  /** The operation whose latencies are those of flushes of the client's buffer. */
  static final String FLUSH = "flush";

  private PeMeasurements() {}

  /** Times of all clients are readings of one clock. */
  static List<Measurement> of(PeSettings settings, List<ClientReport> clients) {
    ClientTotals totals = ClientTotals.of(clients);
    List<Measurement> all = new ArrayList<>();
    rate(all, "rows per second", totals.rowsPerSecond());
    rate(all, "sum of clients' rows per second", totals.sumOfRates());
    all.add(new Scalar("payload per second", Unit.BYTES_PER_SECOND, totals.bytesPerSecond()));
    if (settings.load().isOpen()) {
      rate(all, "asked rate", settings.load().rate());
      rate(all, "achieved rate", totals.achievedRate(settings));
    }
    latencies(all, totals);
    durations(all, clients);
    count(all, "rows", totals.rows());
    all.add(new Scalar("payload", Unit.BYTES, totals.bytes()));
    if (PeNotes.looksForRows(settings)) {
      count(all, "missing rows", totals.missing());
    }
    count(all, "failed operations", totals.failed());
    if (settings.load().latencyThresholdMillis() > 0) {
      count(all, "requests over the latency threshold", totals.overThreshold());
    }
    if (settings.table().replicas() > 1) {
      count(all, "results from replica regions", totals.staleReplica());
    }
    totals.counters().forEach((name, sum) -> count(all, name, sum));
    return all;
  }

  private static void latencies(List<Measurement> all, ClientTotals totals) {
    for (OpStats stats : totals.operations()) {
      if (stats.count() > 0) {
        double mean = (double) stats.busyNanos() / stats.count();
        all.add(new Scalar("mean latency (" + stats.operation() + ")", Unit.NANOSECONDS, mean));
        count(all, "requests (" + stats.operation() + ")", stats.count());
      }
    }
  }

  private static void durations(List<Measurement> all, List<ClientReport> clients) {
    var nanos = clients.stream().mapToLong(ClientReport::elapsedNanos).summaryStatistics();
    all.add(new Scalar("shortest client", Unit.NANOSECONDS, nanos.getMin()));
    all.add(new Scalar("longest client", Unit.NANOSECONDS, nanos.getMax()));
    all.add(new Scalar("mean client", Unit.NANOSECONDS, nanos.getAverage()));
  }

  private static void rate(List<Measurement> all, String name, double perSecond) {
    all.add(new Scalar(name, Unit.OPERATIONS_PER_SECOND, perSecond));
  }

  private static void count(List<Measurement> all, String name, long count) {
    all.add(new Scalar(name, Unit.COUNT, count));
  }
}
