package org.benchsuite.common.fanout;

/** What one map task does; needs a public no-argument constructor. */
public interface TaskBody {

  /** Gets everything ready that is not to be measured; runs before the start barrier. */
  default void prepare(TaskContext context) throws Exception {}

  /** The measured work. */
  void run(TaskContext context) throws Exception;

  /** Gathers what is to be known of the work but is no part of it; not measured. */
  default void finish(TaskContext context) throws Exception {}
}
