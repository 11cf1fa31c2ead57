package org.benchsuite.results.compare;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;

/** The scalars of runs as metrics: their names, the one that heads a benchmark, their values. */
public final class Metrics {

  /** Every trial has this one; where no scalar is named so, it is the time of the whole trial. */
  static final String ELAPSED = "elapsed";

  private Metrics() {}

  /** The first number of the summary of a run that has a direction. */
  public static String headline(Collection<RunRecord> runs) {
    List<Scalar> scalars = counted(runs).flatMap(trial -> trial.scalars().stream()).toList();
    return scalars.stream()
        .filter(scalar -> Direction.of(scalar.name(), scalar.unit()) != Direction.UNKNOWN)
        .findFirst()
        .or(() -> scalars.stream().findFirst())
        .map(Scalar::name)
        .orElse(ELAPSED);
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
