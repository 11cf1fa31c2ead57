package org.benchsuite.results.published;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figure;
import org.benchsuite.results.study.FigureUnit;
import org.benchsuite.results.study.Figures;
import org.benchsuite.results.study.Metric;

/** The figures of each file, with what its columns mean. */
final class StudyFigures {

  private StudyFigures() {}

  static Figures portworx() {
    FigureColumns columns =
        new FigureColumns()
            .axis("benchmark", Axis.BENCHMARK)
            .axis("operation", Axis.OPERATION)
            .axis("system", Axis.SYSTEM)
            .axis("hdfs_replication", Axis.HDFS_REPLICATION)
            .axis("px_replication", Axis.VOLUME_REPLICATION)
            .axis("run", Axis.RUN)
            .value("mb_s_per_node", Metric.THROUGHPUT_PER_NODE, FigureUnit.MEBIBYTES_PER_SECOND);
    Stream<Figure> dfsio = figures("portworx-dfsio.csv", columns);
    Stream<Figure> others = StudyFile.rows("portworx-other.csv").stream().map(StudyFigures::other);
    return new Figures(Stream.concat(dfsio, others).toList());
  }

  /** A file whose rows name their own metric and unit. */
  private static Figure other(Map<String, String> row) {
    FigureUnit unit =
        switch (row.get("unit")) {
          case "s" -> FigureUnit.SECONDS;
          case "MB/s" -> FigureUnit.MEGABYTES_PER_SECOND;
          default -> throw new IllegalArgumentException("unknown unit " + row.get("unit"));
        };
    Conditions conditions =
        Conditions.of(Axis.BENCHMARK, row.get("benchmark"))
            .with(Axis.OPERATION, row.get("operation"))
            .with(Axis.SYSTEM, row.get("system"));
    return new Figure(conditions, row.get("metric"), unit, new BigDecimal(row.get("value")));
  }

  static Figures transport() {
    return all(
        "rdma-dfsio.csv",
        new FigureColumns()
            .axis("storage", Axis.STORAGE)
            .axis("datanodes", Axis.DATANODES)
            .axis("maps", Axis.MAPS)
            .axis("metric", Axis.MEASURE)
            .axis("versus", Axis.VERSUS)
            .value("improvement_min_pct", Metric.LOWEST_IMPROVEMENT, FigureUnit.PERCENT)
            .value("improvement_max_pct", Metric.HIGHEST_IMPROVEMENT, FigureUnit.PERCENT));
  }

  static Figures objects() {
    return all(
        "hummingbird-objects.csv",
        new FigureColumns()
            .axis("lab", Axis.LAB)
            .axis("nodes", Axis.NODES)
            .axis("object_bytes", Axis.OBJECT_SIZE)
            .axis("operation", Axis.OPERATION)
            .axis("round", Axis.ROUND)
            .axis("system", Axis.SYSTEM)
            .value("ops_per_s", Metric.OPERATIONS, FigureUnit.OPERATIONS_PER_SECOND));
  }

  static Figures transfer() {
    return all(
        "xicluster-transfer.csv",
        new FigureColumns()
            .axis("system", Axis.SYSTEM)
            .axis("operation", Axis.OPERATION)
            .axis("files", Axis.FILES)
            .axis("file_mb", Axis.FILE_SIZE)
            .axis("run", Axis.RUN)
            .value("real_s", Metric.REAL, FigureUnit.SECONDS)
            .value("user_s", Metric.USER, FigureUnit.SECONDS)
            .value("sys_s", Metric.SYS, FigureUnit.SECONDS)
            .value("throughput_mb_s", Metric.THROUGHPUT, FigureUnit.MEBIBYTES_PER_SECOND));
  }

  /** The steps of one job. */
  static Figures steps(String benchmark) {
    return all(
            "uhadoop-steps.csv",
            new FigureColumns()
                .axis("benchmark", Axis.BENCHMARK)
                .axis("cluster", Axis.CLUSTER)
                .axis("size_gb", Axis.SIZE)
                .value("elapsed_s", Metric.ELAPSED, FigureUnit.SECONDS)
                .value("throughput_mb_s", Metric.THROUGHPUT, FigureUnit.MEBIBYTES_PER_SECOND))
        .where(Axis.BENCHMARK, benchmark);
  }

  static Figures hbase() {
    return all(
        "uhadoop-hbase.csv",
        new FigureColumns()
            .axis("operation", Axis.OPERATION)
            .axis("cluster", Axis.CLUSTER)
            .value("rows_per_s", Metric.ROWS, FigureUnit.ROWS_PER_SECOND));
  }

  static Figures disk() {
    return all(
        "uhadoop-disk.csv",
        new FigureColumns()
            .axis("operation", Axis.OPERATION)
            .axis("cluster", Axis.CLUSTER)
            .value("throughput_mb_s", Metric.THROUGHPUT, FigureUnit.MEGABYTES_PER_SECOND));
  }

  private static Figures all(String file, FigureColumns columns) {
    return new Figures(figures(file, columns).toList());
  }

  private static Stream<Figure> figures(String file, FigureColumns columns) {
    List<Map<String, String>> rows = StudyFile.rows(file);
    return rows.stream().flatMap(row -> columns.figures(row).stream());
  }
}
