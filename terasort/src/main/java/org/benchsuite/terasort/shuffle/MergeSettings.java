package org.benchsuite.terasort.shuffle;

import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRJobConfig;

/**
 * What Hadoop's settings allow the merges of a reduce.
 *
 * @param memoryLimit bytes of segments in memory, beyond which no further one is begun
 * @param singleLimit bytes of the largest segment that is taken into memory
 * @param mergeThreshold bytes of complete segments in memory that start a merge to disk
 * @param reduceLimit bytes of segments that may stay in memory during the reduce
 * @param factor runs on disk that are merged at once
 * @param bufferBytes bytes that are read at once from a run on disk
 */
record MergeSettings(
    long memoryLimit,
    long singleLimit,
    long mergeThreshold,
    long reduceLimit,
    int factor,
    int bufferBytes) {

  private static final float DEFAULT_SINGLE_PERCENT = 0.25f;
  private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;
  private static final int LEAST_BUFFER_BYTES = 16 << 10;

  /** More no longer stays in the processor's cache between being read and being merged. */
  private static final int MOST_BUFFER_BYTES = 256 << 10;

  /** Fetches may exceed the memory limit by one segment, so the buffers leave most of the rest. */
  private static final int BUFFER_SHARE = 4;

  /** The settings of a job in a process with this process's heap. */
  static MergeSettings from(Configuration conf) {
    long memory =
        conf.getLong(MRJobConfig.REDUCE_MEMORY_TOTAL_BYTES, Runtime.getRuntime().maxMemory());
    float inputPercent =
        share(
            conf,
            MRJobConfig.SHUFFLE_INPUT_BUFFER_PERCENT,
            MRJobConfig.DEFAULT_SHUFFLE_INPUT_BUFFER_PERCENT);
    float singlePercent =
        share(conf, MRJobConfig.SHUFFLE_MEMORY_LIMIT_PERCENT, DEFAULT_SINGLE_PERCENT);
    float mergePercent =
        share(conf, MRJobConfig.SHUFFLE_MERGE_PERCENT, MRJobConfig.DEFAULT_SHUFFLE_MERGE_PERCENT);
    float reducePercent = share(conf, MRJobConfig.REDUCE_INPUT_BUFFER_PERCENT, 0);
    int factor =
        Math.max(2, conf.getInt(MRJobConfig.IO_SORT_FACTOR, MRJobConfig.DEFAULT_IO_SORT_FACTOR));
    long limit = (long) (memory * inputPercent);
    MergeSettings settings =
        new MergeSettings(
            limit,
            Math.min((long) (limit * singlePercent), LARGEST_ARRAY),
            (long) (limit * mergePercent),
            (long) (limit * reducePercent),
            factor,
            bufferBytes((memory - limit) / BUFFER_SHARE / factor));
    settings.check();
    return settings;
  }

  private static float share(Configuration conf, String property, float otherwise) {
    float share = conf.getFloat(property, otherwise);
    if (share < 0 || share > 1) {
      throw new IllegalArgumentException(property + " is " + share + ", not from 0 to 1");
    }
    return share;
  }

  private static int bufferBytes(long bytes) {
    return (int) Math.max(LEAST_BUFFER_BYTES, Math.min(bytes, MOST_BUFFER_BYTES));
  }

  /** Memory could fill up without a merge ever starting, were a segment above the threshold. */
  private void check() {
    if (singleLimit >= mergeThreshold) {
      throw new IllegalArgumentException(
          "%s allows segments of %d bytes, which is not less than the %d bytes of %s"
              .formatted(
                  MRJobConfig.SHUFFLE_MEMORY_LIMIT_PERCENT,
                  singleLimit,
                  mergeThreshold,
                  MRJobConfig.SHUFFLE_MERGE_PERCENT));
    }
  }
}
