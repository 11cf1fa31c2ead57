package org.benchsuite.terasort.sort;

/** The properties of Hadoop's TeraSort, under their own names. */
final class TeraProperties {

  /** Places of the input that are sampled. */
  static final String SAMPLED_PLACES = "mapreduce.terasort.num.partitions";

  /** Keys that are sampled in all. */
  static final String SAMPLED_KEYS = "mapreduce.terasort.partitions.sample";

  /** Whether reduce tasks force their file to the device. */
  static final String FINAL_SYNC = "mapreduce.terasort.final.sync";

  /** Whether partitions are equal ranges of the key space, without a sample. */
  static final String SIMPLE_PARTITIONER = "mapreduce.terasort.simplepartitioner";

  /** Replicas of the sorted files. */
  static final String OUTPUT_REPLICATION = "mapreduce.terasort.output.replication";

  private TeraProperties() {}
}
