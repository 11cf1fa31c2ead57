package org.benchsuite.terasort.sort;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.util.GenericOptionsParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TuningTest {

  private static final long MEBIBYTE = 1 << 20;
  private static final long GIBIBYTE = 1 << 30;

  /** As a cluster's site files set it. */
  private static Configuration cluster(String options) {
    Configuration configuration = new JobConf(false);
    for (String task : new String[] {"map", "reduce"}) {
      configuration.set("mapreduce." + task + ".java.opts", options, "mapred-site.xml");
    }
    return configuration;
  }

  private static Map<String, String> settings(Configuration configuration, long bytes, int slots) {
    return Tuning.settings(configuration, bytes, slots, false);
  }

  private static long number(Map<String, String> settings, String name) {
    return Long.parseLong(settings.get(name));
  }

  @ParameterizedTest(name = "{0} MiB, {1} slots, {2} MiB of heap")
  @CsvSource({
    // MiB of rows, slots, MiB of heap, maps, reduces
    "1024, 5, 512, 5, 4",
    "8192, 5, 512, 30, 5",
    "1048576, 400, 4096, 800, 380",
    "20, 5, 512, 1, 1",
    "0, 5, 512, 0, 1"
  })
  void tasksFillWholeWavesAndTheirRowsFitInMemory(
      long mebibytes, int slots, long heap, long maps, long reduces) {
    long bytes = mebibytes * MEBIBYTE;
    Map<String, String> settings = settings(cluster("-Xmx" + heap + "m"), bytes, slots);
    long split = number(settings, RowInputFormat.SPLIT_BYTES);
    long buffer = number(settings, MRJobConfig.IO_SORT_MB) * MEBIBYTE;
    assertThat((bytes + split - 1) / split).isEqualTo(maps);
    assertThat(number(settings, MRJobConfig.NUM_REDUCES)).isEqualTo(reduces);
    // rows and their 16 bytes of index each
    assertThat(buffer).isGreaterThanOrEqualTo((long) (Math.min(split, bytes) * 1.16));
    assertThat(buffer).isLessThanOrEqualTo(heap * MEBIBYTE * 7 / 10);
  }

  @Test
  void sortBufferNeverExceedsWhatAnArrayHolds() {
    Map<String, String> settings = settings(cluster("-Xmx64g"), 1024 * GIBIBYTE, 4);
    assertThat(number(settings, MRJobConfig.IO_SORT_MB)).isLessThanOrEqualTo(1800);
  }

  @Test
  void whatWasGivenOnTheCommandLineIsLeftAsItIs() throws Exception {
    Configuration configuration = cluster("-Xmx512m");
    String[] given = {
      MRJobConfig.NUM_REDUCES + "=3",
      MRJobConfig.IO_SORT_MB + "=77",
      MRJobConfig.IO_SORT_FACTOR + "=11",
      MRJobConfig.MAP_SPECULATIVE + "=true",
      MRJobConfig.REDUCE_SPECULATIVE + "=true",
      MRJobConfig.SHUFFLE_INPUT_BUFFER_PERCENT + "=0.5",
      MRJobConfig.SHUFFLE_MEMORY_LIMIT_PERCENT + "=0.3",
      MRJobConfig.SHUFFLE_MERGE_PERCENT + "=0.6",
      MRJobConfig.REDUCE_INPUT_BUFFER_PERCENT + "=0.1",
      "mapreduce.map.java.opts=-Xmx300m"
    };
    String[] words = new String[2 * given.length];
    for (int i = 0; i < given.length; i++) {
      words[2 * i] = "-D";
      words[2 * i + 1] = given[i];
    }
    new GenericOptionsParser(configuration, words);
    Map<String, String> settings = settings(configuration, GIBIBYTE, 5);
    for (String each : given) {
      assertThat(settings).doesNotContainKey(each.substring(0, each.indexOf('=')));
    }
    assertThat(settings).containsKey("mapreduce.reduce.java.opts");
    assertThat(number(settings, RowInputFormat.SPLIT_BYTES))
        .isLessThanOrEqualTo((long) (77 * MEBIBYTE / 1.16));
  }

  @Test
  void whatTheClusterOrHadoopSetIsReplaced() {
    Configuration configuration = cluster("-Xmx512m");
    configuration.set(MRJobConfig.NUM_REDUCES, "1", "mapred-default.xml");
    configuration.set(MRJobConfig.IO_SORT_FACTOR, "10", "mapred-site.xml");
    assertThat(settings(configuration, GIBIBYTE, 5))
        .containsEntry(MRJobConfig.NUM_REDUCES, "4")
        .containsEntry(MRJobConfig.IO_SORT_FACTOR, "100");
  }

  @Test
  void splitSizesOfTheCommandLineDecide() {
    Configuration configuration = cluster("-Xmx512m");
    configuration.set(FileInputFormat.SPLIT_MAXSIZE, "1000000", "from command line");
    assertThat(settings(configuration, GIBIBYTE, 5))
        .containsEntry(RowInputFormat.SPLIT_BYTES, "1000000");
    Configuration larger = cluster("-Xmx512m");
    larger.set(FileInputFormat.SPLIT_MINSIZE, "400000000", "from command line");
    assertThat(settings(larger, GIBIBYTE, 5))
        .containsEntry(RowInputFormat.SPLIT_BYTES, "400000000");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xmx512m -XX:+UseG1GC",
        "-XX:+UseParallelGC -Xmx512m",
        "-Xmx512m -Xmn100m",
        "-Xmx512m -XX:NewRatio=3",
        "-Xmx512m -XX:MaxNewSize=64m"
      })
  void collectorOfTheUserIsKept(String options) {
    assertThat(settings(cluster(options), GIBIBYTE, 5))
        .containsEntry("mapreduce.map.java.opts", options + " -XX:TieredStopAtLevel=1")
        .containsEntry("mapreduce.reduce.java.opts", options + " -XX:TieredStopAtLevel=1");
  }

  @Test
  void onlyShortTasksDoWithoutTheSecondCompiler() {
    Map<String, String> large = settings(cluster("-Xmx8g"), 1024 * GIBIBYTE, 400);
    assertThat(large.get("mapreduce.map.java.opts")).doesNotContain("Tiered");
    assertThat(large.get("mapreduce.reduce.java.opts")).doesNotContain("Tiered");
    String chosen = "-Xmx512m -XX:+UseG1GC -XX:-TieredCompilation";
    assertThat(settings(cluster(chosen), GIBIBYTE, 5))
        .containsEntry("mapreduce.map.java.opts", chosen);
  }

  @Test
  void fewRowsAreSortedByTheApplicationMasterUnlessToldOtherwise() {
    assertThat(settings(cluster("-Xmx512m"), 64 * MEBIBYTE, 5))
        .containsEntry(MRJobConfig.JOB_UBERTASK_ENABLE, "true");
    assertThat(settings(cluster("-Xmx512m"), 65 * MEBIBYTE, 5))
        .doesNotContainKey(MRJobConfig.JOB_UBERTASK_ENABLE);
    Configuration told = cluster("-Xmx512m");
    told.set(MRJobConfig.JOB_UBERTASK_ENABLE, "false", "from command line");
    assertThat(settings(told, MEBIBYTE, 5)).doesNotContainKey(MRJobConfig.JOB_UBERTASK_ENABLE);
  }

  @ParameterizedTest
  @CsvSource({
    "-Xmx512m, -Xmx512m -XX:+UseSerialGC -Xmn16m",
    "-Xmx512m -XX:+UseSerialGC, -Xmx512m -XX:+UseSerialGC -Xmn16m",
    "-Xmx512m -Dkey=value, -Xmx512m -Dkey=value -XX:+UseSerialGC -Xmn16m"
  })
  void otherOptionsOfTheUserAreKeptBesideOurCollector(String options, String expected) {
    assertThat(settings(cluster(options), GIBIBYTE, 5))
        .containsEntry("mapreduce.map.java.opts", expected + " -XX:TieredStopAtLevel=1")
        .containsEntry("mapreduce.reduce.java.opts", expected + " -XX:TieredStopAtLevel=1");
  }

  @Test
  void tasksInsideTheClientGetNoOptionsOfTheirOwn() {
    assertThat(Tuning.settings(cluster("-Xmx512m"), GIBIBYTE, 2, true))
        .doesNotContainKeys("mapreduce.map.java.opts", "mapreduce.reduce.java.opts");
  }
}
