package org.benchsuite.results.validity;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Summary;
import org.benchsuite.results.TaskResult;

/** What disks and network carried in a run, in bytes per second of all nodes together. */
final class Traffic {

  private static final String AGGREGATE = "aggregate throughput";
  private static final String PHYSICAL = "physical aggregate throughput";
  private static final String READ_LOCAL = "bytes read local";
  private static final String READ_REMOTE = "bytes read remote";
  private static final String DATANODES = "hdfs.datanodes";

  private Traffic() {}

  /**
   * Every copy that was written, or what was read; empty where no rate of that kind is recorded.
   */
  static OptionalDouble disks(RunRecord run) {
    Optional<Double> physical = mean(run, PHYSICAL);
    return optional(
        physical.isPresent() ? physical : remoteShare(run).flatMap(r -> aggregate(run)));
  }

  /** The copies beyond the first, which is local, or what was read from other nodes. */
  static OptionalDouble network(RunRecord run) {
    Optional<Double> copies =
        mean(run, PHYSICAL).flatMap(all -> aggregate(run).map(one -> Math.max(0, all - one)));
    return optional(
        copies.isPresent()
            ? copies
            : remoteShare(run).flatMap(share -> aggregate(run).map(all -> all * share)));
  }

  /** Nodes that hold data: the fact of the cluster, or else the machines that ran tasks; or 0. */
  static long nodes(RunRecord run) {
    String fact = run.fingerprint().facts().getOrDefault(DATANODES, "");
    return fact.matches("\\d{1,9}") && Long.parseLong(fact) > 0 ? Long.parseLong(fact) : hosts(run);
  }

  private static long hosts(RunRecord run) {
    return run.countedTrials().stream()
        .flatMap(trial -> trial.tasks().stream())
        .map(TaskResult::host)
        .distinct()
        .count();
  }

  private static Optional<Double> aggregate(RunRecord run) {
    return mean(run, AGGREGATE);
  }

  /** Of the bytes that were read; empty in a run that reads nothing. */
  private static Optional<Double> remoteShare(RunRecord run) {
    double local = mean(run, READ_LOCAL).orElse(0.0);
    double remote = mean(run, READ_REMOTE).orElse(0.0);
    return Stream.of(local + remote).filter(all -> all > 0).map(all -> remote / all).findFirst();
  }

  private static Optional<Double> mean(RunRecord run, String scalar) {
    return Summary.of(run, scalar).map(Summary::mean).filter(Double::isFinite);
  }

  private static OptionalDouble optional(Optional<Double> value) {
    return value.stream().mapToDouble(Double::doubleValue).findFirst();
  }
}
