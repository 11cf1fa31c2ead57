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
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;
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
   * A tiny life of one benchmark.
   *
   * @param name its command
   * @param make options that make data
   * @param check options that read and verify it
   * @param clean options that remove it
   */
  record TinyLife(String name, String make, String check, String clean) {}

  private static final String BENCHMARKS = "org.benchsuite.suite.BenchmarkContractTest#lives";

  @TempDir Path folder;

  static Stream<TinyLife> lives() {
    return Stream.of(
        new TinyLife(
            "dfsio",
            "-write -nrFiles 2 -size 256KB",
            "-read -nrFiles 2 -size 256KB -verify",
            "-clean"));
  }

  @Test
  void everyBenchmarkOfTheJarHasATinyLifeHere() {
    assertThat(BenchCli.benchmarks())
        .extracting(BenchCli::nameOf)
        .containsExactlyElementsOf(lives().map(TinyLife::name).sorted().toList());
  }

  @ParameterizedTest
  @MethodSource(BENCHMARKS)
  void helpShowsOptionsExamplesAndExitCodes(TinyLife life) {
    Finished help = run(life.name(), "--help");
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
    assertOk(life, life.clean());
    assertThat(files("data")).isEmpty();
    assertThat(files("work")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource(BENCHMARKS)
  void sameSeedSameBytes(TinyLife life) throws IOException {
    assertOk(life, life.make() + " -seed 5");
    TreeMap<String, byte[]> first = contents();
    assertOk(life, life.make() + " -seed 5");
    TreeMap<String, byte[]> second = contents();
    assertThat(second.keySet()).isEqualTo(first.keySet()).isNotEmpty();
    first.forEach((name, bytes) -> assertThat(second.get(name)).as(name).isEqualTo(bytes));
    assertOk(life, life.make() + " -seed 6");
    TreeMap<String, byte[]> other = contents();
    first.forEach((name, bytes) -> assertThat(other.get(name)).as(name).isNotEqualTo(bytes));
  }

  @ParameterizedTest
  @MethodSource(BENCHMARKS)
  void corruptedOutputVoidsTheNumber(TinyLife life) throws IOException {
    assertOk(life, life.make());
    Path victim = folder.resolve("data").resolve(contents().firstKey());
    try (RandomAccessFile bytes = new RandomAccessFile(victim.toFile(), "rw")) {
      bytes.seek(100_000);
      int value = bytes.read();
      bytes.seek(100_000);
      bytes.write(value ^ 0x40);
    }
    Finished check = run(words(life, life.check()));
    assertThat(check.exitCode).as(check.toString()).isEqualTo(1);
    assertThat(records()).filteredOn(record -> !record.valid()).hasSize(1);
  }

  private void assertOk(TinyLife life, String options) {
    Finished finished = run(words(life, options));
    assertThat(finished.exitCode).as(finished.toString()).isZero();
  }

  private String[] words(TinyLife life, String options) {
    List<String> words = new ArrayList<>(List.of(life.name()));
    words.addAll(List.of(options.split(" ")));
    words.addAll(List.of("-fs", "file:///", "-jt", "local", "-D"));
    words.add("test.build.data=" + folder.resolve("data"));
    words.addAll(List.of("-D", "bench.work.dir=" + folder.resolve("work")));
    words.addAll(List.of("-D", "hadoop.tmp.dir=" + folder.resolve("tmp")));
    words.addAll(List.of("-results", folder.resolve("results").toString()));
    words.addAll(List.of("-resFile", folder.resolve("block").toString()));
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
  private TreeMap<String, byte[]> contents() throws IOException {
    TreeMap<String, byte[]> contents = new TreeMap<>();
    for (Path file : files("data")) {
      String name = folder.resolve("data").relativize(file).toString();
      if (file.getFileName().toString().startsWith("test_io_")) {
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
