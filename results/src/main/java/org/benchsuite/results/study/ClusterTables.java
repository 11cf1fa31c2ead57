package org.benchsuite.results.study;

import java.util.List;

/** Tables with a row an operation and a column a cluster or system, such as grouped bars show. */
public final class ClusterTables {

  private static final Rounding TWO_DIGITS = Rounding.halfUp(2);

  private ClusterTables() {}

  /** HBase: rows per second. */
  public static StudyTable hbase(Figures figures) {
    return table("HBase, one client", figures.metric(Metric.ROWS), Axis.CLUSTER);
  }

  /** The raw disks of every node. */
  public static StudyTable disk(Figures figures) {
    return table("Raw disk", figures.metric(Metric.THROUGHPUT), Axis.CLUSTER);
  }

  /** The raw disks of every node, a column a system. */
  public static StudyTable baseline(Figures figures) {
    Figures disks = figures.metric(Metric.THROUGHPUT_PER_NODE).where(Axis.BENCHMARK, "fio");
    return table("Raw disk, a node", disks, Axis.SYSTEM);
  }

  /** Jobs that ran beside the others, in seconds. */
  public static StudyTable jobs(Figures figures) {
    return table("Elapsed", figures.metric(Metric.ELAPSED), Axis.SYSTEM);
  }

  private static StudyTable table(String title, Figures figures, String columns) {
    return GridTables.grid(title, figures, List.of(Axis.OPERATION), columns, TWO_DIGITS);
  }
}
