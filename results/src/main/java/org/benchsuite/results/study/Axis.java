package org.benchsuite.results.study;

import java.util.List;

/** Names of the conditions by which the tables of the studies are ordered. */
public final class Axis {

  public static final String BENCHMARK = "benchmark";
  public static final String OPERATION = "operation";
  public static final String SYSTEM = "system";
  public static final String CLUSTER = "cluster";
  public static final String RUN = "run";

  /** A repetition in the same state of the system, which is not a run from a clean start. */
  public static final String ROUND = "round";

  /** Copies that HDFS keeps. */
  public static final String HDFS_REPLICATION = "HDFS replication";

  /** Copies that the volume below HDFS keeps of each of those. */
  public static final String VOLUME_REPLICATION = "volume replication";

  /** Size of the input in GiB; of TPC-H the scale factor. */
  public static final String SIZE = "size (GiB)";

  public static final String LAB = "lab";
  public static final String NODES = "nodes";
  public static final String OBJECT_SIZE = "object size (B)";
  public static final String FILES = "files";

  /** Size of each file in MiB. */
  public static final String FILE_SIZE = "file size (MiB)";

  public static final String STORAGE = "storage";
  public static final String DATANODES = "DataNodes";
  public static final String MAPS = "maps";
  public static final String TRANSPORT = "transport";

  /** What a stated improvement is about. */
  public static final String MEASURE = "measure";

  /** The transport that a stated improvement is an improvement of. */
  public static final String VERSUS = "versus";

  /** Axes that name what was measured rather than how: one of them differs between two sides. */
  static final List<String> SUBJECTS = List.of(CLUSTER, SYSTEM, TRANSPORT, VERSUS);

  private Axis() {}
}
