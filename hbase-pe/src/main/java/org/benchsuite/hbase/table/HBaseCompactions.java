package org.benchsuite.hbase.table;

import java.io.InterruptedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.sweep.RestCheck;

/**
 * Compactions and regions in transition of the HBase that is configured. What is configured and
 * does not answer may be at work, so that it is no rest. Names no class of HBase, for it is asked
 * before every sweep, also where there is none.
 */
public final class HBaseCompactions implements RestCheck {

  private static final String SITE = "hbase-site.xml";
  private static final List<String> ADDRESSES =
      List.of("hbase.zookeeper.quorum", "hbase.client.bootstrap.servers", "hbase.masters");

  @Override
  public Optional<String> unrest(Configuration configuration) throws InterruptedIOException {
    if (!isConfigured(configuration) || !HBaseClasses.areThere()) {
      return Optional.empty();
    }
    Configuration conf = HBaseReach.configuration(configuration);
    try {
      return ask(HBaseReach.impatient(conf));
    } catch (NotFitException e) {
      return Optional.of("no answer of HBase at " + Quorum.of(conf).addresses());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while HBase was asked whether it is at rest");
    }
  }

  private static Optional<String> ask(Configuration conf) throws InterruptedException {
    AtomicReference<Optional<String>> answer = new AtomicReference<>(Optional.empty());
    Reachability.ask(
        "HBase",
        "check that it is up",
        () -> {
          answer.set(RegionActivity.of(conf));
          return null;
        });
    return answer.get();
  }

  /** HBase's own defaults name this machine, so only what somebody wrote down counts. */
  private static boolean isConfigured(Configuration configuration) {
    return configuration.getResource(SITE) != null
        || ADDRESSES.stream().anyMatch(property -> configuration.get(property) != null);
  }
}
