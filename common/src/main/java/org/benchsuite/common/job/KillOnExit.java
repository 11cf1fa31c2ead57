package org.benchsuite.common.job;

import java.io.IOException;
import org.apache.hadoop.mapreduce.Job;

/** Stops a running job when the client is interrupted, so that nothing runs on without it. */
final class KillOnExit implements AutoCloseable {

  private final Thread hook;

  KillOnExit(Job job) {
    hook = new Thread(() -> kill(job), "kill-job-on-exit");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private static void kill(Job job) {
    try {
      job.killJob();
    } catch (IOException e) {
      System.getLogger(KillOnExit.class.getName())
          .log(System.Logger.Level.WARNING, "could not stop job " + job.getJobID(), e);
    }
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the exit is under way: the hook does its work
      return;
    }
  }
}
