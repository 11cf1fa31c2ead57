package org.benchsuite.local;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.apache.hadoop.mapreduce.Job;
import org.junit.jupiter.api.Test;

/** However a cluster ends, in the middle of a job too, nothing of it is left. */
class ClusterEndTest {
  /** Runs a cluster with a job that never ends, and says where; ends when it is killed. */
  static final class Holder {
    public static void main(String[] arguments) throws Exception {
      LocalCluster cluster = LocalCluster.builder().start();
      submitEndlessJob(cluster);
      System.out.println(cluster.baseDir());
      new CountDownLatch(1).await();
    }
  }

  private static void submitEndlessJob(LocalCluster cluster) throws Exception {
    Job job = Jobs.mapOnly(cluster.configuration(), Jobs.EndlessMapper.class, 2, "/endless");
    job.submit();
  }

  @Test
  void closeLeavesNothing() throws Exception {
    LocalCluster cluster = LocalCluster.builder().start();
    Leftovers leftovers = new Leftovers(cluster.baseDir());
    submitEndlessJob(cluster);
    leftovers.awaitMapTask();
    cluster.close();
    leftovers.assertNone();
    cluster.close();
  }

  @Test
  void aKilledParentLeavesNothing() throws Exception {
    Process holder = launchHolder();
    try {
      Leftovers leftovers = new Leftovers(baseOf(holder));
      leftovers.awaitMapTask();
      holder.destroyForcibly();
      leftovers.assertNoneSoon();
    } finally {
      holder.destroyForcibly();
    }
  }

  private static Process launchHolder() throws IOException {
    return new ProcessBuilder(
            JavaCommand.program(), "-cp", ClassPath.current().toString(), Holder.class.getName())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static Path baseOf(Process holder) throws IOException {
    try (BufferedReader reader = holder.inputReader(StandardCharsets.UTF_8)) {
      return Path.of(reader.readLine());
    }
  }
}
