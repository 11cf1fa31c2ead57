package org.benchsuite.common;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;

/** A benchmark that can tell before it runs what its command line will ask of the cluster. */
public interface Planned {

  /**
   * What one trial asks for. Checks the whole command line as far as that goes without a cluster;
   * reads settings and may ask the file system for its default replication, but changes nothing.
   *
   * @throws UsageException when the command line cannot be meant
   */
  Demand demand(Configuration configuration) throws IOException;
}
