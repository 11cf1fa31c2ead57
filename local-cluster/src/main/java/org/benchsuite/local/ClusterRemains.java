package org.benchsuite.local;

import java.time.Duration;

/** Makes sure from outside that nothing of a cluster is left. */
final class ClusterRemains {
  private static final Duration END_LIMIT = Duration.ofSeconds(12);
  private static final Duration CLEAR_LIMIT = Duration.ofSeconds(10);

  private ClusterRemains() {}

  /** Waits for the cluster's JVM, which has been asked to end, and clears what it left. */
  static void end(ProcessHandle jvm, ClusterLayout layout) {
    ClusterProcesses processes = new ClusterProcesses(layout);
    if (!Poll.until(END_LIMIT, () -> !processes.owns(jvm))) {
      jvm.destroyForcibly();
    }
    clear(layout);
  }

  /** Kills every process of the cluster and deletes its folder; data kept elsewhere stays. */
  static void clear(ClusterLayout layout) {
    new ClusterProcesses(layout).killAll(CLEAR_LIMIT);
    Folders.delete(layout.base(), CLEAR_LIMIT);
  }
}
