package org.benchsuite.hbase.load;

import java.util.List;
import java.util.Map;
import org.benchsuite.results.OpStats;

/**
 * What one client did; the warm-up is in none of it.
 *
 * @param client number of the client over all processes, from 0
 * @param startNanos start of its measured part, on the process's ticker
 * @param endNanos end of its measured part, flush included
 * @param rows rows read, written or scanned successfully
 * @param bytes payload bytes
 * @param missing reads of rows that were not there
 * @param overThreshold requests slower than the threshold
 * @param staleReplica reads answered by a replica region
 * @param operations one entry a kind of operation
 * @param errors the first failures, for people
 * @param counters further facts, such as {@code warm-up rows}
 */
public record ClientReport(
    int client,
    long startNanos,
    long endNanos,
    long rows,
    long bytes,
    long missing,
    long overThreshold,
    long staleReplica,
    List<OpStats> operations,
    List<Failure> errors,
    Map<String, Long> counters) {

  public ClientReport {
    operations = List.copyOf(operations);
    errors = List.copyOf(errors);
    counters = Map.copyOf(counters);
  }

  /** A failed operation: which row, what kind of error, in which words. */
  public record Failure(long row, String kind, String message) {}

  /** The same with other errors and counters. */
  ClientReport with(List<Failure> otherErrors, Map<String, Long> otherCounters) {
    return new ClientReport(
        client,
        startNanos,
        endNanos,
        rows,
        bytes,
        missing,
        overThreshold,
        staleReplica,
        operations,
        otherErrors,
        otherCounters);
  }

  /** Rows with those of the warm-up, which took time of client and servers too. */
  public long rowsWithWarmUp() {
    return rows + counters.getOrDefault("warm-up rows", 0L);
  }

  public long elapsedNanos() {
    return endNanos - startNanos;
  }
}
