package org.benchsuite.common;

import java.util.Objects;
import java.util.function.LongSupplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.progress.ProgressListener;

/**
 * All that a run may touch.
 *
 * @param configuration the cluster, with every generic option applied
 * @param workDirectory folder for what the run itself needs, on the default file system; removed
 *     after the run
 * @param seed seed of every random choice
 * @param ticker monotonic clock in nanoseconds
 * @param progress told how far the run is
 * @param protocol how often and in which way it is repeated
 */
public record RunContext(
    Configuration configuration,
    Path workDirectory,
    long seed,
    LongSupplier ticker,
    ProgressListener progress,
    Protocol protocol) {
  public RunContext {
    Objects.requireNonNull(configuration, "configuration");
    Objects.requireNonNull(workDirectory, "workDirectory");
    Objects.requireNonNull(ticker, "ticker");
    Objects.requireNonNull(progress, "progress");
    Objects.requireNonNull(protocol, "protocol");
  }
}
