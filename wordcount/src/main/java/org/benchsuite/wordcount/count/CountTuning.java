package org.benchsuite.wordcount.count;

import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.benchsuite.common.cluster.GivenSettings;
import org.benchsuite.common.job.JobTuning;

/**
 * Settings of a count computed from the text and the containers: one wave of map tasks that are
 * worth their start, sort buffers for different words instead of all, as many reduce tasks as the
 * different words ask for. What was set on the command line is left as it is.
 */
final class CountTuning {

  private static final long MEBIBYTE = 1 << 20;

  /** Less is not worth the start of a container, which takes as long as counting this much. */
  private static final long LEAST_SPLIT = 512 * MEBIBYTE;

  /** What is lost when a task fails, and the grain in which slow nodes get less to do. */
  private static final long MOST_SPLIT = 2048 * MEBIBYTE;

  /** What a reduce task adds up in about the time that it takes to start. */
  private static final long BYTES_A_REDUCE = 128 * MEBIBYTE;

  /** Containers that are left for tasks that are run again. */
  private static final double REDUCE_SLOTS = 0.95;

  /** Of a record in the sort buffer: 16 for its place, 4 for lengths and count, and slack. */
  private static final int BYTES_BESIDE_WORD = 24;

  private static final double SORT_SHARE = 0.25;
  private static final long LEAST_SORT_MEBIBYTES = 8;

  /** A smaller heap has too little beside the shuffle's usual share. */
  private static final long SMALL_HEAP_MEBIBYTES = 256;

  /** Beyond this much, what the second compiler makes faster outweighs what it takes itself. */
  private static final long MOST_FOR_ONE_COMPILER = 512 * MEBIBYTE;

  /** Text that the application master counts itself before a container for it has started. */
  private static final long MOST_WITHOUT_CONTAINERS = 64 * MEBIBYTE;

  private final JobTuning job;
  private final long bytes;
  private final int slots;
  private long split;

  /**
   * Begins with the map tasks.
   *
   * @param bytes of all text
   * @param slots containers that run at once
   * @param inClient whether the tasks run inside this JVM and share its heap
   */
  CountTuning(Configuration configuration, long bytes, int slots, boolean inClient) {
    this.job = new JobTuning(configuration, inClient);
    this.bytes = bytes;
    this.slots = Math.max(1, slots);
    job.withoutSpeculation();
    maps();
  }

  /** The least bytes of a map task, whatever the containers. */
  static long leastSplit(Configuration configuration) {
    String name = FileInputFormat.SPLIT_MAXSIZE;
    return GivenSettings.isGiven(configuration, name)
        ? Math.max(1, configuration.getLong(name, LEAST_SPLIT))
        : LEAST_SPLIT;
  }

  private void maps() {
    long waves = Math.max(1, (bytes + MOST_SPLIT * slots - 1) / (MOST_SPLIT * slots));
    split = Math.max(LEAST_SPLIT, (bytes + waves * slots - 1) / (waves * slots));
    job.putUnlessGiven(FileInputFormat.SPLIT_MAXSIZE, Long.toString(split));
    split = job.value(FileInputFormat.SPLIT_MAXSIZE, split);
    job.virtualMachine(TaskType.MAP, split <= MOST_FOR_ONE_COMPILER);
    if (bytes <= MOST_WITHOUT_CONTAINERS) {
      job.withoutContainers();
    }
  }

  /** The settings of the map tasks, as far as they decide on splits. */
  Map<String, String> settings() {
    return job.settings();
  }

  /** Goes on with what depends on the words. */
  Map<String, String> settings(VocabularyGrowth vocabulary) {
    long tasks = Math.max(1, (bytes + split - 1) / split);
    double different = vocabulary.differentIn(Math.min(bytes, split));
    sortBuffer(different * (vocabulary.bytesAWord() + BYTES_BESIDE_WORD));
    double shuffled = tasks * different * (vocabulary.bytesAWord() + 2);
    long most = Math.max(1, Math.round(REDUCE_SLOTS * slots));
    long asked = Math.max(1, (long) Math.ceil(shuffled / BYTES_A_REDUCE));
    job.putUnlessGiven(MRJobConfig.NUM_REDUCES, Long.toString(Math.min(asked, most)));
    double share = shuffled / job.value(MRJobConfig.NUM_REDUCES, 1);
    job.virtualMachine(TaskType.REDUCE, share <= BYTES_A_REDUCE);
    boolean small = job.heapMebibytes(TaskType.REDUCE) < SMALL_HEAP_MEBIBYTES;
    job.putUnlessGiven(MRJobConfig.SHUFFLE_INPUT_BUFFER_PERCENT, small ? "0.4" : "0.7");
    job.putUnlessGiven(MRJobConfig.REDUCE_INPUT_BUFFER_PERCENT, small ? "0.2" : "0.6");
    job.putUnlessGiven(MRJobConfig.IO_SORT_FACTOR, "100");
    return job.settings();
  }

  private void sortBuffer(double needed) {
    double most = SORT_SHARE * job.heapMebibytes(TaskType.MAP);
    // a spill begins when the buffer is full to 80 %
    double mebibytes = Math.min(most, needed / 0.8 / MEBIBYTE + 1);
    job.putUnlessGiven(
        MRJobConfig.IO_SORT_MB, Long.toString(Math.max(LEAST_SORT_MEBIBYTES, (long) mebibytes)));
  }
}
