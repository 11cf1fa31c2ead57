package org.benchsuite.local;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.Map;

/** The Hadoop settings of an embedded cluster: all that is decided before its daemons run. */
final class ClusterSettings {
  private static final String ANY_PORT = "localhost:0";
  private static final int CONTAINER_MEGABYTES = 1024;
  private static final long BYTES_A_MEGABYTE = 1 << 20;

  /** More than a small machine has processors for, so that a small job runs in one wave. */
  private static final int LEAST_TASK_SLOTS = 4;

  /** For the application master of the running job, and for the last one's, which lingers. */
  private static final int MASTER_SLOTS = 2;

  private final ClusterOptions options;
  private final String taskClassPath;
  private final Map<String, String> values = new LinkedHashMap<>();

  private ClusterSettings(ClusterOptions options, String taskClassPath) {
    this.options = options;
    this.taskClassPath = taskClassPath;
  }

  /** Settings that clients and daemons share; the user's own come last and win. */
  static Map<String, String> shared(ClusterOptions options, String taskClassPath) {
    ClusterSettings settings = new ClusterSettings(options, taskClassPath);
    settings.addFileSystem();
    settings.addJobs();
    settings.addContainers();
    settings.values.putAll(options.settings());
    return settings.values;
  }

  /** Settings for the daemons alone: where they bind and where they store. */
  static Map<String, String> daemons(ClusterOptions options) {
    ClusterSettings settings = new ClusterSettings(options, "");
    settings.addHdfsDaemons();
    settings.addYarnDaemons();
    settings.addNodeManager();
    settings.addScheduler();
    return settings.values;
  }

  private void addFileSystem() {
    int replication = Math.min(3, options.dataNodes());
    put("hadoop.tmp.dir", options.layout().scratch());
    put("dfs.replication", replication);
    put("mapreduce.client.submit.file.replication", replication);
    if (options.dataNodes() < 3) {
      // no spare DataNode exists to take the place of a failed one
      put("dfs.client.block.write.replace-datanode-on-failure.policy", "NEVER");
    }
  }

  private void addJobs() {
    put("mapreduce.framework.name", "yarn");
    put("mapreduce.application.classpath", taskClassPath);
    put("yarn.application.classpath", taskClassPath);
    // at the default of 5 s, the polling of the client decides how long a short job takes
    put("mapreduce.client.completion.pollinterval", 100);
    put("mapreduce.client.progressmonitor.pollinterval", 100);
    put("yarn.app.mapreduce.am.scheduler.heartbeat.interval-ms", 100);
  }

  private void addContainers() {
    String small = "-Xmx512m -XX:+UseSerialGC -XX:TieredStopAtLevel=1";
    put("yarn.app.mapreduce.am.resource.mb", CONTAINER_MEGABYTES);
    put("yarn.app.mapreduce.am.command-opts", small);
    put("yarn.app.mapreduce.am.log.level", "WARN");
    for (String task : new String[] {"map", "reduce"}) {
      put("mapreduce." + task + ".memory.mb", CONTAINER_MEGABYTES);
      put("mapreduce." + task + ".java.opts", small);
      put("mapreduce." + task + ".log.level", "WARN");
    }
  }

  private void addHdfsDaemons() {
    put("dfs.namenode.name.dir", DataFolder.nameNode(options.data()).toUri());
    put("dfs.namenode.http-address", ANY_PORT);
    put("dfs.namenode.resource.du.reserved", 1 << 20);
    put("dfs.namenode.safemode.extension", 0);
    put("dfs.namenode.redundancy.considerLoad", false);
    put("dfs.heartbeat.interval", 1);
    put("dfs.datanode.address", ANY_PORT);
    put("dfs.datanode.http.address", ANY_PORT);
    put("dfs.datanode.ipc.address", ANY_PORT);
    // the NodeManager goes by this name too, which makes every block local to its task
    put("dfs.datanode.hostname", "localhost");
  }

  private void addYarnDaemons() {
    put("yarn.resourcemanager.hostname", "localhost");
    for (String role : new String[] {"address", "scheduler.address", "resource-tracker.address"}) {
      put("yarn.resourcemanager." + role, ANY_PORT);
    }
    put("yarn.resourcemanager.admin.address", ANY_PORT);
    // not port 0: the ResourceManager hands the address to jobs before its web server has bound it
    put("yarn.resourcemanager.webapp.address", "localhost:" + FreePort.find());
    put("yarn.resourcemanager.nodemanagers.heartbeat-interval-ms", 100);
    put("mapreduce.jobhistory.address", ANY_PORT);
    put("mapreduce.jobhistory.admin.address", ANY_PORT);
    put("mapreduce.jobhistory.webapp.address", ANY_PORT);
  }

  private void addNodeManager() {
    put("yarn.nodemanager.hostname", "localhost");
    put("yarn.nodemanager.address", ANY_PORT);
    put("yarn.nodemanager.localizer.address", ANY_PORT);
    put("yarn.nodemanager.webapp.address", ANY_PORT);
    put("yarn.nodemanager.local-dirs", options.layout().containers().resolve("work"));
    put("yarn.nodemanager.log-dirs", options.layout().containers().resolve("logs"));
    put("yarn.nodemanager.aux-services", "mapreduce_shuffle");
    put("mapreduce.shuffle.port", 0);
    put("yarn.nodemanager.vmem-check-enabled", false);
    put("yarn.nodemanager.pmem-check-enabled", false);
    put("yarn.nodemanager.container-monitor.enabled", false);
    // a nearly full disk is no reason to refuse work on a laptop
    put("yarn.nodemanager.disk-health-checker.enable", false);
    put("yarn.nodemanager.disk-health-checker.max-disk-utilization-per-disk-percentage", 100);
    put("yarn.nodemanager.disk-health-checker.min-free-space-per-disk-mb", 0);
    int slots = slots();
    put("yarn.nodemanager.resource.memory-mb", slots * CONTAINER_MEGABYTES);
    put("yarn.nodemanager.resource.cpu-vcores", slots);
  }

  private void addScheduler() {
    int slots = slots();
    put("yarn.scheduler.minimum-allocation-mb", 256);
    put("yarn.scheduler.maximum-allocation-mb", slots * CONTAINER_MEGABYTES);
    put("yarn.scheduler.maximum-allocation-vcores", slots);
    put("yarn.scheduler.capacity.maximum-am-resource-percent", 0.5);
    put("yarn.scheduler.capacity.root.queues", "default");
    put("yarn.scheduler.capacity.root.default.capacity", 100);
    // with one node there is no better place to wait for
    put("yarn.scheduler.capacity.node-locality-delay", -1);
    put("yarn.scheduler.capacity.per-node-heartbeat.maximum-offswitch-assignments", slots);
  }

  /** One for each processor, as long as the containers fit into three quarters of the memory. */
  private static int slots() {
    OperatingSystemMXBean machine =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    long fitting = machine.getTotalMemorySize() / BYTES_A_MEGABYTE * 3 / 4 / CONTAINER_MEGABYTES;
    int tasks = (int) Math.min(machine.getAvailableProcessors(), fitting - MASTER_SLOTS);
    return MASTER_SLOTS + Math.max(LEAST_TASK_SLOTS, tasks);
  }

  private void put(String key, Object value) {
    values.put(key, value.toString());
  }
}
