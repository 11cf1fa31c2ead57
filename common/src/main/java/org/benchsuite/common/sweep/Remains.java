package org.benchsuite.common.sweep;

import java.io.IOException;
import java.io.PrintStream;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.cluster.RunningApplications;
import org.benchsuite.common.cluster.WorkFolder;

/** What a client that was killed in a run left on the cluster. */
final class Remains {

  private final Configuration configuration;
  private final PrintStream err;

  Remains(Configuration configuration, PrintStream err) {
    this.configuration = configuration;
    this.err = err;
  }

  /** Stops the applications of a run and removes the folder it kept for itself. */
  void remove(String id) throws IOException, InterruptedException {
    int stopped = RunningApplications.stop(configuration, RunningApplications.runTag(id));
    if (stopped > 0) {
      err.println("Stopped " + stopped + " application(s) that a killed client left on YARN.");
    }
    new WorkFolder(configuration, id).remove();
  }
}
