package org.benchsuite.common.job;

import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.benchsuite.common.cluster.MachineLoad;

/** What a map or reduce task tells of the machine around it, through counters of its own. */
public final class TaskProbe {

  /** What the processors of the task's machine did while it ran, in ticks. */
  enum Ticks {
    BUSY,
    WAITING,
    IDLE
  }

  /** When a reduce task was handed its first row, in milliseconds since the epoch. */
  enum Moment {
    REDUCE_BEGAN
  }

  private final MachineLoad before = MachineLoad.now();

  /** A reduce task whose rows are merged: its own work begins. */
  public static void reduceBegins(TaskAttemptContext context) {
    context.getCounter(Moment.REDUCE_BEGAN).setValue(System.currentTimeMillis());
  }

  /** The task ends: tells what its machine did since this probe was made. */
  public void end(TaskAttemptContext context) {
    MachineLoad load = MachineLoad.now().since(before);
    context.getCounter(Ticks.BUSY).increment(load.busy());
    context.getCounter(Ticks.WAITING).increment(load.waiting());
    context.getCounter(Ticks.IDLE).increment(load.idle());
  }
}
