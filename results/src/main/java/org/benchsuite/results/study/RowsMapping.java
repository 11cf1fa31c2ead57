package org.benchsuite.results.study;

import java.util.List;
import java.util.Set;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;

/** HBase PerformanceEvaluation: rows per second by operation and cluster, which is the label. */
final class RowsMapping implements RecordMapping {

  private static final String BENCHMARK = "hbase-pe";
  private static final String ROWS_PER_SECOND = "rows per second";
  private static final List<String> OPERATIONS =
      List.of("sequentialWrite", "randomWrite", "sequentialRead", "randomRead");

  @Override
  public boolean takes(RunRecord run) {
    return run.benchmark().equals(BENCHMARK) && OPERATIONS.contains(run.operation());
  }

  @Override
  public Set<String> parameters() {
    return Set.of("COMMAND");
  }

  @Override
  public Conditions conditions(RunRecord run) {
    return Conditions.of(Axis.OPERATION, run.operation())
        .with(Axis.CLUSTER, RecordFacts.label(run));
  }

  @Override
  public List<Figure> figures(RunRecord run, Trial trial, Conditions conditions) {
    return RecordFacts.figure(
            trial, ROWS_PER_SECOND, conditions, Metric.ROWS, FigureUnit.ROWS_PER_SECOND)
        .stream()
        .toList();
  }
}
