package org.benchsuite.results.study;

/** Names of what the figures of the studies measure. */
public final class Metric {

  public static final String THROUGHPUT_PER_NODE = "throughput per node";
  public static final String THROUGHPUT = "throughput";
  public static final String LATENCY = "latency";
  public static final String ELAPSED = "elapsed";

  /** Seconds on the wall clock, as the shell's {@code time} prints them. */
  public static final String REAL = "real";

  /** Seconds of a processor in the program's own code. */
  public static final String USER = "user";

  /** Seconds of a processor in the kernel. */
  public static final String SYS = "sys";

  public static final String OPERATIONS = "operations";
  public static final String ROWS = "rows";
  public static final String LOWEST_IMPROVEMENT = "lowest improvement";
  public static final String HIGHEST_IMPROVEMENT = "highest improvement";

  private Metric() {}
}
