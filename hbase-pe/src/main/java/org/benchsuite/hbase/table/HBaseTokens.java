package org.benchsuite.hbase.table;

import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.context.Context;
import io.opentelemetry.semconv.ClientAttributes;
import java.io.IOException;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.mapreduce.TableMapReduceUtil;
import org.apache.hadoop.hbase.security.UserProvider;
import org.apache.hadoop.mapreduce.Job;

/** The delegation token with which map tasks may speak to a secure HBase. */
public final class HBaseTokens {

  private HBaseTokens() {}

  /**
   * Puts a token for the configured HBase among the job's credentials when security is on; says
   * whether it is.
   */
  public static boolean obtain(Job job) throws IOException {
    UserProvider users = UserProvider.instantiate(job.getConfiguration());
    if (!users.isHBaseSecurityEnabled()) {
      return false;
    }
    TableMapReduceUtil.initCredentials(job);
    return true;
  }

  /**
   * Makes a job one that speaks to HBase: its tasks get the client's settings and jars, from
   * wherever this process has them, and on a secure cluster a token.
   */
  public static void ship(Job job, Configuration client) throws IOException {
    addMissing(job.getConfiguration(), client);
    // of the job jar's own client and of a cluster's, which consists of many jars
    TableMapReduceUtil.addHBaseDependencyJars(job.getConfiguration());
    TableMapReduceUtil.addDependencyJarsForClasses(
        job.getConfiguration(), OpenTelemetry.class, Context.class, ClientAttributes.class);
    obtain(job);
  }

  /**
   * Adds the settings of HBase; those of the job stand, which {@code HBaseConfiguration.merge}
   * would set back to Hadoop's defaults: one reduce task, speculative attempts.
   */
  static void addMissing(Configuration job, Configuration client) {
    for (Map.Entry<String, String> setting : client) {
      if (job.getRaw(setting.getKey()) == null) {
        job.set(setting.getKey(), setting.getValue());
      }
    }
  }
}
