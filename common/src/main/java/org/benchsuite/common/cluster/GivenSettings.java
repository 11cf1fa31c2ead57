package org.benchsuite.common.cluster;

import org.apache.hadoop.conf.Configuration;

/** Tells what somebody asked for from what Hadoop and the cluster say for every job. */
public final class GivenSettings {

  private GivenSettings() {}

  /** Whether the value was given for this run, not by Hadoop's defaults or a site file. */
  public static boolean isGiven(Configuration configuration, String name) {
    String[] sources = configuration.getPropertySources(name);
    if (sources == null || sources.length == 0) {
      return false;
    }
    String last = sources[sources.length - 1];
    return !last.endsWith("-default.xml") && !last.endsWith("-site.xml");
  }
}
