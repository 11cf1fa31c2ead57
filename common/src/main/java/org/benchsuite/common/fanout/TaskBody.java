package org.benchsuite.common.fanout;

/** What one map task does; needs a public no-argument constructor. */
public interface TaskBody {

  /** Gets everything ready that is not to be measured; runs before the start barrier. */
  default void prepare(TaskContext context) throws Exception {}

  /** The measured work. */
  void run(TaskContext context) throws Exception;
}
