package org.benchsuite.common.cluster;

import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRConfig;
import org.apache.hadoop.yarn.client.api.YarnClient;

/** Whether jobs go to YARN, and the way to its ResourceManager. */
public final class Yarn {

  private Yarn() {}

  /** False when the tasks of a job run inside the client. */
  public static boolean runsJobs(Configuration configuration) {
    return MRConfig.YARN_FRAMEWORK_NAME.equals(configuration.get(MRConfig.FRAMEWORK_NAME));
  }

  /** A started client; the caller closes it. */
  public static YarnClient connect(Configuration configuration) {
    YarnClient yarn = YarnClient.createYarnClient();
    yarn.init(configuration);
    yarn.start();
    return yarn;
  }
}
