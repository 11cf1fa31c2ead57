package org.benchsuite.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.yarn.api.records.NodeState;
import org.apache.hadoop.yarn.api.records.QueueACL;
import org.apache.hadoop.yarn.api.records.QueueInfo;
import org.apache.hadoop.yarn.api.records.QueueState;
import org.apache.hadoop.yarn.api.records.QueueUserACLInfo;
import org.apache.hadoop.yarn.client.api.YarnClient;
import org.apache.hadoop.yarn.exceptions.YarnException;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.cluster.Causes;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.cluster.Yarn;

/** Looks at YARN: reachable, nodes healthy, the queue there and open to us, containers free. */
final class YarnCheck {

  private final Configuration configuration;
  private final List<Finding> findings = new ArrayList<>();

  YarnCheck(Configuration configuration) {
    this.configuration = configuration;
  }

  List<Finding> run() throws InterruptedException {
    if (!Yarn.runsJobs(configuration)) {
      return List.of(
          Finding.warn(
              "YARN",
              "mapreduce.framework.name is not yarn: tasks run inside the client",
              "point HADOOP_CONF_DIR at a cluster's configuration"));
    }
    try {
      new Reachability(configuration).checkYarn();
      ask();
    } catch (NotFitException e) {
      findings.add(Finding.fail("YARN", e.getMessage(), ""));
    } catch (IOException | YarnException e) {
      findings.add(Finding.fail("YARN", Causes.sentence(e), "see the ResourceManager's log"));
    }
    return findings;
  }

  private void ask() throws IOException, YarnException {
    try (YarnClient yarn = Yarn.connect(Reachability.impatient(configuration))) {
      nodes(yarn);
      queue(yarn);
    }
    Optional<ContainerSlots> slots = ContainerSlots.probe(configuration);
    slots.ifPresent(this::containers);
  }

  private void nodes(YarnClient yarn) throws IOException, YarnException {
    int running = yarn.getNodeReports(NodeState.RUNNING).size();
    int lost = yarn.getNodeReports(NodeState.LOST, NodeState.UNHEALTHY).size();
    String detail = running + " running, " + lost + " lost or unhealthy";
    findings.add(
        running == 0
            ? Finding.fail("NodeManagers", detail, "start one, or see 'yarn node -list -all'")
            : lost > 0
                ? Finding.warn("NodeManagers", detail, "see 'yarn node -list -all'")
                : Finding.ok("NodeManagers", detail));
  }

  private void queue(YarnClient yarn) throws IOException, YarnException {
    String name = configuration.get(MRJobConfig.QUEUE_NAME, "default");
    String subject = "queue " + name;
    QueueInfo queue = yarn.getQueueInfo(name);
    if (queue == null) {
      findings.add(
          Finding.fail(subject, "does not exist", "see 'yarn queue -list', name one with -queue"));
    } else if (queue.getQueueState() != QueueState.RUNNING) {
      findings.add(
          Finding.fail(subject, "is " + queue.getQueueState(), "start it, or name another"));
    } else if (!accepts(yarn, queue)) {
      findings.add(
          Finding.fail(subject, "does not let us submit", "ask for SUBMIT_APPLICATIONS on it"));
    } else {
      findings.add(Finding.ok(subject, "running, accepts our jobs"));
    }
  }

  private static boolean accepts(YarnClient yarn, QueueInfo queue)
      throws IOException, YarnException {
    List<QueueUserACLInfo> ours = yarn.getQueueAclsInfo();
    return ours.stream()
        .filter(info -> sameQueue(info.getQueueName(), queue))
        .anyMatch(
            info ->
                info.getUserAcls().contains(QueueACL.SUBMIT_APPLICATIONS)
                    || info.getUserAcls().contains(QueueACL.ADMINISTER_QUEUE));
  }

  private static boolean sameQueue(String name, QueueInfo queue) {
    return name.equals(queue.getQueueName()) || name.equals(queue.getQueuePath());
  }

  private void containers(ContainerSlots slots) {
    String detail =
        slots.free() + " containers of " + slots.containerMiB() + " MiB are free for map tasks";
    findings.add(
        slots.free() == 0
            ? Finding.warn("containers", detail, "wait for running jobs or use another queue")
            : Finding.ok("containers", detail));
  }
}
