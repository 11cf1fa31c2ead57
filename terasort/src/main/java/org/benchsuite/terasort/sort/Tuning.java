package org.benchsuite.terasort.sort;

import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.benchsuite.common.job.JobTuning;
import org.benchsuite.terasort.row.Row;

/**
 * Settings of a sort computed from the data and the containers: map output that is written to disk
 * once, reduce tasks that keep their part in memory when they can, tasks that fill whole waves of
 * containers. What was set on the command line is left as it is.
 */
final class Tuning {

  private static final long MEBIBYTE = 1 << 20;

  /** Of a heap; the rest is for the framework and for HDFS. */
  private static final double SORT_SHARE = 0.68;

  private static final double REDUCE_SHARE = 0.53;

  /** Bytes of sort buffer for a byte of rows: 16 for each row of 100, and some slack. */
  private static final double BUFFER_A_BYTE = 1.17;

  /** Less is not worth the start of a container. */
  private static final long LEAST_SPLIT = 128 * MEBIBYTE;

  /** An array holds no more, and neither does the sorter's row number. */
  private static final long MOST_SORT_MEBIBYTES = 1800;

  /** Containers that are left for tasks that are run again. */
  private static final double REDUCE_SLOTS = 0.95;

  private static final long MOST_FOR_ONE_COMPILER = 512 * MEBIBYTE;

  /** Rows that the application master sorts itself before a container for them has started. */
  private static final long MOST_WITHOUT_CONTAINERS = 64 * MEBIBYTE;

  private final JobTuning job;
  private final long bytes;
  private final int slots;

  private Tuning(Configuration configuration, long bytes, int slots, boolean inClient) {
    this.job = new JobTuning(configuration, inClient);
    this.bytes = bytes;
    this.slots = Math.max(1, slots);
  }

  /**
   * Computes them.
   *
   * @param bytes of all rows
   * @param slots containers that run at once
   * @param inClient whether the tasks run inside this JVM and share its heap
   */
  static Map<String, String> settings(
      Configuration configuration, long bytes, int slots, boolean inClient) {
    Tuning tuning = new Tuning(configuration, bytes, slots, inClient);
    tuning.maps();
    tuning.reduces();
    tuning.virtualMachines();
    tuning.containers();
    tuning.job.withoutSpeculation();
    tuning.job.putUnlessGiven(MRJobConfig.IO_SORT_FACTOR, "100");
    return tuning.job.settings();
  }

  /** Bytes of the smallest split that any number of containers leads to. */
  static long smallestSplit(Configuration configuration, boolean inClient) {
    Tuning nothing = new Tuning(configuration, 0, 1, inClient);
    return nothing.splitBytes(largestSplit(nothing.sortMebibytes()));
  }

  private long sortMebibytes() {
    long asked =
        job.isGiven(MRJobConfig.IO_SORT_MB)
            ? job.value(MRJobConfig.IO_SORT_MB, 100)
            : Math.max(16, (long) (SORT_SHARE * job.heapMebibytes(TaskType.MAP)));
    return Math.min(MOST_SORT_MEBIBYTES, asked);
  }

  /** The rows that fit in a buffer, with what is kept beside each. */
  private static long largestSplit(long sortMebibytes) {
    return (long) (sortMebibytes * MEBIBYTE / BUFFER_A_BYTE);
  }

  private void maps() {
    long sortMebibytes = sortMebibytes();
    long split = splitBytes(largestSplit(sortMebibytes));
    job.put(RowInputFormat.SPLIT_BYTES, Long.toString(split));
    job.putUnlessGiven(FileInputFormat.SPLIT_MINSIZE, Long.toString(split));
    long needed = (long) Math.ceil(split * BUFFER_A_BYTE / MEBIBYTE) + 1;
    job.putUnlessGiven(MRJobConfig.IO_SORT_MB, Long.toString(Math.min(sortMebibytes, needed)));
  }

  /** The largest that fits in the buffer and makes whole waves. */
  private long splitBytes(long largest) {
    if (job.isGiven(FileInputFormat.SPLIT_MINSIZE) || job.isGiven(FileInputFormat.SPLIT_MAXSIZE)) {
      long least = job.value(FileInputFormat.SPLIT_MINSIZE, 1);
      long most = job.value(FileInputFormat.SPLIT_MAXSIZE, Long.MAX_VALUE);
      return Math.max(Row.BYTES, Math.max(least, Math.min(most, LEAST_SPLIT)));
    }
    long waves = Math.max(1, (bytes + largest * slots - 1) / (largest * slots));
    long share = bytes / (waves * slots) + Row.BYTES;
    return Math.min(largest, Math.max(LEAST_SPLIT, share));
  }

  private void reduces() {
    long memory = (long) (REDUCE_SHARE * job.heapMebibytes(TaskType.REDUCE) * MEBIBYTE);
    long inMemory = Math.max(1, (bytes + memory - 1) / Math.max(1, memory));
    long most = Math.max(1, Math.round(REDUCE_SLOTS * slots));
    job.putUnlessGiven(MRJobConfig.NUM_REDUCES, Long.toString(Math.min(inMemory, most)));
    job.putUnlessGiven(MRJobConfig.SHUFFLE_INPUT_BUFFER_PERCENT, "0.6");
    job.putUnlessGiven(MRJobConfig.SHUFFLE_MEMORY_LIMIT_PERCENT, "0.4");
    job.putUnlessGiven(MRJobConfig.SHUFFLE_MERGE_PERCENT, "0.95");
    job.putUnlessGiven(MRJobConfig.REDUCE_INPUT_BUFFER_PERCENT, "1.0");
  }

  private void virtualMachines() {
    long split = job.value(RowInputFormat.SPLIT_BYTES, 0);
    job.virtualMachine(TaskType.MAP, split <= MOST_FOR_ONE_COMPILER);
    long share = bytes / Math.max(1, job.value(MRJobConfig.NUM_REDUCES, 1));
    job.virtualMachine(TaskType.REDUCE, share <= MOST_FOR_ONE_COMPILER);
  }

  private void containers() {
    if (bytes <= MOST_WITHOUT_CONTAINERS) {
      job.withoutContainers();
    }
  }
}
