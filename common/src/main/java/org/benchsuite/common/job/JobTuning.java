package org.benchsuite.common.job;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.util.VersionInfo;
import org.apache.hadoop.util.VersionUtil;
import org.benchsuite.common.cluster.GivenSettings;

/**
 * Settings of a job that are computed from its data and its containers. What was given on the
 * command line is left as it is; what a site file says for all jobs is not.
 */
public final class JobTuning {

  private static final long MEBIBYTE = 1 << 20;

  /**
   * One thread is enough to collect arrays that live as long as their task; a young generation
   * smaller than one of them lets them begin where they would end, without a copy.
   */
  private static final String COLLECTOR = "-XX:+UseSerialGC -Xmn16m";

  private static final String CHOSEN_COLLECTOR =
      ".*-(XX:\\+Use\\w*GC|Xmn|XX:(Max)?New|XX:NewRatio).*";

  /**
   * A task of a few seconds ends before the second compiler has earned what it takes: a third of
   * all processor time where sort tasks of 256 MiB were measured.
   */
  private static final String ONE_COMPILER = "-XX:TieredStopAtLevel=1";

  private static final String CHOSEN_COMPILER =
      ".*(TieredStopAtLevel|TieredCompilation|-Xint|-Xcomp).*";

  /** From here on the application master runs on a Java that loads our classes. */
  private static final String JAVA_17_HADOOP = "3.5.0";

  private final JobConf configuration;
  private final boolean inClient;
  private final Map<String, String> settings = new LinkedHashMap<>();

  /**
   * Starts from a cluster's settings.
   *
   * @param inClient whether the tasks run inside this JVM and share its heap
   */
  public JobTuning(Configuration configuration, boolean inClient) {
    this.configuration = new JobConf(configuration);
    this.inClient = inClient;
  }

  /** What was computed, by name. */
  public Map<String, String> settings() {
    return settings;
  }

  /** What was computed, as it can be given to any other job. */
  public static String asOptions(Map<String, String> settings) {
    return settings.entrySet().stream()
        .map(setting -> "-D '" + setting.getKey() + "=" + setting.getValue() + "'")
        .collect(Collectors.joining(" "));
  }

  public boolean isGiven(String name) {
    return GivenSettings.isGiven(configuration, name);
  }

  public void put(String name, String value) {
    settings.put(name, value);
  }

  public void putUnlessGiven(String name, String value) {
    if (!isGiven(name)) {
      settings.put(name, value);
    }
  }

  /** The value that the job will have. */
  public long value(String name, long otherwise) {
    String computed = settings.get(name);
    return computed == null ? configuration.getLong(name, otherwise) : Long.parseLong(computed);
  }

  /** Heap of a task in MiB. */
  public long heapMebibytes(TaskType task) {
    if (inClient) {
      return Runtime.getRuntime().maxMemory() / MEBIBYTE / 4;
    }
    return JobConf.parseMaximumHeapSizeMB(configuration.getTaskJavaOpts(task));
  }

  /** JVM options of a task that holds large arrays; {@code brief} when it ends within seconds. */
  public void virtualMachine(TaskType task, boolean brief) {
    String name = task == TaskType.MAP ? MRJobConfig.MAP_JAVA_OPTS : MRJobConfig.REDUCE_JAVA_OPTS;
    if (inClient || isGiven(name)) {
      return;
    }
    String options = configuration.get(name, "");
    String sized = options.replace("-XX:+UseSerialGC", "").trim();
    if (!sized.matches(CHOSEN_COLLECTOR)) {
      options = (sized + " " + COLLECTOR).trim();
    }
    if (brief && !options.matches(CHOSEN_COMPILER)) {
      options = (options + " " + ONE_COMPILER).trim();
    }
    settings.put(name, options);
  }

  /** The application master does the work itself before a container for it has started. */
  public void withoutContainers() {
    boolean loadsOurs = VersionUtil.compareVersions(VersionInfo.getVersion(), JAVA_17_HADOOP) >= 0;
    if (!inClient && loadsOurs) {
      putUnlessGiven(MRJobConfig.JOB_UBERTASK_ENABLE, "true");
    }
  }

  /** No task is run twice for the sake of a slow one: it would be measured twice. */
  public void withoutSpeculation() {
    putUnlessGiven(MRJobConfig.MAP_SPECULATIVE, "false");
    putUnlessGiven(MRJobConfig.REDUCE_SPECULATIVE, "false");
  }
}
