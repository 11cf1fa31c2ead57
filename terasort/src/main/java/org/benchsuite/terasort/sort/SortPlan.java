package org.benchsuite.terasort.sort;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.benchsuite.common.Profile;
import org.benchsuite.common.cluster.Yarn;

/** What is known of a sort before it runs. */
public final class SortPlan {

  private SortPlan() {}

  /** Copies of the sorted rows: one, as upstream, unless asked for more. */
  public static int copies(Configuration configuration) {
    return configuration.getInt(TeraProperties.OUTPUT_REPLICATION, 1);
  }

  /**
   * Bytes of the smallest split: classic has the framework's, tuned has larger ones when the
   * containers that are free make fewer waves of them.
   */
  public static long splitBytes(Profile profile, Path input, Configuration configuration)
      throws IOException {
    if (profile == Profile.TUNED) {
      return Tuning.smallestSplit(configuration, !Yarn.runsJobs(configuration));
    }
    FileSystem fileSystem = input.getFileSystem(configuration);
    long least = configuration.getLong(FileInputFormat.SPLIT_MINSIZE, 1);
    long most = configuration.getLong(FileInputFormat.SPLIT_MAXSIZE, Long.MAX_VALUE);
    return Math.max(1, Math.max(least, Math.min(most, fileSystem.getDefaultBlockSize(input))));
  }
}
