package org.benchsuite.common.fanout;

import java.util.List;
import java.util.function.LongSupplier;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.results.OpRecorder;
import org.benchsuite.results.OpStats;

/** What a task may touch; confined to the task's thread. */
public interface TaskContext {

  /** Number of this task, from 0. */
  int index();

  /** Configuration of the job, with the settings of its {@link FanOut}. */
  Configuration configuration();

  /** Records this task's operations. */
  OpRecorder recorder();

  /** Adds what other threads of this task recorded. */
  void add(List<OpStats> recorded);

  /** Monotonic clock in nanoseconds. */
  LongSupplier ticker();

  /** Tells that so many payload bytes were moved; feeds the result and the live progress. */
  void moved(long bytes);

  /** Adds to a named fact of the task's result, such as {@code bytes read local}. */
  void count(String counter, long amount);
}
