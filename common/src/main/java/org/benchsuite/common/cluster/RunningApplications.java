package org.benchsuite.common.cluster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.yarn.api.records.ApplicationId;
import org.apache.hadoop.yarn.api.records.ApplicationReport;
import org.apache.hadoop.yarn.api.records.YarnApplicationState;
import org.apache.hadoop.yarn.client.api.YarnClient;
import org.apache.hadoop.yarn.exceptions.YarnException;
import org.benchsuite.common.Poll;

/**
 * Finds applications that wait or run, and stops what a killed client left running: one whose tasks
 * would go on to write into the data of the next run.
 */
public final class RunningApplications {

  private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);
  private static final EnumSet<YarnApplicationState> LIVE =
      EnumSet.of(
          YarnApplicationState.NEW,
          YarnApplicationState.NEW_SAVING,
          YarnApplicationState.SUBMITTED,
          YarnApplicationState.ACCEPTED,
          YarnApplicationState.RUNNING);

  private RunningApplications() {}

  /** Marks the applications of a workload on a folder; at most 100 characters, as YARN asks. */
  public static String tag(String workload, Path folder) {
    byte[] name = folder.toString().getBytes(StandardCharsets.UTF_8);
    return "bench-suite-" + workload + "-" + UUID.nameUUIDFromBytes(name);
  }

  /** Everybody's live applications; none where jobs do not go to YARN. */
  public static List<ApplicationReport> all(Configuration configuration) throws IOException {
    if (!Yarn.runsJobs(configuration)) {
      return List.of();
    }
    try (YarnClient yarn = Yarn.connect(configuration)) {
      return yarn.getApplications(LIVE);
    } catch (YarnException e) {
      throw unlisted(e);
    }
  }

  /** Marks every application of one run. */
  public static String runTag(String id) {
    return "bench-suite-run-" + UUID.nameUUIDFromBytes(id.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds a mark to those that the applications started with {@code configuration} have. */
  public static void mark(Configuration configuration, String tag) {
    String tags = configuration.get(MRJobConfig.JOB_TAGS, "");
    configuration.set(MRJobConfig.JOB_TAGS, tags.isEmpty() ? tag : tags + "," + tag);
  }

  /**
   * Stops every live application that carries {@code tag} and waits for their end.
   *
   * @return how many there were
   */
  public static int stop(Configuration configuration, String tag)
      throws IOException, InterruptedException {
    if (!Yarn.runsJobs(configuration)) {
      return 0;
    }
    try (YarnClient yarn = Yarn.connect(configuration)) {
      List<ApplicationReport> live = yarn.getApplications(null, LIVE, Set.of(tag));
      for (ApplicationReport application : live) {
        yarn.killApplication(application.getApplicationId());
      }
      for (ApplicationReport application : live) {
        awaitEnd(yarn, application.getApplicationId());
      }
      return live.size();
    } catch (YarnException e) {
      throw unlisted(e);
    }
  }

  private static IOException unlisted(YarnException e) {
    return new IOException("the applications of YARN cannot be listed: " + e.getMessage(), e);
  }

  private static void awaitEnd(YarnClient yarn, ApplicationId id)
      throws IOException, InterruptedException {
    boolean ended =
        Poll.until(
            () -> {
              try {
                return !LIVE.contains(yarn.getApplicationReport(id).getYarnApplicationState());
              } catch (YarnException e) {
                throw new IOException(e);
              }
            },
            LONGEST_WAIT);
    if (!ended) {
      throw new IOException(
          id
              + " of an earlier run does not stop; stop it with 'yarn application -kill "
              + id
              + "'");
    }
  }
}
