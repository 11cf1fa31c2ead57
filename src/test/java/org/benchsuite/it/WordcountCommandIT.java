package org.benchsuite.it;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileStatus;
import org.benchsuite.common.Poll;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The count's commands on HDFS: wrong words, folders of others, damage, killed clients. */
class WordcountCommandIT {

  private static final int FAILED = 1;
  private static final int USAGE = 2;
  private static final int NOT_FIT = 3;
  private static final String ROOT = "/tmp/wordcount-commands";
  private static final Duration LONGEST = Duration.ofSeconds(90);

  @TempDir Path folder;

  @AfterEach
  void removeText() throws IOException {
    HdfsFiles.fileSystem().delete(new org.apache.hadoop.fs.Path(ROOT), true);
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("wordcount DIR/a", USAGE, "OUT"),
        arguments("wordcount", USAGE, "OUT"),
        arguments("wordcount DIR/a DIR/b -profile fast", USAGE, "'-profile'"),
        arguments("wordcount DIR/a DIR/b -top -1", USAGE, "-top"),
        arguments("wordcount DIR/a DIR/b -barrier", USAGE, "-barrier does not go with wordcount"),
        arguments("wordcount DIR/a DIR/b -overwrit", USAGE, "did you mean"),
        arguments(
            "wordcount DIR/a DIR/b -D textinputformat.record.delimiter=,",
            USAGE,
            "textinputformat.record.delimiter is set, but -profile tuned reads no lines"),
        arguments("wordcount DIR/a DIR/a", USAGE, "DIR/a"),
        arguments("wordcount DIR/a DIR/b/../a/", USAGE, "DIR/a"),
        arguments("wordcount DIR/b DIR/a DIR/a", USAGE, "DIR/a"),
        arguments("wordcount DIR/a DIR/a/below", USAGE, "DIR/a/below"),
        arguments("wordcount DIR/a DIR/a/far/below -overwrite", USAGE, "DIR/a/far/below"),
        arguments("wordcount run many DIR", USAGE, "'many' is not a size"),
        arguments("wordcount run 0 DIR", USAGE, "'0'"),
        arguments("wordcount run 1M DIR --steps 1M:2M:1M --step 1M", USAGE, "the place of SIZE"),
        arguments("textgen 1M DIR/a --steps 1M:2M:1M --step 1M", USAGE, "the place of SIZE"),
        arguments("textgen many DIR/a", USAGE, "'many' is not a size"),
        arguments("textgen -1 DIR/a", USAGE, "'-1'"),
        arguments("textgen 10", USAGE, "'OUT'"),
        arguments("textgen 1MB DIR/a --order sorted", USAGE, "'--order'"),
        arguments("textgen 1MB DIR/a -D mapreduce.job.maps=0", USAGE, "must be 1 or more, not 0."),
        arguments("wordcount DIR/a DIR/b", NOT_FIT, "There is nothing at"),
        arguments("wordcount DIR/a DIR/b -profile classic", NOT_FIT, "There is nothing at"),
        arguments("wordcount DIR/a* DIR/b", NOT_FIT, "There is nothing at"),
        arguments("wordcount check DIR/a", NOT_FIT, "There is nothing at"),
        arguments("wordcount run 400TB DIR", NOT_FIT, "Not enough space"),
        arguments("textgen 400TB DIR/a", NOT_FIT, "Not enough space"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void isToldInOneSentenceAndLeavesNothing(String line, int exitCode, String words)
      throws IOException {
    InProcess.Finished finished = run(line);
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(exitCode);
    assertThat(finished.err().strip()).contains(words.replace("DIR", ROOT)).doesNotContain("\tat ");
    assertThat(finished.err().strip().lines().filter(text -> !text.isBlank())).hasSize(1);
    assertThat(finished.out()).isEmpty();
    assertThat(folder.resolve("results")).doesNotExist();
    assertThat(HdfsFiles.exists(ROOT)).isFalse();
  }

  @Test
  void oneMissingInputOfSeveralIsNamed() throws IOException {
    write("in/file", "some words");
    InProcess.Finished finished = run("wordcount DIR/in DIR/none DIR/out");
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(NOT_FIT);
    assertThat(finished.err()).contains("There is nothing at").contains(ROOT + "/none");
    assertThat(HdfsFiles.exists(ROOT + "/out")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tuned", "classic"})
  void outputIsReplacedWhenAskedForOnly(String profile) throws IOException {
    write("in/file", "one two two");
    String line = "wordcount DIR/in DIR/out -D mapreduce.job.reduces=1 -profile " + profile;
    ok(line);
    assertThat(HdfsFiles.text(ROOT + "/out/part-r-00000")).isEqualTo("one\t1\ntwo\t2\n");
    write("in/more", "two three");
    InProcess.Finished refused = run(line);
    assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(NOT_FIT);
    assertThat(refused.err()).contains(ROOT + "/out already exists").doesNotContain("\tat ");
    assertThat(HdfsFiles.text(ROOT + "/out/part-r-00000")).isEqualTo("one\t1\ntwo\t2\n");
    ok(line + " -overwrite");
    assertThat(HdfsFiles.text(ROOT + "/out/part-r-00000")).isEqualTo("one\t1\nthree\t1\ntwo\t3\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"wordcount DIR/in DIR/out", "textgen 1MB DIR/out"})
  void foldersOfOthersAreNeverRemoved(String line) throws IOException {
    write("in/file", "some words");
    write("out/part-r-00000", "some\t1\n");
    write("out/thesis.txt", "years of work");
    InProcess.Finished plain = run(line);
    assertThat(plain.exitCode()).as(plain.toString()).isEqualTo(NOT_FIT);
    assertThat(plain.err()).contains("already exists");
    InProcess.Finished overwritten = run(line + " -overwrite");
    assertThat(overwritten.exitCode()).as(overwritten.toString()).isEqualTo(NOT_FIT);
    assertThat(overwritten.err()).contains("holds other things than the output of a job");
    assertThat(HdfsFiles.text(ROOT + "/out/thesis.txt")).isEqualTo("years of work");
    assertThat(HdfsFiles.text(ROOT + "/out/part-r-00000")).isEqualTo("some\t1\n");
  }

  @Test
  void outputAroundItsInputDoesNotSwallowIt() throws IOException {
    write("out/part-in/file", "some words");
    InProcess.Finished finished = run("wordcount DIR/out/part-in DIR/out -overwrite");
    assertThat(finished.exitCode()).as(finished.toString()).isIn(USAGE, NOT_FIT);
    assertThat(HdfsFiles.text(ROOT + "/out/part-in/file")).isEqualTo("some words");
  }

  @Test
  void mostFrequentWordsAreShownOnDemand() throws IOException {
    write("in/file", "zebra often\noften twice zzz\ntwice often");
    InProcess.Finished counted = ok("wordcount DIR/in DIR/out -top 2");
    assertThat(counted.out()).contains("often", "twice").doesNotContain("zebra", "zzz");
    InProcess.Finished checked = ok("wordcount check DIR/out -top 1");
    assertThat(checked.out()).contains("often").doesNotContain("twice", "zebra");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tuned", "classic"})
  void countOfTextgensTextIsVerifiedAndRecorded(String profile) throws Exception {
    ok("textgen 2MB DIR/in");
    ok("wordcount DIR/in DIR/out -profile " + profile);
    RunRecord record = Records.latest(folder.resolve("results"));
    assertThat(record.valid()).isTrue();
    assertThat(record.trials())
        .singleElement()
        .satisfies(
            trial -> {
              for (String name : List.of("elapsed", "throughput", "bytes", "words")) {
                assertThat(trial.scalar(name).map(Scalar::value).orElse(0.0)).as(name).isPositive();
              }
            });
    ok("wordcount check DIR/out");
    assertThat(Records.all(folder.resolve("results"))).allMatch(RunRecord::valid);
  }

  static Stream<Arguments> damage() {
    return Stream.of(
        damage("a count", lines -> lines.set(3, raised(lines.get(3)))),
        damage("a letter", lines -> lines.set(3, lines.get(3).replace("\t", "a\t"))),
        damage("a lost word", lines -> lines.remove(5)),
        damage("a word twice", lines -> lines.add(6, lines.get(5))),
        damage("two counts", lines -> swapCounts(lines)),
        damage("two words out of order", lines -> Collections.swap(lines, 2, 3)),
        damage("a line without a count", lines -> lines.set(4, "word")),
        damage("a count that is none", lines -> lines.set(4, "word\t1x")),
        damage("all lost", List::clear));
  }

  private static Arguments damage(String name, Consumer<List<String>> change) {
    return arguments(name, change);
  }

  private static String raised(String line) {
    String[] fields = line.split("\t");
    return fields[0] + "\t" + (Long.parseLong(fields[1]) + 1);
  }

  /** Of the first two neighbours whose counts differ. */
  private static void swapCounts(List<String> lines) {
    int at = 0;
    while (countOf(lines.get(at)).equals(countOf(lines.get(at + 1)))) {
      at++;
    }
    String count = countOf(lines.get(at));
    lines.set(at, wordOf(lines.get(at)) + "\t" + countOf(lines.get(at + 1)));
    lines.set(at + 1, wordOf(lines.get(at + 1)) + "\t" + count);
  }

  private static String wordOf(String line) {
    return line.split("\t")[0];
  }

  private static String countOf(String line) {
    return line.split("\t")[1];
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("damage")
  void damagedOutputIsFound(String name, Consumer<List<String>> change) throws IOException {
    ok("textgen 1MB DIR/in");
    ok("wordcount DIR/in DIR/out -D mapreduce.job.reduces=2");
    String part = ROOT + "/out/part-r-00001";
    List<String> lines = new ArrayList<>(HdfsFiles.text(part).lines().toList());
    change.accept(lines);
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    HdfsFiles.write(part, text.toString().getBytes(UTF_8));
    assertFails(run("wordcount check DIR/out"));
  }

  @Test
  void lostPartIsFound() throws IOException {
    ok("textgen 1MB DIR/in");
    ok("wordcount DIR/in DIR/out -D mapreduce.job.reduces=3");
    remove("out/part-r-00001");
    assertFails(run("wordcount check DIR/out"));
  }

  @ParameterizedTest
  @CsvSource({"tuned, letter", "tuned, file", "classic, letter", "classic, file"})
  void countOfTextThatWasChangedIsVoid(String profile, String change) throws IOException {
    ok("textgen 1MB DIR/in");
    if (change.equals("file")) {
      write("in/part-added", "one more\n");
    } else {
      changeOneLetter();
    }
    assertFails(run("wordcount DIR/in DIR/out -profile " + profile));
  }

  @Test
  void wholeCaseOfTextThatWasChangedIsVoid() throws IOException {
    ok("wordcount run 1MB DIR");
    remove("output");
    HdfsFiles.fileSystem().rename(path("input"), path("in"));
    changeOneLetter();
    HdfsFiles.fileSystem().rename(path("in"), path("input"));
    assertFails(run("wordcount run 1MB DIR"));
  }

  private static void changeOneLetter() throws IOException {
    String part = ROOT + "/in/" + HdfsFiles.digests(ROOT + "/in").keySet().iterator().next();
    byte[] text = HdfsFiles.read(part);
    int at = text.length / 2;
    while (text[at] <= ' ') {
      at++;
    }
    text[at] = (byte) (text[at] == 'q' ? 'x' : 'q');
    HdfsFiles.write(part, text);
  }

  @Test
  void partsOfTextgensTextAreNoReasonForDoubt() throws IOException {
    ok("textgen 1MB DIR/in -D mapreduce.job.maps=2");
    String part = HdfsFiles.digests(ROOT + "/in").keySet().iterator().next();
    ok("wordcount DIR/in/" + part + " DIR/out-part");
    ok("wordcount check DIR/out-part");
    ok("textgen 1MB DIR/in2 -seed 2");
    ok("wordcount DIR/in DIR/in2 DIR/out-both");
    ok("wordcount check DIR/out-both");
    ok("wordcount DIR/in DIR/in DIR/out-twice");
    ok("wordcount check DIR/out-twice");
  }

  @Test
  void outputOfOtherTextCanBeReadToo() throws IOException {
    write("in/file", "words of somebody");
    ok("wordcount DIR/in DIR/out");
    ok("wordcount check DIR/out");
  }

  @Test
  void wholeCaseGeneratesItsTextOnce() throws Exception {
    ok("wordcount run 1MB DIR -trials 2");
    RunRecord record = Records.latest(folder.resolve("results"));
    assertThat(record.valid()).isTrue();
    assertThat(record.trials()).hasSize(2);
    Map<String, Long> made = times("input");
    Map<String, String> counted = HdfsFiles.digests(ROOT + "/output");
    remove("output");
    ok("wordcount run 1MB DIR");
    assertThat(times("input")).isEqualTo(made);
    assertThat(HdfsFiles.digests(ROOT + "/output")).isEqualTo(counted);
    remove("output");
    InProcess.Finished other = run("wordcount run 2MB DIR");
    assertThat(other.exitCode()).as(other.toString()).isEqualTo(NOT_FIT);
    assertThat(times("input")).isEqualTo(made);
  }

  @Test
  void stepsGrowOnOneAnother() throws Exception {
    String steps = "wordcount run DIR --steps 1M:3M:1M --step ";
    ok(steps + "1M");
    long generated = number("generated");
    Map<String, Long> first = times("input/slice-00000000000000-00000001048576");
    ok(steps + "2M");
    generated += number("generated");
    HadoopCommand.Finished third =
        HadoopCommand.jar(
                folder,
                "bench.jar",
                ((steps + "3M").replace("DIR", ROOT) + " -D mapreduce.job.ubertask.enable=false")
                    .split(" "))
            .run();
    assertThat(third.exitCode()).as(third.toString()).isZero();
    RunRecord record = Records.latest(folder.resolve("bench-suite-results"));
    assertThat(record.valid()).isTrue();
    generated += (long) number(record, "generated");
    assertThat(times("input/slice-00000000000000-00000001048576")).isEqualTo(first);
    assertThat((double) generated).isEqualTo(number(record, "bytes")).isEqualTo(bytesOfText());
    ok("wordcount check DIR/output");
  }

  private static double bytesOfText() throws IOException {
    double bytes = 0;
    for (FileStatus file : HdfsFiles.fileSystem().globStatus(path("input/slice-*/part-*"))) {
      bytes += file.getLen();
    }
    return bytes;
  }

  private long number(String name) throws IOException {
    return (long) number(Records.latest(folder.resolve("results")), name);
  }

  private static double number(RunRecord record, String name) {
    return record.trials().get(0).scalar(name).map(Scalar::value).orElseThrow();
  }

  private static Map<String, Long> times(String name) throws IOException {
    Map<String, Long> times = new TreeMap<>();
    for (FileStatus file : HdfsFiles.fileSystem().listStatus(path(name))) {
      times.put(file.getPath().getName(), file.getModificationTime());
    }
    return times;
  }

  @Test
  void clientThatIsStoppedLeavesNoHalfOutput() throws Exception {
    write("in/file", "some words of some text");
    Process client = inContainers().start();
    assertThat(Poll.until(() -> HdfsFiles.exists(ROOT + "/out"), LONGEST)).isTrue();
    client.destroy();
    client.waitFor();
    assertThat(Poll.until(() -> !HdfsFiles.exists(ROOT + "/out"), LONGEST)).isTrue();
    assertThat(folder.resolve("bench-suite-results")).doesNotExist();
  }

  @Test
  void orphanOfAKilledClientGivesWayToTheNext() throws Exception {
    write("in/file", "some words of some text");
    Process client = inContainers().start();
    assertThat(Poll.until(() -> HdfsFiles.exists(ROOT + "/out"), LONGEST)).isTrue();
    client.destroyForcibly().waitFor();
    HadoopCommand.Finished again = inContainers("-overwrite").run();
    assertThat(again.exitCode()).as(again.toString()).isZero();
    assertThat(HdfsFiles.text(ROOT + "/out/part-r-00000"))
        .isEqualTo("of\t1\nsome\t2\ntext\t1\nwords\t1\n");
    assertThat(HdfsFiles.exists(ROOT + "/out/_temporary")).isFalse();
  }

  private HadoopCommand inContainers(String... options) {
    List<String> words = new ArrayList<>(List.of("wordcount", ROOT + "/in", ROOT + "/out"));
    words.addAll(List.of("-D", "mapreduce.job.ubertask.enable=false"));
    words.addAll(List.of("-D", "mapreduce.job.reduces=1"));
    words.addAll(List.of(options));
    return HadoopCommand.jar(folder, "bench.jar", words.toArray(String[]::new));
  }

  private static void assertFails(InProcess.Finished finished) {
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(FAILED);
    assertThat(finished.out() + finished.err()).isNotBlank().doesNotContain("\tat ");
  }

  private static void write(String name, String text) throws IOException {
    HdfsFiles.write(ROOT + "/" + name, text.getBytes(UTF_8));
  }

  private static void remove(String name) throws IOException {
    assertThat(HdfsFiles.fileSystem().delete(path(name), true)).isTrue();
  }

  private static org.apache.hadoop.fs.Path path(String name) {
    return new org.apache.hadoop.fs.Path(ROOT, name);
  }

  private InProcess.Finished ok(String line) {
    InProcess.Finished finished = run(line);
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
    return finished;
  }

  private InProcess.Finished run(String line) {
    return new InProcess(folder).command(line.replace("DIR", ROOT).split(" "));
  }
}
