package org.benchsuite.terasort;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What the commands ask for before they run, without touching anything. */
class TeraDemandTest {

  private static final long GIBIBYTE = 1L << 30;
  private static final long BLOCK = 32L << 20;
  private static final String STEPS = " -steps 10G:50G:10G -step ";

  @TempDir Path folder;

  private Configuration configuration() {
    Configuration configuration = new JobConf();
    configuration.set("fs.defaultFS", "file:///");
    configuration.set("mapreduce.framework.name", "local");
    configuration.setLong("fs.local.block.size", BLOCK);
    return configuration;
  }

  private Demand demand(String line) throws IOException {
    return demand(line, configuration());
  }

  private Demand demand(String line, Configuration configuration) throws IOException {
    String[] words = line.replace("DIR", folder.toString()).split(" ", 2);
    Planned command =
        switch (words[0]) {
          case "teragen" -> new TeraGen();
          case "terasort" -> new TeraSort();
          case "teravalidate" -> new TeraValidate();
          default -> new TeraChecksum();
        };
    new CommandLine(command)
        .setPosixClusteredShortOptionsAllowed(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs(words[1].split(" "));
    return command.demand(configuration);
  }

  private String path(String name) {
    return "file:" + folder.resolve(name);
  }

  private Map<String, Long> bytes(Demand demand) {
    Map<String, Long> bytes = new HashMap<>();
    demand.data().forEach(each -> bytes.put(each.path().toString(), each.bytes()));
    return bytes;
  }

  @Test
  void teragenMakesItsRows() throws IOException {
    Demand demand = demand("teragen 1000 DIR/in");
    assertThat(demand.bytes()).isEqualTo(100_000);
    assertThat(demand.tasks()).isEqualTo(2);
    assertThat(bytes(demand)).containsExactly(Map.entry(path("in"), 100_000L));
    assertThat(demand.data().get(0).copies()).isEqualTo(1);
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {"terasort run DIR", "teragen DIR/input"})
  void slicesOfAllStepsAreThoseOfTheLast(String command) throws IOException {
    Map<String, Long> all = new HashMap<>();
    Demand last = Demand.unknown();
    for (long amount : Schedule.parse("10G:50G:10G").amounts()) {
      last = demand(command + STEPS + amount);
      all.putAll(bytes(last));
      assertThat(last.bytes()).isBetween(amount, amount + 99);
    }
    all.remove(path("output"));
    assertThat(all).hasSize(5);
    assertThat(all.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(last.bytes());
    assertThat(last.bytes()).isEqualTo((50 * GIBIBYTE + 99) / 100 * 100);
  }

  @Test
  void stepsOfBothCommandsNameTheSameFolders() throws IOException {
    Map<String, Long> made = bytes(demand("teragen DIR/input/" + STEPS + "20G"));
    assertThat(bytes(demand("terasort run DIR" + STEPS + "20G"))).containsAllEntriesOf(made);
  }

  @ParameterizedTest
  @CsvSource({"classic", "tuned"})
  void wholeCaseMakesRowsAndSortsThem(String profile) throws IOException {
    Configuration configuration = configuration();
    configuration.setInt("mapreduce.terasort.output.replication", 2);
    Demand demand = demand("terasort run 1G DIR -profile " + profile, configuration);
    long bytes = (GIBIBYTE + 99) / 100 * 100;
    assertThat(demand.bytes()).isEqualTo(bytes);
    assertThat(bytes(demand))
        .containsOnly(Map.entry(path("input"), bytes), Map.entry(path("output"), bytes));
    assertThat(demand.data()).extracting(Demand.Data::copies).containsExactly(1.0, 2.0);
    assertThat(demand("terasort run 1G DIR -protocol tpcx-hs", configuration).data())
        .isEqualTo(demand.data());
  }

  @Test
  void mapsOfAClassicSortAreTheBlocksOfItsFiles() throws IOException {
    // two files of so many blocks each, and a few bytes more, which the next slice has less
    assertThat(demand("terasort run 1G DIR -profile classic").tasks()).isEqualTo(2 * 17);
    assertThat(demand("terasort run DIR -profile classic" + STEPS + "20G").tasks())
        .isEqualTo(2 * 161 + 2 * 160);
    assertThat(demand("terasort run 10 DIR -profile classic").tasks()).isEqualTo(2);
  }

  @Test
  void mapsOfATunedSortAreThoseOfItsSmallestSplit() throws IOException {
    Configuration configuration = configuration();
    configuration.set("mapreduce.input.fileinputformat.split.maxsize", "1000000", "command line");
    assertThat(demand("terasort run 100k DIR", configuration).tasks()).isEqualTo(10);
    assertThat(demand("terasort run 10G DIR").tasks()).isPositive();
    assertThat(demand("terasort run 0 DIR").tasks()).isEqualTo(1);
  }

  @Test
  void sortAloneAsksForAsMuchAsItsInputHolds() throws IOException {
    assertThat(demand("terasort DIR/in DIR/out")).isEqualTo(Demand.unknown());
    rows("in/part-m-00000", 300);
    rows("in/part-m-00001", 12);
    Demand demand = demand("terasort DIR/in DIR/out -profile classic");
    assertThat(demand.bytes()).isEqualTo(31_200);
    assertThat(demand.tasks()).isEqualTo(2);
    assertThat(bytes(demand)).containsExactly(Map.entry(path("out"), 31_200L));
  }

  @ParameterizedTest
  @ValueSource(strings = {"teravalidate", "terachecksum"})
  void readersAskForAsMuchAsTheyRead(String command) throws IOException {
    assertThat(demand(command + " DIR/in DIR/out")).isEqualTo(Demand.unknown());
    rows("in/part-r-00000", 300);
    rows("in/part-r-00001", 12);
    assertThat(demand(command + " DIR/in DIR/out")).isEqualTo(new Demand(31_200, 1, List.of()));
    assertThat(demand(command + " DIR/in DIR/out -profile classic"))
        .isEqualTo(new Demand(31_200, 2, List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "teragen 10M DIR/a, may mean bytes or rows",
    "teragen 10, 'OUT'",
    "terasort run many DIR, neither a number of rows",
    "terasort DIR/a DIR/./a, IN and OUT are the same folder",
    "terasort DIR/a DIR/b -protocol tpcx-hs, goes with terasort run",
    "terasort run DIR -steps 1G:3G:1G -step 4G, is no step of",
    "terasort run 1G DIR -steps 1G:3G:1G -step 1G, takes the place of the size"
  })
  void whatCannotBeMeantIsToldBeforeAnythingRuns(String line, String words) {
    assertThatThrownBy(() -> demand(line))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(words);
  }

  @Test
  void severalStepsAreSeveralCommandLines() {
    assertThatThrownBy(() -> demand("terasort run DIR -steps 1G:3G:1G"))
        .isInstanceOf(IllegalStateException.class);
  }

  private void rows(String name, int count) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[100 * count]);
  }
}
