package org.benchsuite.hbase;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.OpStats;

/**
 * All clients of a trial together. Times are nanoseconds of one clock: who has reports of several
 * processes moves them to a common one first.
 *
 * @param rows rows read, written or scanned successfully; a read that found none is one of them
 * @param bytes payload bytes
 * @param missing reads of rows that were not there
 * @param overThreshold requests slower than the threshold
 * @param staleReplica reads answered by a replica region
 * @param elapsedNanos from the first start to the last end, at least 1
 * @param sumOfRates rows a second of each client, summed: upstream's TPS
 * @param operations one entry a kind of operation, merged over the clients
 * @param counters further facts, summed
 */
record ClientTotals(
    long rows,
    long bytes,
    long missing,
    long overThreshold,
    long staleReplica,
    long elapsedNanos,
    double sumOfRates,
    List<OpStats> operations,
    Map<String, Long> counters) {

  private static final double SECOND = 1e9;

  static ClientTotals of(List<ClientReport> clients) {
    if (clients.isEmpty()) {
      throw new IllegalArgumentException("no client reported, so there is no sum");
    }
    long first = clients.stream().mapToLong(ClientReport::startNanos).min().orElseThrow();
    long last = clients.stream().mapToLong(ClientReport::endNanos).max().orElseThrow();
    return new ClientTotals(
        clients.stream().mapToLong(ClientReport::rows).sum(),
        clients.stream().mapToLong(ClientReport::bytes).sum(),
        clients.stream().mapToLong(ClientReport::missing).sum(),
        clients.stream().mapToLong(ClientReport::overThreshold).sum(),
        clients.stream().mapToLong(ClientReport::staleReplica).sum(),
        Math.max(1, last - first),
        clients.stream().mapToDouble(ClientTotals::rowsPerSecond).sum(),
        OpStats.sum(clients.stream().flatMap(client -> client.operations().stream())),
        counters(clients));
  }

  private static Map<String, Long> counters(List<ClientReport> clients) {
    Map<String, Long> sums = new TreeMap<>();
    clients.forEach(
        client -> client.counters().forEach((name, count) -> sums.merge(name, count, Long::sum)));
    return sums;
  }

  /** Rows a second of one client, at least 1 ns long: no rate is infinite. */
  static double rowsPerSecond(ClientReport client) {
    return client.rows() * SECOND / Math.max(1, client.elapsedNanos());
  }

  double rowsPerSecond() {
    return rows * SECOND / elapsedNanos;
  }

  double bytesPerSecond() {
    return bytes * SECOND / elapsedNanos;
  }

  /** Requests that ended well: a batch is one, and so is a flush of a buffer. */
  long succeeded() {
    return operations.stream().mapToLong(OpStats::count).sum();
  }

  /** Failed operations of every kind. */
  long failed() {
    return operations.stream().mapToLong(OpStats::failed).sum();
  }

  /** Successes in the unit of {@code --rate} and of failures. */
  long done(PeSettings settings) {
    boolean rowwise = settings.buffered() || settings.batch() > 1;
    return rowwise ? rows : succeeded();
  }

  /**
   * Operations a second that were begun, in the unit of {@code --rate}: rows where a request is
   * about several or a row lies in a buffer, requests elsewhere.
   */
  double achievedRate(PeSettings settings) {
    return (done(settings) + failed()) * SECOND / elapsedNanos;
  }
}
