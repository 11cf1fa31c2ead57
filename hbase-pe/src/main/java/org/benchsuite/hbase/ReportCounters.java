package org.benchsuite.hbase;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.TaskResult;

/**
 * The reports of a task's clients as counters of its result, and back. What the clients of one task
 * recorded is merged, so it comes back with the first of them.
 */
final class ReportCounters {

  private static final String CLIENT = "client %04d ";

  /** Facts that clients count beyond their reports, summed over the clients of a task. */
  private static final String FACT = "clients' ";

  private static final String START = "start ns";
  private static final String ELAPSED = "elapsed ns";
  private static final String ROWS = "rows";
  private static final String BYTES = "bytes";
  private static final String MISSING = "missing rows";
  private static final String SLOW = "over threshold";
  private static final String REPLICA = "from replicas";
  private static final String FAILURE = "failure ";
  private static final String BETWEEN = ": ";
  private static final int FAILURES_A_CLIENT = 3;

  private ReportCounters() {}

  /** Of one client; {@code epochNanos} is the epoch time at zero of the ticker of its report. */
  static Map<String, Long> of(ClientReport report, long epochNanos) {
    Map<String, Long> counters = new TreeMap<>();
    report.counters().forEach((name, count) -> counters.put(FACT + name, count));
    String client = name(report.client());
    counters.put(client + START, epochNanos + report.startNanos());
    counters.put(client + ELAPSED, report.elapsedNanos());
    counters.put(client + ROWS, report.rows());
    counters.put(client + BYTES, report.bytes());
    put(counters, client + MISSING, report.missing());
    put(counters, client + SLOW, report.overThreshold());
    put(counters, client + REPLICA, report.staleReplica());
    report.errors().stream()
        .limit(FAILURES_A_CLIENT)
        .forEach(
            each ->
                counters.put(
                    client + FAILURE + each.kind() + BETWEEN + each.message(), each.row()));
    return counters;
  }

  private static void put(Map<String, Long> counters, String name, long value) {
    if (value != 0) {
      counters.put(name, value);
    }
  }

  private static String name(int client) {
    return String.format(Locale.ROOT, CLIENT, client);
  }

  /** The reports of all clients, ascending, on the clock of the epoch. */
  static List<ClientReport> reports(List<TaskResult> tasks, int clients) {
    List<ClientReport> reports = new ArrayList<>();
    for (TaskResult task : tasks) {
      List<OpStats> recorded = task.operations();
      Map<String, Long> facts = facts(task.counters());
      for (int client = 0; client < clients; client++) {
        if (task.counters().containsKey(name(client) + START)) {
          reports.add(report(task.counters(), client, recorded, facts));
          recorded = List.of();
          facts = Map.of();
        }
      }
    }
    reports.sort((one, other) -> Integer.compare(one.client(), other.client()));
    return reports;
  }

  private static Map<String, Long> facts(Map<String, Long> counters) {
    Map<String, Long> facts = new TreeMap<>();
    counters.forEach(
        (name, count) -> {
          if (name.startsWith(FACT)) {
            facts.put(name.substring(FACT.length()), count);
          }
        });
    return facts;
  }

  private static ClientReport report(
      Map<String, Long> counters, int client, List<OpStats> recorded, Map<String, Long> facts) {
    String name = name(client);
    long start = counters.get(name + START);
    return new ClientReport(
        client,
        start,
        start + counters.get(name + ELAPSED),
        counters.get(name + ROWS),
        counters.get(name + BYTES),
        counters.getOrDefault(name + MISSING, 0L),
        counters.getOrDefault(name + SLOW, 0L),
        counters.getOrDefault(name + REPLICA, 0L),
        recorded,
        failures(counters, name + FAILURE),
        facts);
  }

  private static List<ClientReport.Failure> failures(Map<String, Long> counters, String prefix) {
    List<ClientReport.Failure> failures = new ArrayList<>();
    counters.forEach(
        (name, row) -> {
          if (name.startsWith(prefix)) {
            String[] words = name.substring(prefix.length()).split(BETWEEN, 2);
            failures.add(new ClientReport.Failure(row, words[0], words.length > 1 ? words[1] : ""));
          }
        });
    return failures;
  }
}
