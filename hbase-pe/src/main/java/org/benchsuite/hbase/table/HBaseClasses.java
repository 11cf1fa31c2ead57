package org.benchsuite.hbase.table;

import java.util.List;
import org.benchsuite.common.NotFitException;

/**
 * Whether HBase's client is on the class path; names its classes only in words, so that it works
 * where they are absent.
 */
public final class HBaseClasses {

  private static final List<String> NEEDED =
      List.of(
          "org.apache.hadoop.hbase.client.ConnectionFactory",
          "org.apache.hadoop.hbase.HBaseConfiguration",
          "io.opentelemetry.context.Context");

  private HBaseClasses() {}

  /**
   * Looks for the classes that every command needs.
   *
   * @throws NotFitException naming the first that is absent
   */
  public static void check() {
    NEEDED.forEach(HBaseClasses::check);
  }

  /** The same as an answer, for who can do without them. */
  static boolean areThere() {
    try {
      check();
      return true;
    } catch (NotFitException e) {
      return false;
    }
  }

  static void check(String name) {
    try {
      Class.forName(name, false, HBaseClasses.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      throw new NotFitException(
          "HBase's client is not on the class path ("
              + name
              + " is absent); run the whole job jar, which has it in lib/, or put the cluster's own"
              + " on HADOOP_CLASSPATH: export HADOOP_CLASSPATH=$(hbase mapredcp)",
          e);
    }
  }
}
