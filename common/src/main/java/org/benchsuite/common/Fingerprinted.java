package org.benchsuite.common;

import java.util.Map;

/**
 * A benchmark of a system beside HDFS and YARN that tells what this system is like, so that two
 * clusters can be told apart.
 */
public interface Fingerprinted {

  /**
   * Facts of the system that the last run used, such as {@code hbase.version}; asked after the run.
   * What is not to be had is left out.
   */
  Map<String, String> facts();
}
