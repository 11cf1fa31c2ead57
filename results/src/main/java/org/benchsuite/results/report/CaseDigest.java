package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Sample;
import org.benchsuite.results.study.Metric;

/** What is kept of the runs of one case and label: the numbers of each trial, merged histograms. */
final class CaseDigest {

  static final String BYTES = "bytes";

  /** The values of one number. */
  private record Values(Unit unit, List<Double> all) {}

  private final Map<String, Values> metrics = new LinkedHashMap<>();
  private final Map<String, MergedOperation> operations = new LinkedHashMap<>();
  private final LimitDigest limits = new LimitDigest();
  private int runs;
  private int trials;
  private int voids;

  void add(RunRecord run) {
    List<Trial> counted = run.countedTrials();
    runs++;
    limits.add(run);
    trials += counted.size();
    voids += (int) run.trials().stream().filter(trial -> !trial.warmup()).count() - counted.size();
    counted.forEach(this::add);
  }

  private void add(Trial trial) {
    trial.scalars().forEach(this::add);
    if (trial.scalar(Metric.ELAPSED).isEmpty()) {
      add(new Scalar(Metric.ELAPSED, Unit.NANOSECONDS, trial.elapsedNanos()));
    }
    for (OpStats stats : trial.operations()) {
      operations.computeIfAbsent(stats.operation(), name -> new MergedOperation()).add(stats);
    }
  }

  /** A number that another version of the program stored in another unit is left out. */
  private void add(Scalar scalar) {
    Values values =
        metrics.computeIfAbsent(
            scalar.name(), name -> new Values(scalar.unit(), new ArrayList<>(1)));
    if (values.unit() == scalar.unit()) {
      values.all().add(scalar.value());
    }
  }

  int runs() {
    return runs;
  }

  List<String> limits() {
    return limits.sentences();
  }

  int trials() {
    return trials;
  }

  int voids() {
    return voids;
  }

  /** Mean amount of data of the trials that count. */
  OptionalDouble bytes() {
    Values bytes = metrics.get(BYTES);
    return bytes == null || bytes.unit() != Unit.BYTES
        ? OptionalDouble.empty()
        : bytes.all().stream().mapToDouble(Double::doubleValue).average();
  }

  Map<String, Sample> samples() {
    Map<String, Sample> samples = new LinkedHashMap<>();
    metrics.forEach((name, values) -> samples.put(name, new Sample(values.unit(), values.all())));
    return samples;
  }

  List<OpStats> merged() {
    return operations.values().stream().map(MergedOperation::sum).toList();
  }
}
