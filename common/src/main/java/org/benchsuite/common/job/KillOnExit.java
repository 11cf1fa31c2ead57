package org.benchsuite.common.job;

import java.io.IOException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.util.ShutdownHookManager;

/** Stops a running job when the client is interrupted, so that nothing runs on without it. */
final class KillOnExit implements AutoCloseable {

  /** Before anything that the job may write into is removed. */
  private static final int FIRST = FileSystem.SHUTDOWN_HOOK_PRIORITY + 20;

  private final Runnable hook;

  KillOnExit(Job job) {
    hook = () -> kill(job);
    ShutdownHookManager.get().addShutdownHook(hook, FIRST);
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
    if (!ShutdownHookManager.get().isShutdownInProgress()) {
      ShutdownHookManager.get().removeShutdownHook(hook);
    }
  }
}
