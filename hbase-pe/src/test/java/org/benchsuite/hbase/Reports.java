package org.benchsuite.hbase;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.OpRecorder;
import org.benchsuite.results.OpStats;

/** Reports of clients made up, in milliseconds and microseconds. */
final class Reports {

  private static final long MILLISECOND = 1_000_000;

  private Reports() {}

  /** A client whose requests of 1000 bytes took that many microseconds each. */
  static ClientReport client(
      int client, long startMillis, long endMillis, String operation, long... micros) {
    OpRecorder recorder = new OpRecorder();
    for (long each : micros) {
      recorder.operation(operation).record(1000, 0, each * 1000);
    }
    return client(client, startMillis, endMillis, micros.length, recorder.stats());
  }

  static ClientReport client(
      int client, long startMillis, long endMillis, long rows, List<OpStats> operations) {
    return new ClientReport(
        client,
        startMillis * MILLISECOND,
        endMillis * MILLISECOND,
        rows,
        rows * 1000,
        0,
        0,
        0,
        operations,
        List.of(),
        Map.of());
  }

  /** The same with reads that found nothing, slow ones, and ones from replicas. */
  static ClientReport with(ClientReport of, long missing, long over, long stale) {
    return new ClientReport(
        of.client(),
        of.startNanos(),
        of.endNanos(),
        of.rows(),
        of.bytes(),
        missing,
        over,
        stale,
        of.operations(),
        of.errors(),
        of.counters());
  }

  /** The same with operations that failed and further facts. */
  static ClientReport failing(
      ClientReport of, List<ClientReport.Failure> failures, Map<String, Long> counters) {
    OpRecorder recorder = new OpRecorder();
    failures.forEach(
        failure -> recorder.operation(of.operations().get(0).operation()).error(failure.kind()));
    List<OpStats> operations = new ArrayList<>(of.operations());
    operations.set(0, operations.get(0).plus(recorder.stats().get(0)));
    return new ClientReport(
        of.client(),
        of.startNanos(),
        of.endNanos(),
        of.rows(),
        of.bytes(),
        of.missing(),
        of.overThreshold(),
        of.staleReplica(),
        operations,
        failures,
        counters);
  }

  /** Open-loop requests: service and response times in microseconds, one after the other. */
  static List<OpStats> open(String operation, long... serviceAndResponse) {
    OpRecorder recorder = new OpRecorder();
    for (int i = 0; i < serviceAndResponse.length; i += 2) {
      long end = 1_000_000_000;
      recorder
          .operation(operation)
          .record(
              1000,
              end - serviceAndResponse[i + 1] * 1000,
              end - serviceAndResponse[i] * 1000,
              end);
    }
    return recorder.stats();
  }
}
