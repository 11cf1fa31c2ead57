package org.benchsuite.results.study;

import java.util.List;

/** The tables of an object store study: rows operation and round, a column a system, ops/s. */
public final class ObjectTables {

  private static final Rounding WHOLE = Rounding.halfUp(0);

  private ObjectTables() {}

  /** A table per lab, number of nodes and object size. */
  public static List<StudyTable> of(Figures figures) {
    Figures rates = figures.metric(Metric.OPERATIONS);
    return rates.combinations(Axis.LAB, Axis.NODES, Axis.OBJECT_SIZE).stream()
        .map(
            table ->
                GridTables.grid(
                    table.describe(),
                    rates.where(table),
                    List.of(Axis.OPERATION, Axis.ROUND),
                    Axis.SYSTEM,
                    WHOLE))
        .toList();
  }
}
