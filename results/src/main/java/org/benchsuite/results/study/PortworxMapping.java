package org.benchsuite.results.study;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;

/**
 * dfsio over replications, and a sort beside it. No record knows the volumes below HDFS: {@code -D
 * bench.volume.replication=N} tells how many copies they keep, 1 where nothing is said and 0 where
 * there are none.
 */
final class PortworxMapping implements RecordMapping {

  /** Where a record has the replication of the volumes. */
  static final String VOLUME_REPLICATION = "D bench.volume.replication";

  private static final String NO_VOLUMES = "0";
  private static final String ONE_COPY = "1";
  private static final String DFSIO = "dfsio";
  private static final List<String> OPERATIONS = List.of("write", "read");

  @Override
  public boolean takes(RunRecord run) {
    return isDfsio(run) || JobTimes.TERASORT.takes(run);
  }

  @Override
  public Set<String> parameters() {
    Set<String> names = new HashSet<>(RecordFacts.SIZE_PARAMETERS);
    names.addAll(Set.of("replication", "dfs.replication", "bench.volume.replication"));
    return names;
  }

  private static boolean isDfsio(RunRecord run) {
    return run.benchmark().equals(DFSIO) && OPERATIONS.contains(run.operation());
  }

  @Override
  public Conditions conditions(RunRecord run) {
    Conditions system =
        Conditions.of(Axis.BENCHMARK, run.benchmark())
            .with(Axis.OPERATION, operation(run))
            .with(Axis.SYSTEM, RecordFacts.label(run));
    return isDfsio(run) ? replications(run, system) : system;
  }

  /** A sort by its size, as the study names it. */
  private static String operation(RunRecord run) {
    return isDfsio(run)
        ? run.operation()
        : RecordFacts.size(run).map(size -> "sort " + size.text()).orElse("sort");
  }

  private static Conditions replications(RunRecord run, Conditions system) {
    Conditions onHdfs =
        RecordFacts.replication(run)
            .map(copies -> system.with(Axis.HDFS_REPLICATION, copies))
            .orElse(system);
    String copies = RecordFacts.parameter(run, VOLUME_REPLICATION).orElse(ONE_COPY);
    return copies.equals(NO_VOLUMES) ? onHdfs : onHdfs.with(Axis.VOLUME_REPLICATION, copies);
  }

  @Override
  public List<Figure> figures(RunRecord run, Trial trial, Conditions conditions) {
    Optional<Figure> figure =
        isDfsio(run)
            ? RecordFacts.figure(
                trial,
                "aggregate throughput per node",
                conditions,
                Metric.THROUGHPUT_PER_NODE,
                FigureUnit.MEBIBYTES_PER_SECOND)
            : JobTimes.TERASORT.elapsed(run, trial, conditions);
    return figure.stream().toList();
  }
}
