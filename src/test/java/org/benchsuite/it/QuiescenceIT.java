package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.security.PrivilegedExceptionAction;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.hadoop.yarn.api.records.ApplicationId;
import org.apache.hadoop.yarn.api.records.ApplicationSubmissionContext;
import org.apache.hadoop.yarn.api.records.ContainerLaunchContext;
import org.apache.hadoop.yarn.api.records.FinalApplicationStatus;
import org.apache.hadoop.yarn.api.records.Resource;
import org.apache.hadoop.yarn.api.records.YarnApplicationState;
import org.apache.hadoop.yarn.client.api.AMRMClient;
import org.apache.hadoop.yarn.client.api.AMRMClient.ContainerRequest;
import org.apache.hadoop.yarn.client.api.YarnClient;
import org.apache.hadoop.yarn.exceptions.YarnException;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Poll;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.common.sweep.Quiescence;
import org.benchsuite.local.LocalCluster;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rest and unrest of a real HDFS and YARN, a cluster of its own: others leave unrest behind. */
class QuiescenceIT {

  private static final Duration SHORT = Duration.ofMillis(1);
  private static final Duration LONG = Duration.ofSeconds(90);

  private static LocalCluster cluster;
  private static Configuration configuration;

  @BeforeAll
  static void start() throws IOException {
    cluster =
        LocalCluster.builder()
            .dataNodes(2)
            .libDir(java.nio.file.Path.of(System.getProperty("bench.hadoop.lib")))
            // so slow that copying a block is seen under way
            .setting("dfs.datanode.data.transfer.bandwidthPerSec", "2m")
            .start();
    configuration = cluster.configuration();
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  @BeforeEach
  void comesToRest() {
    assertThatCode(() -> await(LONG)).doesNotThrowAnyException();
  }

  private static void await(Duration deadline) throws IOException, InterruptedException {
    Quiescence.await(configuration, deadline, ProgressListener.silent());
  }

  /** HDFS looks at its blocks every few seconds. */
  private static void assertUnrest(String words) throws IOException, InterruptedException {
    assertThat(Poll.until(() -> unrest().contains(words), Duration.ofSeconds(60)))
        .as(words)
        .isTrue();
  }

  private static String unrest() throws IOException, InterruptedException {
    try {
      await(SHORT);
      return "";
    } catch (NotFitException e) {
      return e.getMessage();
    }
  }

  private static Path write(String name, int bytes, int replication) throws IOException {
    Path file = new Path("/tmp/" + name);
    FileSystem fileSystem = FileSystem.get(configuration);
    try (FSDataOutputStream out = fileSystem.create(file, (short) replication)) {
      out.write(new byte[bytes]);
    }
    return file;
  }

  @Test
  void blockWithoutEnoughDataNodesIsUnrestUntilFewerReplicasAreAskedFor() throws Exception {
    Path file = write("three", 1000, 3);
    assertUnrest("1 under-replicated block");
    FileSystem.get(configuration).setReplication(file, (short) 1);
    assertThatCode(() -> await(LONG)).doesNotThrowAnyException();
  }

  @Test
  void blockThatIsBeingCopiedIsUnrestThoughItNoLongerCountsAsUnderReplicated() throws Exception {
    Path file = write("one", 20 << 20, 1);
    FileSystem.get(configuration).setReplication(file, (short) 2);
    assertUnrest("1 unfinished block copy");
    assertThatCode(() -> await(LONG)).doesNotThrowAnyException();
  }

  @Test
  void runningApplicationIsUnrestUntilItEnds() throws Exception {
    try (YarnClient yarn = YarnClient.createYarnClient()) {
      yarn.init(configuration);
      yarn.start();
      ApplicationId id = submit(yarn);
      try (AMRMClient<ContainerRequest> master = register(yarn, id)) {
        assertThatThrownBy(() -> await(Duration.ofSeconds(1)))
            .isInstanceOf(NotFitException.class)
            .hasMessageContaining("1 running application (" + id + " at work)");
        master.unregisterApplicationMaster(FinalApplicationStatus.SUCCEEDED, "", "");
      }
      assertThatCode(() -> await(LONG)).doesNotThrowAnyException();
    }
  }

  /** An application whose master is this test. */
  private static ApplicationId submit(YarnClient yarn) throws Exception {
    ApplicationSubmissionContext application =
        yarn.createApplication().getApplicationSubmissionContext();
    application.setApplicationName("at work");
    application.setUnmanagedAM(true);
    application.setResource(Resource.newInstance(256, 1));
    application.setAMContainerSpec(
        ContainerLaunchContext.newInstance(Map.of(), Map.of(), List.of(), null, null, null));
    return yarn.submitApplication(application);
  }

  private static AMRMClient<ContainerRequest> register(YarnClient yarn, ApplicationId id)
      throws Exception {
    UserGroupInformation master =
        UserGroupInformation.createRemoteUser(
            UserGroupInformation.getCurrentUser().getShortUserName());
    Poll.until(() -> isAccepted(yarn, id), LONG);
    master.addToken(yarn.getAMRMToken(id));
    return master.doAs(
        (PrivilegedExceptionAction<AMRMClient<ContainerRequest>>)
            () -> {
              AMRMClient<ContainerRequest> client = AMRMClient.createAMRMClient();
              client.init(configuration);
              client.start();
              client.registerApplicationMaster("localhost", 0, "");
              return client;
            });
  }

  private static boolean isAccepted(YarnClient yarn, ApplicationId id) throws IOException {
    try {
      return EnumSet.of(YarnApplicationState.ACCEPTED, YarnApplicationState.RUNNING)
              .contains(yarn.getApplicationReport(id).getYarnApplicationState())
          && yarn.getAMRMToken(id) != null;
    } catch (YarnException e) {
      throw new IOException(e);
    }
  }
}
