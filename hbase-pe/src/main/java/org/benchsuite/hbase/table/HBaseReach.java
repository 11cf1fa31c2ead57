package org.benchsuite.hbase.table;

import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.cluster.Reachability;

/**
 * Asks HBase for a sign of life, impatiently: its own client retries for 20 minutes before it says
 * that ZooKeeper or a master is not there.
 */
public final class HBaseReach {

  private static final String ADVICE =
      "check it in hbase-site.xml (its folder, HBASE_CONF_DIR, has to be on HADOOP_CLASSPATH) and"
          + " that HBase is up";

  private static final String KERBEROS = "kerberos";

  private HBaseReach() {}

  /**
   * The configuration with hbase-site.xml of the class path beneath it.
   *
   * @throws NotFitException when HBase's client is not on the class path
   */
  public static Configuration configuration(Configuration conf) {
    HBaseClasses.check();
    return SignOfLife.configuration(conf);
  }

  /**
   * Asks the master for the live region servers.
   *
   * @throws NotFitException when it does not answer within 20 s, has no region server, or HBase's
   *     client is not on the class path
   */
  public static void check(Configuration conf) throws InterruptedException {
    HBaseClasses.check();
    Quorum quorum = Quorum.of(conf);
    Configuration impatient = impatient(conf);
    Reachability.ask(
        "HBase at " + quorum.addresses() + " (" + quorum.property() + ")",
        advice(conf),
        () -> {
          SignOfLife.of(impatient);
          return null;
        });
  }

  /** HBase's client names no ticket when it lacks one. */
  static String advice(Configuration conf) {
    return KERBEROS.equalsIgnoreCase(conf.get("hbase.security.authentication"))
        ? "hbase.security.authentication is kerberos, so get a ticket (kinit) and have"
            + " hadoop.security.authentication=kerberos in core-site.xml; if you have, "
            + ADVICE
        : ADVICE;
  }

  /** Retries of seconds instead of minutes. */
  static Configuration impatient(Configuration conf) {
    Configuration copy = Reachability.impatient(conf);
    copy.setInt("zookeeper.recovery.retry", 1);
    copy.setInt("zookeeper.recovery.retry.intervalmill", 200);
    copy.setInt("zookeeper.session.timeout", 6000);
    copy.setInt("hbase.client.retries.number", 3);
    copy.setInt("hbase.client.pause", 200);
    copy.setInt("hbase.rpc.timeout", 5000);
    copy.setInt("hbase.client.operation.timeout", 10000);
    copy.setInt("hbase.client.meta.operation.timeout", 10000);
    copy.setInt("hbase.ipc.client.socket.timeout.connect", 3000);
    return copy;
  }
}
