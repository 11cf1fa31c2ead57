package org.benchsuite.local;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.service.CompositeService;
import org.apache.hadoop.service.Service;
import org.apache.hadoop.yarn.conf.YarnConfiguration;
import org.apache.hadoop.yarn.server.nodemanager.NodeManager;
import org.apache.hadoop.yarn.server.nodemanager.containermanager.launcher.AbstractContainersLauncher;
import org.apache.hadoop.yarn.server.resourcemanager.ResourceManager;

/** One ResourceManager and one NodeManager, in this JVM. */
final class YarnDaemons {
  private static final Duration READY_LIMIT = Duration.ofSeconds(60);
  private static final List<String> CLIENT_ADDRESSES =
      List.of(
          "yarn.resourcemanager.address",
          "yarn.resourcemanager.scheduler.address",
          "yarn.resourcemanager.resource-tracker.address",
          "yarn.resourcemanager.admin.address",
          "yarn.resourcemanager.webapp.address");

  private final ResourceManager resourceManager;
  private final NodeManager nodeManager;

  private YarnDaemons(ResourceManager resourceManager, NodeManager nodeManager) {
    this.resourceManager = resourceManager;
    this.nodeManager = nodeManager;
  }

  static YarnDaemons start(Configuration settings) throws IOException {
    ResourceManager resourceManager = new ResourceManager();
    resourceManager.init(new YarnConfiguration(settings));
    resourceManager.start();
    NodeManager nodeManager = new NodeManager();
    YarnDaemons daemons = new YarnDaemons(resourceManager, nodeManager);
    Configuration conf = new YarnConfiguration(settings);
    daemons.addresses().forEach(conf::set);
    nodeManager.init(conf);
    nodeManager.start();
    daemons.awaitReady();
    return daemons;
  }

  /** The addresses that clients need. */
  Map<String, String> addresses() {
    Map<String, String> addresses = new TreeMap<>();
    for (String key : CLIENT_ADDRESSES) {
      addresses.put(key, resourceManager.getConfig().get(key));
    }
    return addresses;
  }

  /** Makes sure that no container starts from now on. */
  void stopLaunching() {
    stopLaunchers(nodeManager);
  }

  private static void stopLaunchers(Service service) {
    if (service instanceof AbstractContainersLauncher) {
      service.stop();
    } else if (service instanceof CompositeService composite) {
      composite.getServices().forEach(YarnDaemons::stopLaunchers);
    }
  }

  private void awaitReady() throws IOException {
    boolean ready =
        Poll.until(
            READY_LIMIT, () -> resourceManager.getResourceScheduler().getNumClusterNodes() >= 1);
    if (!ready) {
      throw new IOException("the NodeManager did not register within " + READY_LIMIT);
    }
  }
}
