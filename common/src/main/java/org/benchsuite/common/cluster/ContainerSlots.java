package org.benchsuite.common.cluster;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.yarn.api.records.NodeReport;
import org.apache.hadoop.yarn.api.records.NodeState;
import org.apache.hadoop.yarn.api.records.QueueInfo;
import org.apache.hadoop.yarn.client.api.YarnClient;
import org.apache.hadoop.yarn.conf.YarnConfiguration;
import org.apache.hadoop.yarn.exceptions.YarnException;
import org.benchsuite.common.NotFitException;

/**
 * How many map tasks of a job can run at once now, beside its application master.
 *
 * @param free containers for map tasks, by the memory that is not in use
 * @param nodes NodeManagers that are running
 * @param containerMiB memory of one container, rounded up as the scheduler does
 */
public record ContainerSlots(int free, int nodes, long containerMiB) {

  /** How many rounds {@code tasks} need; at least 1. */
  public int waves(int tasks) {
    return free <= 0 ? tasks : (tasks + free - 1) / free;
  }

  /**
   * Asks YARN; empty when jobs do not go to YARN.
   *
   * @throws NotFitException when the queue does not exist or no node runs
   */
  public static Optional<ContainerSlots> probe(Configuration configuration) throws IOException {
    if (!Yarn.runsJobs(configuration)) {
      return Optional.empty();
    }
    try (YarnClient yarn = Yarn.connect(configuration)) {
      List<NodeReport> nodes = yarn.getNodeReports(NodeState.RUNNING);
      if (nodes.isEmpty()) {
        throw new NotFitException(
            "YARN has no running NodeManager; start one, or see 'yarn node -list -all'.");
      }
      String queue = configuration.get(MRJobConfig.QUEUE_NAME, "default");
      return Optional.of(count(configuration, nodes, queue(yarn, queue)));
    } catch (YarnException e) {
      throw new IOException("YARN cannot be asked for its nodes: " + Causes.sentence(e), e);
    }
  }

  private static QueueInfo queue(YarnClient yarn, String name) throws IOException {
    QueueInfo info;
    try {
      info = yarn.getQueueInfo(name);
    } catch (YarnException e) {
      throw noQueue(name);
    }
    if (info == null) {
      throw noQueue(name);
    }
    return info;
  }

  private static NotFitException noQueue(String name) {
    return new NotFitException(
        "YARN has no queue '" + name + "'; see 'yarn queue -list', then name one with -queue.");
  }

  private static ContainerSlots count(
      Configuration configuration, List<NodeReport> nodes, QueueInfo queue) {
    long step =
        Math.max(
            1,
            configuration.getLong(
                YarnConfiguration.RM_SCHEDULER_MINIMUM_ALLOCATION_MB,
                YarnConfiguration.DEFAULT_RM_SCHEDULER_MINIMUM_ALLOCATION_MB));
    long map =
        roundUp(
            configuration.getLong(MRJobConfig.MAP_MEMORY_MB, MRJobConfig.DEFAULT_MAP_MEMORY_MB),
            step);
    long master =
        roundUp(
            configuration.getLong(MRJobConfig.MR_AM_VMEM_MB, MRJobConfig.DEFAULT_MR_AM_VMEM_MB),
            step);
    long[] freeMiB = nodes.stream().mapToLong(ContainerSlots::freeMiB).sorted().toArray();
    int largest = freeMiB.length - 1;
    freeMiB[largest] = Math.max(0, freeMiB[largest] - master);
    long slots = 0;
    for (long free : freeMiB) {
      slots += free / map;
    }
    long totalMiB = nodes.stream().mapToLong(node -> node.getCapability().getMemorySize()).sum();
    float share = queue.getMaximumCapacity();
    long allowed = share > 0 && share < 1 ? (long) ((totalMiB * share - master) / map) : slots;
    return new ContainerSlots((int) Math.min(slots, Math.max(0, allowed)), nodes.size(), map);
  }

  private static long freeMiB(NodeReport node) {
    long used = node.getUsed() == null ? 0 : node.getUsed().getMemorySize();
    return Math.max(0, node.getCapability().getMemorySize() - used);
  }

  private static long roundUp(long value, long step) {
    return (value + step - 1) / step * step;
  }
}
