package org.benchsuite.common.cluster;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.security.AccessControlException;
import org.apache.hadoop.yarn.client.api.YarnClient;
import org.apache.hadoop.yarn.conf.YarnConfiguration;
import org.benchsuite.common.NotFitException;

/**
 * Asks the cluster's services for a sign of life, impatiently: Hadoop's own clients retry for
 * minutes before they say that a service is not there.
 */
public final class Reachability {

  private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

  private final Configuration impatient;

  public Reachability(Configuration configuration) {
    this.impatient = impatient(configuration);
  }

  /** The same cluster with retries cut down to a few seconds. */
  public static Configuration impatient(Configuration configuration) {
    Configuration copy = new Configuration(configuration);
    copy.setInt("ipc.client.connect.max.retries", 2);
    copy.setInt("ipc.client.connect.retry.interval", 500);
    copy.setInt("ipc.client.connect.max.retries.on.timeouts", 1);
    copy.setInt("ipc.client.connect.timeout", 5000);
    copy.setInt("ipc.client.rpc-timeout.ms", 15000);
    copy.setBoolean("dfs.client.retry.policy.enabled", false);
    copy.setInt("dfs.client.failover.max.attempts", 4);
    copy.setInt("dfs.client.failover.connection.retries", 1);
    copy.setInt("dfs.client.failover.sleep.base.millis", 250);
    copy.setInt("dfs.client.failover.sleep.max.millis", 1000);
    copy.setInt(YarnConfiguration.RESOURCEMANAGER_CONNECT_MAX_WAIT_MS, 8000);
    copy.setInt(YarnConfiguration.RESOURCEMANAGER_CONNECT_RETRY_INTERVAL_MS, 1000);
    copy.setInt(YarnConfiguration.CLIENT_FAILOVER_MAX_ATTEMPTS, 4);
    copy.setInt(YarnConfiguration.CLIENT_FAILOVER_SLEEPTIME_BASE_MS, 250);
    copy.setInt(YarnConfiguration.CLIENT_FAILOVER_SLEEPTIME_MAX_MS, 1000);
    return copy;
  }

  /**
   * Looks at the root of a file system.
   *
   * @throws NotFitException when it does not answer within 20 s
   */
  public void checkFileSystem(URI uri) throws InterruptedException {
    ask(
        "the file system " + uri,
        "check the address (fs.defaultFS in core-site.xml, -fs, or the path's own) and that the"
            + " service is up",
        () -> {
          try (FileSystem fileSystem = FileSystem.newInstance(uri, impatient)) {
            fileSystem.getFileStatus(new Path("/"));
          } catch (AccessControlException e) {
            // it answered: whether the paths of the run are allowed is checked with them
            return null;
          }
          return null;
        });
  }

  /**
   * Looks at the root of the file system of a path.
   *
   * @throws NotFitException when it does not answer within 20 s
   */
  public void checkFileSystemOf(Path path) throws IOException, InterruptedException {
    checkFileSystem(path.getFileSystem(impatient).makeQualified(path).toUri());
  }

  /**
   * Looks at the ResourceManager, when jobs go to YARN.
   *
   * @throws NotFitException when it does not answer within 20 s
   */
  public void checkYarn() throws InterruptedException {
    if (!Yarn.runsJobs(impatient)) {
      return;
    }
    ask(
        "the ResourceManager at "
            + impatient.get(YarnConfiguration.RM_ADDRESS, YarnConfiguration.DEFAULT_RM_ADDRESS),
        "check yarn.resourcemanager.address in yarn-site.xml and that the service is up",
        () -> {
          try (YarnClient yarn = Yarn.connect(impatient)) {
            yarn.getYarnClusterMetrics();
          }
          return null;
        });
  }

  /**
   * Asks a service a question, on a thread of its own.
   *
   * @param what the service and its address, such as {@code the file system hdfs://host:8020}
   * @param advice what to check when it does not answer
   * @throws NotFitException when it fails or does not answer within 20 s
   */
  public static void ask(String what, String advice, Callable<Void> question)
      throws InterruptedException {
    ExecutorService asking =
        Executors.newSingleThreadExecutor(
            work -> {
              Thread thread = new Thread(work, "reachability");
              thread.setDaemon(true);
              return thread;
            });
    try {
      asking.submit(question).get(LONGEST_WAIT.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw new NotFitException(
          "Cannot reach "
              + what
              + ": no answer in "
              + LONGEST_WAIT.toSeconds()
              + " s; "
              + advice
              + ".",
          e);
    } catch (ExecutionException e) {
      throw new NotFitException(
          "Cannot reach " + what + ": " + Causes.sentence(e.getCause()) + "; " + advice + ".",
          e.getCause());
    } finally {
      asking.shutdownNow();
    }
  }

  /** Checks the default file system and YARN. */
  public void checkDefaults() throws InterruptedException {
    checkFileSystem(FileSystem.getDefaultUri(impatient));
    checkYarn();
  }
}
