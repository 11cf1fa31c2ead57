package org.benchsuite.common.sweep;

import java.time.Duration;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.progress.ProgressListener;

final class Quiescence {
  private Quiescence() {}

  static void await(Configuration configuration, Duration deadline, ProgressListener progress) {}
}
