package org.benchsuite.results.study;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;

/** dfsio write by transport, which is the label, and size; layouts of a cluster stay apart. */
final class TransportMapping implements RecordMapping {

  @Override
  public boolean takes(RunRecord run) {
    return run.benchmark().equals("dfsio") && run.operation().equals("write");
  }

  @Override
  public Set<String> parameters() {
    return Set.of("file-size", "nr-files", "step", "steps", "storage-policy");
  }

  @Override
  public Conditions conditions(RunRecord run) {
    Conditions conditions = Conditions.none();
    conditions = with(conditions, Axis.STORAGE, RecordFacts.parameter(run, "storage-policy"));
    conditions =
        with(
            conditions,
            Axis.DATANODES,
            Optional.ofNullable(run.fingerprint().facts().get("hdfs.datanodes")));
    conditions = with(conditions, Axis.MAPS, RecordFacts.parameter(run, "nr-files"));
    conditions = conditions.with(Axis.TRANSPORT, RecordFacts.label(run));
    return with(conditions, Axis.SIZE, RecordFacts.size(run).map(DataSize::gibibytes));
  }

  private static Conditions with(Conditions conditions, String axis, Optional<String> value) {
    return value.map(known -> conditions.with(axis, known)).orElse(conditions);
  }

  @Override
  public List<Figure> figures(RunRecord run, Trial trial, Conditions conditions) {
    if (conditions.find(Axis.SIZE).isEmpty()) {
      return List.of();
    }
    Optional<Figure> throughput =
        RecordFacts.figure(
            trial,
            "aggregate throughput",
            conditions,
            Metric.THROUGHPUT,
            FigureUnit.MEBIBYTES_PER_SECOND);
    Optional<Figure> latency =
        RecordFacts.figure(
            trial, "test execution time", conditions, Metric.LATENCY, FigureUnit.SECONDS);
    return Stream.of(throughput, latency).flatMap(Optional::stream).toList();
  }
}
