package org.benchsuite.common.fanout;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskReport;
import org.apache.hadoop.mapreduce.TaskType;
import org.benchsuite.results.Note;
import org.benchsuite.results.TaskResult;

/**
 * Compares the tasks' clocks with the application master's: a task cannot start before it was
 * launched nor end after it was reported as finished.
 */
final class ClockSkew {

  private static final long TOLERATED_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final int MOST_TASKS = 20_000;

  private ClockSkew() {}

  static Optional<Note> note(Job job, List<TaskResult> tasks) throws InterruptedException {
    if (tasks.size() > MOST_TASKS) {
      return Optional.empty();
    }
    try {
      return note(job.getTaskReports(TaskType.MAP), tasks);
    } catch (IOException e) {
      return Optional.of(
          Note.info(
              "clock-skew",
              "The clocks of the machines were not compared: the job's task reports are not to be"
                  + " had ("
                  + e.getMessage()
                  + ")."));
    }
  }

  private static Optional<Note> note(TaskReport[] reports, List<TaskResult> tasks) {
    Map<Integer, TaskReport> byIndex = new HashMap<>();
    for (TaskReport report : reports) {
      byIndex.put(report.getTaskID().getId(), report);
    }
    long worst = 0;
    String host = "";
    for (TaskResult task : tasks) {
      TaskReport report = byIndex.get(task.index());
      long skew =
          report == null ? 0 : skewNanos(task, report.getStartTime(), report.getFinishTime());
      if (skew > worst) {
        worst = skew;
        host = task.host();
      }
    }
    return worst <= TOLERATED_NANOS ? Optional.empty() : Optional.of(warning(host, worst));
  }

  /** By how much the task's clock contradicts the times its attempt was launched and finished. */
  static long skewNanos(TaskResult task, long launchedMillis, long finishedMillis) {
    if (launchedMillis <= 0 || finishedMillis <= 0) {
      return 0;
    }
    long early = TimeUnit.MILLISECONDS.toNanos(launchedMillis) - task.startNanos();
    long late = task.endNanos() - TimeUnit.MILLISECONDS.toNanos(finishedMillis);
    return Math.max(0, Math.max(early, late));
  }

  private static Note warning(String host, long skewNanos) {
    return Note.warning(
        "clock-skew",
        String.format(
            Locale.ROOT,
            "The clock of %s differs by at least %.1f s from the application master's, so the"
                + " aggregate throughput (last end - first start) is off; synchronise the clocks.",
            host,
            skewNanos / 1e9));
  }
}
