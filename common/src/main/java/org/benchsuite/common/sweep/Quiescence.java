package org.benchsuite.common.sweep;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Poll;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.results.text.Quantities;

/**
 * Waits until a cluster has come to rest, so that one case does not carry its load into the next.
 */
public final class Quiescence {

  private final List<RestCheck> checks;
  private final Duration steady;
  private List<String> unrest = List.of();
  private long restSinceNanos;

  /** Rest is believed when it lasts for {@code steady}. */
  Quiescence(List<RestCheck> checks, Duration steady) {
    this.checks = List.copyOf(checks);
    this.steady = steady;
  }

  /**
   * Waits for HDFS, YARN and every system that has a check on the class path.
   *
   * @throws NotFitException when something still goes on at the deadline
   */
  public static void await(
      Configuration configuration, Duration deadline, ProgressListener progress)
      throws IOException, InterruptedException {
    List<RestCheck> checks =
        new ArrayList<>(List.of(new HdfsBlocks(), new HdfsCopies(), new YarnApplications()));
    ServiceLoader.load(RestCheck.class, Quiescence.class.getClassLoader()).forEach(checks::add);
    // a service that is gone is to be said within seconds, not after Hadoop's many retries
    new Quiescence(checks, HdfsBlocks.delay(configuration))
        .until(Reachability.impatient(configuration), deadline, progress);
  }

  void until(Configuration configuration, Duration deadline, ProgressListener progress)
      throws IOException, InterruptedException {
    restSinceNanos = System.nanoTime();
    if (!Poll.until(() -> restLasts(configuration, progress), deadline.plus(steady))) {
      throw new NotFitException(
          "The cluster did not come to rest within "
              + Quantities.duration(deadline.toNanos())
              + ": "
              + words()
              + "; let it end or end it, allow it more time, or run without waiting for rest.");
    }
  }

  private boolean restLasts(Configuration configuration, ProgressListener progress)
      throws IOException {
    List<String> found = look(configuration);
    long now = System.nanoTime();
    if (found.isEmpty()) {
      return now - restSinceNanos >= steady.toNanos();
    }
    boolean first = unrest.isEmpty();
    unrest = found;
    restSinceNanos = now;
    if (first) {
      progress.step("Waiting for the cluster to come to rest: " + words());
    }
    return false;
  }

  private List<String> look(Configuration configuration) throws IOException {
    List<String> found = new ArrayList<>();
    for (RestCheck check : checks) {
      check.unrest(configuration).ifPresent(found::add);
    }
    return found;
  }

  /** What was seen last that was no rest. */
  private String words() {
    return String.join(", ", unrest);
  }
}
