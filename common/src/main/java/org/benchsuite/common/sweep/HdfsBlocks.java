package org.benchsuite.common.sweep;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hdfs.DistributedFileSystem;

/** Blocks of the default file system that HDFS has yet to copy or to delete, or has lost. */
final class HdfsBlocks implements RestCheck {

  private static final String INTERVAL = "dfs.namenode.redundancy.interval.seconds";
  private static final long DEFAULT_INTERVAL = 3;

  /** How long the NameNode may go on to tell old counts: it counts at intervals. */
  static Duration delay(Configuration configuration) {
    if (!"hdfs".equals(FileSystem.getDefaultUri(configuration).getScheme())) {
      return Duration.ZERO;
    }
    return Duration.ofSeconds(
        1 + configuration.getTimeDuration(INTERVAL, DEFAULT_INTERVAL, TimeUnit.SECONDS));
  }

  @Override
  public Optional<String> unrest(Configuration configuration) throws IOException {
    if (!(FileSystem.get(configuration) instanceof DistributedFileSystem hdfs)) {
      return Optional.empty();
    }
    return Counted.all(
        List.of(
            Counted.of(hdfs.getLowRedundancyBlocksCount(), "under-replicated block"),
            Counted.of(
                hdfs.getPendingDeletionBlocksCount(),
                "block pending deletion",
                "blocks pending deletion"),
            Counted.of(hdfs.getMissingBlocksCount(), "missing block")));
  }
}
