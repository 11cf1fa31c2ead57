package org.benchsuite.terasort.sort;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.util.VersionInfo;
import org.apache.hadoop.util.VersionUtil;
import org.benchsuite.common.cluster.GivenSettings;
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

  /**
   * One thread is enough to collect arrays that live as long as their task; a young generation
   * smaller than one of them lets them begin where they would end, without a copy.
   */
  private static final String COLLECTOR = "-XX:+UseSerialGC -Xmn16m";

  /**
   * A task of a few seconds ends before the second compiler has earned what it takes: a third of
   * all processor time where tasks of 256 MiB were measured.
   */
  private static final String ONE_COMPILER = "-XX:TieredStopAtLevel=1";

  private static final long MOST_FOR_ONE_COMPILER = 512 * MEBIBYTE;
  private static final String CHOSEN_COMPILER =
      ".*(TieredStopAtLevel|TieredCompilation|-Xint|-Xcomp).*";

  /** Rows that the application master sorts itself before a container for them has started. */
  private static final long MOST_WITHOUT_CONTAINERS = 64 * MEBIBYTE;

  /** From here on the application master runs on a Java that loads our classes. */
  private static final String JAVA_17_HADOOP = "3.5.0";

  private static final String CHOSEN_COLLECTOR =
      ".*-(XX:\\+Use\\w*GC|Xmn|XX:(Max)?New|XX:NewRatio).*";

  private final JobConf configuration;
  private final long bytes;
  private final int slots;
  private final boolean inClient;
  private final Map<String, String> settings = new LinkedHashMap<>();

  private Tuning(Configuration configuration, long bytes, int slots, boolean inClient) {
    this.configuration = new JobConf(configuration);
    this.bytes = bytes;
    this.slots = Math.max(1, slots);
    this.inClient = inClient;
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
    tuning.putUnlessGiven(MRJobConfig.MAP_SPECULATIVE, "false");
    tuning.putUnlessGiven(MRJobConfig.REDUCE_SPECULATIVE, "false");
    tuning.putUnlessGiven(MRJobConfig.IO_SORT_FACTOR, "100");
    return tuning.settings;
  }

  private void maps() {
    long sortMebibytes =
        isGiven(MRJobConfig.IO_SORT_MB)
            ? configuration.getLong(MRJobConfig.IO_SORT_MB, 100)
            : Math.max(16, (long) (SORT_SHARE * heapMebibytes(TaskType.MAP)));
    sortMebibytes = Math.min(MOST_SORT_MEBIBYTES, sortMebibytes);
    long split = splitBytes((long) (sortMebibytes * MEBIBYTE / BUFFER_A_BYTE));
    settings.put(RowInputFormat.SPLIT_BYTES, Long.toString(split));
    putUnlessGiven(FileInputFormat.SPLIT_MINSIZE, Long.toString(split));
    long needed = (long) Math.ceil(split * BUFFER_A_BYTE / MEBIBYTE) + 1;
    putUnlessGiven(MRJobConfig.IO_SORT_MB, Long.toString(Math.min(sortMebibytes, needed)));
  }

  /** The largest that fits in the buffer and makes whole waves. */
  private long splitBytes(long largest) {
    if (isGiven(FileInputFormat.SPLIT_MINSIZE) || isGiven(FileInputFormat.SPLIT_MAXSIZE)) {
      long least = configuration.getLong(FileInputFormat.SPLIT_MINSIZE, 1);
      long most = configuration.getLong(FileInputFormat.SPLIT_MAXSIZE, Long.MAX_VALUE);
      return Math.max(Row.BYTES, Math.max(least, Math.min(most, LEAST_SPLIT)));
    }
    long waves = Math.max(1, (bytes + largest * slots - 1) / (largest * slots));
    long share = bytes / (waves * slots) + Row.BYTES;
    return Math.min(largest, Math.max(LEAST_SPLIT, share));
  }

  private void reduces() {
    long memory = (long) (REDUCE_SHARE * heapMebibytes(TaskType.REDUCE) * MEBIBYTE);
    long inMemory = Math.max(1, (bytes + memory - 1) / Math.max(1, memory));
    long most = Math.max(1, Math.round(REDUCE_SLOTS * slots));
    putUnlessGiven(MRJobConfig.NUM_REDUCES, Long.toString(Math.min(inMemory, most)));
    putUnlessGiven(MRJobConfig.SHUFFLE_INPUT_BUFFER_PERCENT, "0.6");
    putUnlessGiven(MRJobConfig.SHUFFLE_MEMORY_LIMIT_PERCENT, "0.4");
    putUnlessGiven(MRJobConfig.SHUFFLE_MERGE_PERCENT, "0.95");
    putUnlessGiven(MRJobConfig.REDUCE_INPUT_BUFFER_PERCENT, "1.0");
  }

  private void virtualMachines() {
    if (!inClient) {
      virtualMachine("map", Long.parseLong(settings.get(RowInputFormat.SPLIT_BYTES)));
      String reduces =
          settings.getOrDefault(
              MRJobConfig.NUM_REDUCES, configuration.get(MRJobConfig.NUM_REDUCES, "1"));
      virtualMachine("reduce", bytes / Math.max(1, Integer.parseInt(reduces)));
    }
  }

  private void virtualMachine(String task, long itsBytes) {
    String name = "mapreduce." + task + ".java.opts";
    if (isGiven(name)) {
      return;
    }
    String options = configuration.get(name, "");
    String sized = options.replace("-XX:+UseSerialGC", "").trim();
    if (!sized.matches(CHOSEN_COLLECTOR)) {
      options = (sized + " " + COLLECTOR).trim();
    }
    if (itsBytes <= MOST_FOR_ONE_COMPILER && !options.matches(CHOSEN_COMPILER)) {
      options = (options + " " + ONE_COMPILER).trim();
    }
    settings.put(name, options);
  }

  private long heapMebibytes(TaskType task) {
    if (inClient) {
      return Runtime.getRuntime().maxMemory() / MEBIBYTE / 4;
    }
    return JobConf.parseMaximumHeapSizeMB(configuration.getTaskJavaOpts(task));
  }

  private void putUnlessGiven(String name, String value) {
    if (!isGiven(name)) {
      settings.put(name, value);
    }
  }

  private void containers() {
    boolean loadsOurs = VersionUtil.compareVersions(VersionInfo.getVersion(), JAVA_17_HADOOP) >= 0;
    if (!inClient && loadsOurs && bytes <= MOST_WITHOUT_CONTAINERS) {
      putUnlessGiven(MRJobConfig.JOB_UBERTASK_ENABLE, "true");
    }
  }

  private boolean isGiven(String name) {
    return GivenSettings.isGiven(configuration, name);
  }
}
