package org.benchsuite.results.compare;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.benchsuite.results.study.Metric;

/** The scalars of runs as metrics: their names, the one that heads a benchmark, their values. */
public final class Metrics {

  /** Every trial has this one; where no scalar is named so, it is the time of the whole trial. */
  static final String ELAPSED = "elapsed";

  private Metrics() {}

  /** The number that heads runs of one benchmark. */
  public static String headline(Collection<RunRecord> runs) {
    Map<String, Unit> metrics = new LinkedHashMap<>();
    counted(runs)
        .flatMap(trial -> trial.scalars().stream())
        .forEach(scalar -> metrics.putIfAbsent(scalar.name(), scalar.unit()));
    String benchmark = runs.stream().findFirst().map(RunRecord::benchmark).orElse("");
    return headline(benchmark, metrics).orElse(ELAPSED);
  }

  /**
   * The number that heads a benchmark: the time of its own job where that is a step of a whole case
   * (the case may have generated its data, or found them), else the first that has a direction.
   */
  public static Optional<String> headline(String benchmark, Map<String, Unit> metrics) {
    return own(benchmark, ELAPSED, metrics)
        .or(() -> first(metrics, direction -> direction != Direction.UNKNOWN))
        .or(() -> metrics.keySet().stream().findFirst());
  }

  /** The time that heads a benchmark: of its own job, else of the whole trial. */
  public static Optional<String> elapsed(String benchmark, Map<String, Unit> metrics) {
    return own(benchmark, ELAPSED, metrics)
        .or(() -> Optional.of(ELAPSED).filter(metrics::containsKey));
  }

  /** The rate that heads a benchmark: of its own job, else the first. */
  public static Optional<String> rate(String benchmark, Map<String, Unit> metrics) {
    return own(benchmark, Metric.THROUGHPUT, metrics)
        .or(() -> first(metrics, direction -> direction == Direction.MORE_IS_FASTER));
  }

  private static Optional<String> own(String benchmark, String what, Map<String, Unit> metrics) {
    return Optional.of(benchmark + " " + what).filter(metrics::containsKey);
  }

  private static Optional<String> first(Map<String, Unit> metrics, Predicate<Direction> wanted) {
    return metrics.entrySet().stream()
        .filter(metric -> wanted.test(Direction.of(metric.getKey(), metric.getValue())))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Every name that may be asked for. */
  static Set<String> names(Collection<RunRecord> runs) {
    Set<String> names = new TreeSet<>(Set.of(ELAPSED));
    runs.stream()
        .flatMap(run -> run.trials().stream())
        .flatMap(trial -> trial.scalars().stream())
        .forEach(scalar -> names.add(scalar.name()));
    return names;
  }

  /** The values of the trials that count; empty when none has this metric. */
  public static Optional<Sample> sample(Collection<RunRecord> runs, String metric) {
    List<Scalar> found = counted(runs).flatMap(trial -> value(trial, metric).stream()).toList();
    if (found.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Sample(found.get(0).unit(), found.stream().map(Scalar::value).toList()));
  }

  private static Optional<Scalar> value(Trial trial, String metric) {
    Optional<Scalar> scalar = trial.scalar(metric);
    return scalar.isEmpty() && metric.equals(ELAPSED)
        ? Optional.of(new Scalar(ELAPSED, Unit.NANOSECONDS, trial.elapsedNanos()))
        : scalar;
  }

  private static Stream<Trial> counted(Collection<RunRecord> runs) {
    return runs.stream().flatMap(run -> run.countedTrials().stream());
  }
}
