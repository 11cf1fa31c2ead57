package org.benchsuite.results.study;

import java.util.ArrayList;
import java.util.List;

/** The tables of each study, from figures that are published or come from runs. */
public final class StudyTables {

  public static final String PORTWORX = "portworx-dfsio";
  public static final String TRANSPORT = "osu-transport";
  public static final String OBJECTS = "hummingbird-objects";
  public static final String TRANSFER = "xicluster-transfer";
  public static final String WORDCOUNT = "uhadoop/wordcount";
  public static final String TERASORT = "uhadoop/terasort";
  public static final String TPCH = "uhadoop/tpch-hive";
  public static final String HBASE = "uhadoop/hbase";
  public static final String DISK = "uhadoop/disk";

  private StudyTables() {}

  /**
   * The tables of one study.
   *
   * @throws IllegalArgumentException when no tables are known for it
   */
  public static List<StudyTable> of(String study, Figures figures) {
    return switch (study) {
      case PORTWORX -> portworx(figures);
      case TRANSPORT -> TransportTables.of(figures);
      case OBJECTS -> ObjectTables.of(figures);
      case TRANSFER -> List.of(TransferTables.of(figures));
      case WORDCOUNT, TERASORT, TPCH -> List.of(StepTables.of(study, figures));
      case HBASE -> List.of(ClusterTables.hbase(figures));
      case DISK -> List.of(ClusterTables.disk(figures));
      default -> throw new IllegalArgumentException("no tables are known for the study " + study);
    };
  }

  private static List<StudyTable> portworx(Figures figures) {
    List<StudyTable> tables = new ArrayList<>(DfsioTables.runs(figures));
    tables.addAll(DfsioTables.comparisons(figures));
    tables.add(ClusterTables.baseline(figures));
    tables.add(ClusterTables.jobs(figures));
    return tables;
  }
}
