package org.benchsuite.wordcount.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountTuningTest {

  private static final long MEBIBYTE = 1 << 20;

  /** About what BigDataBench's text has. */
  private static final VocabularyGrowth SMALL = new VocabularyGrowth(8 * MEBIBYTE, 7_700, 0.01, 7);

  /** Where most words are new. */
  private static final VocabularyGrowth LARGE = new VocabularyGrowth(8 * MEBIBYTE, 900_000, 0.9, 9);

  /** As a cluster's site files set it. */
  private static Configuration cluster(String options) {
    Configuration configuration = new JobConf(false);
    for (String task : new String[] {"map", "reduce"}) {
      configuration.set("mapreduce." + task + ".java.opts", options, "mapred-site.xml");
    }
    return configuration;
  }

  private static Map<String, String> settings(
      Configuration configuration, long mebibytes, int slots, VocabularyGrowth vocabulary) {
    return new CountTuning(configuration, mebibytes * MEBIBYTE, slots, false).settings(vocabulary);
  }

  private static long number(Map<String, String> settings, String name) {
    return Long.parseLong(settings.get(name));
  }

  @ParameterizedTest(name = "{0} MiB, {1} slots")
  @CsvSource({
    // MiB of text, slots, MiB of a split
    "1024, 5, 512",
    "10240, 5, 2048",
    "10240, 4, 1280",
    "204800, 100, 2048",
    "204800, 90, 1138",
    "1, 5, 512",
    "0, 5, 512"
  })
  void tasksAreWorthTheirStartAndFillWholeWaves(long mebibytes, int slots, long split) {
    Map<String, String> settings = settings(cluster("-Xmx512m"), mebibytes, slots, SMALL);
    assertThat(number(settings, FileInputFormat.SPLIT_MAXSIZE) / MEBIBYTE)
        .isBetween(split - 1, split);
  }

  @Test
  void fewWordsNeedOneReduceAndASmallBuffer() {
    Map<String, String> settings = settings(cluster("-Xmx512m"), 204_800, 100, SMALL);
    assertThat(settings).containsEntry(MRJobConfig.NUM_REDUCES, "1");
    assertThat(settings).containsEntry(MRJobConfig.IO_SORT_MB, "8");
  }

  @Test
  void manyWordsAreSharedByReducesAndFillTheBufferTheyMayHave() {
    Map<String, String> settings = settings(cluster("-Xmx512m"), 204_800, 100, LARGE);
    assertThat(settings).containsEntry(MRJobConfig.NUM_REDUCES, "95");
    assertThat(settings).containsEntry(MRJobConfig.IO_SORT_MB, "128");
  }

  @Test
  void smallHeapsLeaveRoomBesideTheShuffle() {
    Map<String, String> settings = settings(cluster("-Xmx64m"), 1024, 5, LARGE);
    assertThat(settings).containsEntry(MRJobConfig.IO_SORT_MB, "16");
    assertThat(settings).containsEntry(MRJobConfig.SHUFFLE_INPUT_BUFFER_PERCENT, "0.4");
  }

  @Test
  void whatWasGivenOnTheCommandLineIsLeftAsItIs() {
    Configuration configuration = cluster("-Xmx512m");
    Map<String, String> given =
        Map.of(
            MRJobConfig.NUM_REDUCES,
            "3",
            MRJobConfig.IO_SORT_MB,
            "77",
            FileInputFormat.SPLIT_MAXSIZE,
            "1000000",
            MRJobConfig.MAP_JAVA_OPTS,
            "-Xmx300m");
    given.forEach((name, value) -> configuration.set(name, value, "command line"));
    assertThat(settings(configuration, 20_480, 10, LARGE))
        .doesNotContainKeys(given.keySet().toArray(String[]::new));
  }

  @Test
  void littleTextNeedsNoContainers() {
    assertThat(settings(cluster("-Xmx512m"), 64, 5, SMALL))
        .containsEntry(MRJobConfig.JOB_UBERTASK_ENABLE, "true");
    assertThat(settings(cluster("-Xmx512m"), 65, 5, SMALL))
        .doesNotContainKey(MRJobConfig.JOB_UBERTASK_ENABLE);
  }

  @Test
  void oneCompilerForBriefTasksOnly() {
    assertThat(settings(cluster("-Xmx512m"), 1024, 5, SMALL).get(MRJobConfig.MAP_JAVA_OPTS))
        .contains("TieredStopAtLevel=1");
    assertThat(settings(cluster("-Xmx512m"), 10_240, 5, SMALL).get(MRJobConfig.MAP_JAVA_OPTS))
        .doesNotContain("TieredStopAtLevel");
  }
}
