package org.benchsuite.common.job;

import java.io.IOException;
import java.time.Instant;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.Job;
import org.benchsuite.common.TrialFailedException;
import org.benchsuite.common.progress.ProgressListener;

/** Runs one job from its submission to its end; it ends with the client. */
public final class JobRun {

  private JobRun() {}

  /**
   * Submits a configured job, watches it and waits for its end.
   *
   * @throws TrialFailedException when the job failed, with the cause
   */
  public static FinishedJob run(Job job, JobWatch watch, ProgressListener progress)
      throws IOException, InterruptedException {
    JobTimes times = new JobTimes(Instant.now());
    submit(job);
    times.submitted(Instant.now());
    JobMonitor monitor = new JobMonitor(job, watch, progress);
    try (KillOnExit ignored = new KillOnExit(job)) {
      monitor.awaitEnd();
    }
    times.completed(Instant.now(), job.getStatus().getStartTime());
    if (!job.isSuccessful()) {
      throw new TrialFailedException(monitor.whyItFailed());
    }
    Counters counters = job.getCounters();
    return new FinishedJob(
        job, times, counters == null ? new Counters() : counters, monitor.notes());
  }

  private static void submit(Job job) throws IOException, InterruptedException {
    try {
      job.submit();
    } catch (ClassNotFoundException e) {
      throw new IOException(e);
    } finally {
      JobJar.discard(job);
    }
  }
}
