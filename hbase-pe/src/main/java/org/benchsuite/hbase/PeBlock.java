package org.benchsuite.hbase;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.ResultBlock;

/**
 * What upstream's PerformanceEvaluation logs of its clients, line by line in its format, from what
 * was really done. Latencies of each client are printed of up to 8 clients, of more with {@code
 * --latency}; those of all clients together always.
 */
final class PeBlock {

  private static final int FEW_CLIENTS = 8;
  private static final long MILLISECOND = 1_000_000;
  private static final double MEBIBYTE = 1 << 20;

  private final PeSettings settings;
  private final List<ClientReport> clients;
  private final ClientTotals totals;
  private final String test;
  private final List<String> lines = new ArrayList<>();

  private PeBlock(PeSettings settings, List<ClientReport> clients) {
    this.settings = settings;
    this.clients = clients;
    this.totals = ClientTotals.of(clients);
    this.test = settings.command().testName();
  }

  /** The closing lines of a trial; there is at least one client. */
  static ResultBlock of(PeSettings settings, List<ClientReport> clients) {
    return new ResultBlock(text(settings, clients), Optional.empty());
  }

  static String text(PeSettings settings, List<ClientReport> clients) {
    return new PeBlock(settings, clients)
        .lines().stream().map(line -> line + System.lineSeparator()).collect(Collectors.joining());
  }

  private List<String> lines() {
    boolean each = settings.reporting().latency() || clients.size() <= FEW_CLIENTS;
    clients.forEach(client -> client(client, each));
    together();
    loop();
    closing();
    return lines;
  }

  private void client(ClientReport client, boolean latencies) {
    String thread = thread(client.client());
    if (latencies && client.client() == firstOfTask(client)) {
      lines.add("Test : " + test + ", Thread : " + threadsOfTask(client));
      latencies("Latency (us) : ", measured(client.operations()), true);
    }
    lines.add(
        "Finished %s in %dms at offset %d for %d rows (%s MB/s)"
            .formatted(
                test,
                millis(client),
                settings.firstRow(client.client()),
                client.rows(),
                mebibytesPerSecond(client)));
    lines.add(
        "Finished " + thread + " in " + millis(client) + "ms over " + client.rows() + " rows");
    if (settings.load().latencyThresholdMillis() > 0) {
      lines.add(
          "Number of replies over latency threshold "
              + settings.load().latencyThresholdMillis()
              + "(ms) is "
              + client.overThreshold());
    }
  }

  /** What the clients of one map task recorded is merged, and is its first client's. */
  private int firstOfTask(ClientReport client) {
    return client.client() - client.client() % settings.clientsPerMap();
  }

  private String threadsOfTask(ClientReport client) {
    int last = Math.min(firstOfTask(client) + settings.clientsPerMap(), settings.clients()) - 1;
    return last == client.client() ? thread(last) : thread(client.client()) + " to " + thread(last);
  }

  private static String thread(int client) {
    return "TestClient-" + client;
  }

  private void together() {
    if (totals.operations().size() > 1) {
      for (OpStats stats : totals.operations()) {
        latencies("Latency (us) of " + stats.operation() + " : ", List.of(stats), false);
      }
    }
    if (clients.size() > 1) {
      latencies("Latency (us) of all clients : ", measured(totals.operations()), true);
    }
  }

  private void latencies(String label, List<OpStats> operations, boolean table) {
    Latencies service = Latencies.service(operations);
    lines.add(label + service.line());
    lines.add("Num measures (latency) : " + service.count());
    if (table) {
      lines.addAll(service.table());
    }
  }

  private void loop() {
    if (!settings.load().isOpen()) {
      lines.add(
          "Closed loop: a latency is the time of service; what waited for its turn does not show."
              + " --rate=OPS shows it.");
      return;
    }
    lines.add(
        String.format(
            Locale.ROOT,
            "Open loop: asked for %.1f operations per second, achieved %.1f (%s arrivals)",
            settings.load().rate(),
            totals.achievedRate(settings),
            settings.load().arrivals().name().toLowerCase(Locale.ROOT)));
    List<OpStats> operations = measured(totals.operations());
    lines.add("Service time (us) : " + Latencies.service(operations).line());
    lines.add(
        "Response time (us), from the intended start : " + Latencies.response(operations).line());
  }

  private void closing() {
    long[] millis = clients.stream().mapToLong(PeBlock::millis).toArray();
    lines.add("[" + test + "] Summary of timings (ms): " + Arrays.toString(millis));
    lines.add(
        "["
            + test
            + " duration ]\tMin: "
            + Arrays.stream(millis).min().orElseThrow()
            + "ms\tMax: "
            + Arrays.stream(millis).max().orElseThrow()
            + "ms\tAvg: "
            + Arrays.stream(millis).sum() / millis.length
            + "ms");
    Latencies latencies = Latencies.service(measured(totals.operations()));
    lines.add("[ Avg latency (us)]\t" + Math.round(latencies.meanMicros()) + latencyOf());
    lines.add("[ Avg TPS/QPS]\t" + Math.round(totals.sumOfRates()) + "\t row per second");
    if (settings.table().replicas() > 1) {
      lines.add("[results from replica regions] " + totals.staleReplica());
    }
  }

  /** What the latency is of, where it is not that of an operation on one row. */
  private String latencyOf() {
    if (settings.buffered()) {
      return "\t per flush of the client's buffer, not per row";
    }
    if (settings.batch() > 1) {
      return "\t per batch of " + settings.batch() + ", not per row";
    }
    return settings.mix().isEmpty() ? "" : "\t over all operations of the mix";
  }

  /** What was timed where it was acknowledged: flushes where writes are buffered. */
  private List<OpStats> measured(List<OpStats> operations) {
    List<OpStats> flushes =
        operations.stream()
            .filter(stats -> stats.operation().equals(PeMeasurements.FLUSH))
            .toList();
    return settings.buffered() && !flushes.isEmpty() ? flushes : operations;
  }

  /** Upstream's bytes of a row, with its key and those of its cells: payload + 26 + 6 a cell. */
  private String mebibytesPerSecond(ClientReport client) {
    long cells = (long) settings.table().families() * settings.table().columns();
    double bytes = client.bytes() + client.rows() * (26 + 6.0 * cells);
    double rate = bytes / MEBIBYTE * 1e9 / Math.max(1, client.elapsedNanos());
    return new DecimalFormat("0.##", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(rate);
  }

  private static long millis(ClientReport client) {
    return client.elapsedNanos() / MILLISECOND;
  }
}
