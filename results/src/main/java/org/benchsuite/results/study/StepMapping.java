package org.benchsuite.results.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;

/** A job over growing input: its seconds and its rate, by cluster and size. */
record StepMapping(JobTimes job) implements RecordMapping {

  @Override
  public boolean takes(RunRecord run) {
    return job.takes(run);
  }

  @Override
  public Set<String> parameters() {
    return RecordFacts.SIZE_PARAMETERS;
  }

  @Override
  public Conditions conditions(RunRecord run) {
    Conditions cluster =
        Conditions.of(Axis.BENCHMARK, job.benchmark()).with(Axis.CLUSTER, RecordFacts.label(run));
    return RecordFacts.size(run)
        .map(size -> cluster.with(Axis.SIZE, size.gibibytes()))
        .orElse(cluster);
  }

  @Override
  public List<Figure> figures(RunRecord run, Trial trial, Conditions conditions) {
    Optional<Figure> elapsed = job.elapsed(run, trial, conditions);
    if (elapsed.isEmpty() || conditions.find(Axis.SIZE).isEmpty()) {
      return List.of();
    }
    List<Figure> figures = new ArrayList<>(elapsed.stream().toList());
    Rates.rate(elapsed.orElseThrow())
        .map(
            rate ->
                new Figure(
                    conditions,
                    Metric.THROUGHPUT,
                    FigureUnit.MEBIBYTES_PER_SECOND,
                    rate,
                    elapsed.orElseThrow().bytes()))
        .ifPresent(figures::add);
    return figures;
  }
}
