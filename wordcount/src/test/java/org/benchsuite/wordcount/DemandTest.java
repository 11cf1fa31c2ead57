package org.benchsuite.wordcount;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What command lines say that they will ask of a cluster. */
class DemandTest {

  private static final long GIBIBYTE = 1 << 30;

  @TempDir Path folder;

  @Test
  void distinctDataOfAllStepsAreTheLastStep() throws IOException {
    Map<org.apache.hadoop.fs.Path, Long> distinct = new HashMap<>();
    for (int step = 10; step <= 40; step += 10) {
      Demand counted = demand("wordcount run DIR --steps 10G:40G:10G --step " + step + "G");
      Demand made = demand("textgen DIR/input --steps 10G:40G:10G --step " + step + "G");
      assertThat(counted.bytes()).isEqualTo(step * GIBIBYTE).isEqualTo(made.bytes());
      assertThat(counted.data()).isEqualTo(made.data()).hasSize(step / 10);
      counted.data().forEach(data -> distinct.put(data.path(), data.bytes()));
    }
    assertThat(distinct).hasSize(4);
    assertThat(distinct.values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(40 * GIBIBYTE);
  }

  @Test
  void everyCopyIsReckoned() throws IOException {
    Configuration configuration = local();
    configuration.set("fs.defaultFS", "hdfs://127.0.0.1:1");
    configuration.set("dfs.replication", "2");
    // asks nobody: there is no such cluster
    Demand demand = demand("textgen 3G /bench/text", configuration);
    assertThat(demand.data())
        .containsExactly(
            new Demand.Data(
                new org.apache.hadoop.fs.Path("hdfs://127.0.0.1:1/bench/text"), 3 * GIBIBYTE, 2));
  }

  @ParameterizedTest
  @CsvSource({
    // 21 files of 488 MiB, each of 16 splits of 32 MiB
    "wordcount run 10G DIR -profile classic, 336",
    "wordcount run DIR --steps 10G:20G:10G --step 20G -profile classic, 672",
    "wordcount run 10G DIR, 21",
    "wordcount run DIR --steps 10G:20G:10G --step 20G, 40",
    "textgen 10G DIR, 21",
    "textgen DIR --steps 10G:20G:10G --step 20G, 21",
    "textgen 10G DIR --model /no/model, 0",
    "wordcount check DIR, 0"
  })
  void tasksAtMost(String line, int tasks) throws IOException {
    assertThat(demand(line).tasks()).isEqualTo(tasks);
  }

  @Test
  void splitsOfTextToBeMadeAreThoseOfTheTextOnceItIsThere() throws IOException {
    String steps = " --steps 200K:400K:200K --step 400K";
    new GrowingFolder(folder).ok("textgen DIR/input" + steps);
    for (int split : new int[] {30_000, 50_000, 190_000, 300_000}) {
      Configuration configuration = local();
      configuration.setInt("mapreduce.input.fileinputformat.split.maxsize", split);
      Demand before = demand("wordcount run DIR -profile classic" + steps, configuration);
      Demand after = demand("wordcount DIR/data/input/* DIR/out -profile classic", configuration);
      assertThat(before.tasks()).as(split + " bytes").isEqualTo(after.tasks());
    }
  }

  @Test
  void fewerMapTasksWhenAskedFor() throws IOException {
    Configuration configuration = local();
    configuration.set("mapreduce.job.maps", "3", "the command line");
    assertThat(demand("textgen 10G DIR", configuration).tasks()).isEqualTo(3);
    configuration.set("mapreduce.job.maps", "0", "the command line");
    assertThatThrownBy(() -> demand("textgen 10G DIR", configuration))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("must be 1 or more");
  }

  @Test
  void inputIsListed() throws IOException {
    Path in = Files.createDirectory(folder.resolve("in"));
    Files.writeString(in.resolve("one"), "two words");
    Files.writeString(in.resolve("two"), "words");
    Demand demand = demand("wordcount DIR/in DIR/out -profile classic");
    assertThat(demand).isEqualTo(new Demand(14, 2, List.of()));
    assertThat(demand("wordcount DIR/in DIR/out").tasks()).isEqualTo(1);
    assertThat(demand("wordcount DIR/yet-to-be-made DIR/out")).isEqualTo(Demand.unknown());
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wordcount run much DIR|'much' is not a size",
        "wordcount run 1 DIR|The size must be",
        "wordcount run 1G DIR -top -1|-top must be 0 or more",
        "wordcount run 1G DIR --steps 1G:2G:1G --step 1G|--steps takes the place of SIZE",
        "wordcount run nofs://x/y --steps 1G:2G:1G --step 1G|'nofs://x/y' is no folder",
        "wordcount DIR/in DIR/in/out|lie in each other",
        "wordcount DIR/in DIR/out --steps 1G:2G:1G --step 1G|--steps goes with",
        "textgen much DIR|'much' is not a size",
        "textgen 1G DIR --lines 0|--lines must be from 1",
        "textgen 1G|Missing required parameter: 'OUT'",
        "textgen 1G DIR --model nofs://x/y|given by --model is no folder",
        "textgen DIR --steps 1G:2G:1G --step 5G|is no step of",
      })
  void nonsenseIsRefusedWithoutACluster(String line, String sentence) {
    assertThatThrownBy(() -> demand(line))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(sentence);
  }

  private Demand demand(String line) throws IOException {
    return demand(line, local());
  }

  private Demand demand(String line, Configuration configuration) throws IOException {
    String[] words = line.replace("DIR", folder.toString()).split(" ");
    Planned command = words[0].equals("textgen") ? new TextGen() : new WordCount();
    new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs(Stream.of(words).skip(1).toArray(String[]::new));
    return command.demand(configuration);
  }

  private static Configuration local() {
    Configuration configuration = new JobConf();
    configuration.set("fs.defaultFS", "file:///");
    configuration.set("mapreduce.framework.name", "local");
    return configuration;
  }
}
