package org.benchsuite.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.RunRecordJson;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.ResultStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every benchmark promises, on the local file system with tasks inside this process. */
class BenchmarkContractTest {

  /**
   * A tiny life of one benchmark; {@code {data}} stands for the folder of its data.
   *
   * @param name its command
   * @param make a whole command line that makes data, also over what it made before
   * @param check one that reads and verifies them
   * @param clean one that removes them; empty when the folder is the user's own
   * @param files how the data that are checked are named, as a pattern
   * @param seeded whether another seed makes other data
   */
  record TinyLife(
      String name, String make, String check, String clean, String files, boolean seeded) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Those that need a server, by name: what they promise is held by tests in {@code src/test}. */
  private static final List<String> ELSEWHERE = List.of("hbase-pe");

  private static final String BENCHMARKS = "org.benchsuite.suite.BenchmarkContractTest#lives";

  @TempDir Path folder;

  static Stream<TinyLife> lives() {
    String rows = "teragen 3000 {data}/in -overwrite";
    String sum = "terachecksum {data}/in {data}/sum -overwrite";
    String sort = "terasort run 3000 {data} -overwrite";
    String validate = "teravalidate {data}/output {data}/verdict -overwrite";
    return Stream.of(
        new TinyLife(
            "dfsio",
            "dfsio -write -nrFiles 2 -size 256KB -D test.build.data={data}",
            "dfsio -read -nrFiles 2 -size 256KB -verify -D test.build.data={data}",
            "dfsio -clean -D test.build.data={data}",
            ".*/test_io_\\d+",
            true),
        new TinyLife("teragen", rows, sum, "", "in/part-m-\\d+", false),
        new TinyLife("terachecksum", rows, sum, "", "in/part-m-\\d+", false),
        new TinyLife("terasort", sort, validate, "", "output/part-r-\\d+", false),
        new TinyLife("teravalidate", sort, validate, "", "output/part-r-\\d+", false),
        new TinyLife(
            "textgen",
            "textgen 200KB {data}/in -overwrite",
            "wordcount {data}/in {data}/out -overwrite",
            "",
            "in/part-m-\\d+",
            true),
        new TinyLife(
            "wordcount",
            "wordcount run 200KB {data} -overwrite",
            "wordcount check {data}/output",
            "",
            "output/part-r-\\d+",
            true));
  }

  static Stream<String> names() {
    return BenchCli.benchmarks().stream().map(BenchCli::nameOf);
  }

  @Test
  void everyBenchmarkOfTheJarHasATinyLifeHereOrIsNamedAsHavingItElsewhere() {
    Stream<String> here = lives().map(TinyLife::name);
    assertThat(names())
        .containsExactlyElementsOf(Stream.concat(here, ELSEWHERE.stream()).sorted().toList());
  }

  @ParameterizedTest
  @MethodSource("names")
  void helpShowsOptionsExamplesAndExitCodes(String name) {
    Finished help = run(name, "--help");
    assertThat(help.exitCode).isZero();
    assertThat(help.out).contains("Examples:").contains("Exit codes:").contains("-D");
    assertThat(help.out.lines()).allMatch(line -> line.length() <= 100);
  }

  @ParameterizedTest
  @MethodSource(BENCHMARKS)
  void tinyLifePassesAndItsRecordRoundTrips(TinyLife life) throws IOException {
    assertOk(life, life.make());
    assertOk(life, life.check());
    List<RunRecord> records = records();
    assertThat(records).hasSize(2);
    for (RunRecord record : records) {
      assertThat(record.valid()).isTrue();
      assertThat(RunRecordJson.fromJson(RunRecordJson.toJson(record))).isEqualTo(record);
    }
    assertThat(records).extracting(RunRecord::benchmark).contains(life.name());
    assertThat(files("work")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource(BENCHMARKS)
  void cleaningLeavesNothingAndNothingElseIsLeftEither(TinyLife life) throws IOException {
    assertOk(life, life.make());
    if (life.clean().isEmpty()) {
      assertThat(files("data")).allMatch(file -> isOutput(file.getFileName().toString()));
    } else {
      assertOk(life, life.clean());
      assertThat(files("data")).isEmpty();
    }
    assertThat(files("work")).isEmpty();
  }

  /** What a job may leave in the folder that it was told to make. */
  private static boolean isOutput(String file) {
    return file.matches("\\.?(part-[mr]-\\d+|_SUCCESS|_bench_suite_(rows|words))(\\.crc)?");
  }

  @ParameterizedTest
  @MethodSource(BENCHMARKS)
  void sameSeedSameBytes(TinyLife life) throws IOException {
    assertOk(life, life.make() + " -seed 5");
    TreeMap<String, byte[]> first = contents(life);
    assertOk(life, life.make() + " -seed 5");
    TreeMap<String, byte[]> second = contents(life);
    assertThat(second.keySet()).isEqualTo(first.keySet()).isNotEmpty();
    first.forEach((name, bytes) -> assertThat(second.get(name)).as(name).isEqualTo(bytes));
    assertOk(life, life.make() + " -seed 6");
    TreeMap<String, byte[]> other = contents(life);
    assertThat(other.keySet()).isEqualTo(first.keySet());
    first.forEach(
        (name, bytes) ->
            assertThat(Arrays.equals(other.get(name), bytes)).as(name).isEqualTo(!life.seeded()));
  }

  @ParameterizedTest
  @MethodSource(BENCHMARKS)
  void corruptedOutputVoidsTheNumber(TinyLife life) throws IOException {
    assertOk(life, life.make());
    Path victim = folder.resolve("data").resolve(contents(life).firstKey());
    // the file system's own checksum would object before the benchmark does
    Files.deleteIfExists(victim.resolveSibling("." + victim.getFileName() + ".crc"));
    try (RandomAccessFile bytes = new RandomAccessFile(victim.toFile(), "rw")) {
      long middle = bytes.length() / 2;
      bytes.seek(middle);
      int value = bytes.read();
      bytes.seek(middle);
      bytes.write(value ^ 0x40);
    }
    Finished check = run(words(life.check()));
    assertThat(check.exitCode).as(check.toString()).isEqualTo(1);
    assertThat(records())
        .filteredOn(record -> !record.valid())
        .singleElement()
        .satisfies(
            record ->
                assertThat(record.trials().get(0).notes())
                    .extracting(Note::rule)
                    .contains("verification"));
  }

  private void assertOk(TinyLife life, String line) {
    Finished finished = run(words(line));
    assertThat(finished.exitCode).as("%s: %s", life, finished).isZero();
  }

  private String[] words(String line) {
    String data = folder.resolve("data").toString();
    List<String> words = new ArrayList<>(List.of(line.replace("{data}", data).split(" ")));
    words.addAll(List.of("-fs", "file:///", "-jt", "local"));
    words.addAll(List.of("-D", "bench.work.dir=" + folder.resolve("work")));
    words.addAll(List.of("-D", "hadoop.tmp.dir=" + folder.resolve("tmp")));
    words.addAll(List.of("-results", folder.resolve("results").toString()));
    if (words.get(0).equals("dfsio")) {
      words.addAll(List.of("-resFile", folder.resolve("block").toString()));
    }
    return words.toArray(String[]::new);
  }

  private List<RunRecord> records() throws IOException {
    List<RunRecord> records = new ArrayList<>();
    new ResultStore(new LocalStoreFolder(folder.resolve("results")))
        .loadAll(
            records::add,
            skipped -> {
              throw new AssertionError(skipped.toString());
            });
    return records;
  }

  private List<Path> files(String name) throws IOException {
    Path start = folder.resolve(name);
    if (!Files.exists(start)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(start)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }

  /** Data files by name, without Hadoop's checksum files and whatever starts with an underscore. */
  private TreeMap<String, byte[]> contents(TinyLife life) throws IOException {
    TreeMap<String, byte[]> contents = new TreeMap<>();
    for (Path file : files("data")) {
      String name = folder.resolve("data").relativize(file).toString();
      if (name.matches(life.files())) {
        contents.put(name, Files.readAllBytes(file));
      }
    }
    return contents;
  }

  private record Finished(int exitCode, String out, String err) {}

  private static Finished run(String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            100);
    int exitCode = SuiteMain.cli(console).run(words);
    return new Finished(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
