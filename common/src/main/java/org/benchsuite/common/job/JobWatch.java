package org.benchsuite.common.job;

import java.io.IOException;
import org.apache.hadoop.mapreduce.Counters;
import org.benchsuite.results.Unit;

/** What is known of a job under way: its work as a whole and how much of it is done. */
public interface JobWatch {

  /** The work as a whole: {@code total} in {@code unit}, 0 where it is not known before. */
  record Work(String what, long total, Unit unit) {}

  Work work();

  /** How much of the work is done, by the job's counters. */
  long done(Counters counters);

  /** Is called about ten times a second until the job ends. */
  default void poll() throws IOException {}
}
