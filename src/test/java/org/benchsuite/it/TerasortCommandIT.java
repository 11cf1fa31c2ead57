package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The sort's commands on HDFS with tasks inside this JVM: odd input, wrong words, protocols. */
class TerasortCommandIT {

  private static final int USAGE = 2;
  private static final int NOT_FIT = 3;
  private static final int ROW = 100;
  private static final String ROOT = "/tmp/tera-commands";

  @TempDir Path folder;

  @AfterEach
  void removeRows() throws IOException {
    HdfsFiles.fileSystem().delete(new org.apache.hadoop.fs.Path(ROOT), true);
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("terasort DIR/a DIR/b -barrier", USAGE, "-barrier does not go with terasort"),
        arguments("terasort DIR/a DIR/b DIR/c", USAGE, "terasort takes IN and OUT, or run, a size"),
        arguments("terasort DIR/a", USAGE, "IN OUT"),
        arguments("terasort DIR/a DIR/b -profile fast", USAGE, "'-profile'"),
        arguments("terasort DIR/a DIR/b -protocol tpcx-hs", USAGE, "goes with terasort run"),
        arguments("terasort run 1k DIR -protocol minute", USAGE, "'minute' is not known"),
        arguments("terasort run 1K DIR", USAGE, "'1K' may mean bytes or rows"),
        arguments("terasort run many DIR", USAGE, "'many' is neither a number of rows"),
        arguments("terasort DIR/same DIR/same", USAGE, "IN and OUT are the same folder"),
        arguments("terasort DIR/same DIR/other/../same/", USAGE, "IN and OUT are the same folder"),
        arguments("teragen 10M DIR/a", USAGE, "write 10MB for a size or 10m for rows"),
        arguments("teragen 10M DIR/a", USAGE, "'10M' may mean bytes or rows"),
        arguments("teragen 10", USAGE, "'OUT'"),
        arguments("teragen x DIR/a", USAGE, "'x' is neither a number of rows"),
        arguments("teragen -1 DIR/a", USAGE, "'-1'"),
        arguments("teragen 99t DIR/a -overwrit", USAGE, "did you mean"),
        arguments("teragen 1k DIR/a -D mapreduce.job.maps=0", USAGE, "must be 1 or more, not 0."),
        arguments("teravalidate DIR/a", USAGE, "'REPORT'"),
        arguments("teragen 1t DIR/a", NOT_FIT, "Not enough space"),
        arguments("terasort run 1t DIR/a", NOT_FIT, "Not enough space"),
        arguments("terasort run 1t DIR/a -protocol tpcx-hs", NOT_FIT, "Not enough space"),
        arguments("terasort DIR/a DIR/b", NOT_FIT, "There is nothing at"),
        arguments("terasort DIR/a DIR/b -profile classic", NOT_FIT, "There is nothing at"),
        arguments("teravalidate DIR/a DIR/b", NOT_FIT, "There is nothing at"),
        arguments("terachecksum DIR/a DIR/b", NOT_FIT, "There is nothing at"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void isToldInOneSentenceAndLeavesNothing(String line, int exitCode, String words)
      throws IOException {
    InProcess.Finished finished = run(line);
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(exitCode);
    assertThat(finished.err().strip()).contains(words).doesNotContain("\tat ");
    assertThat(finished.err().strip().lines().filter(text -> !text.isBlank())).hasSize(1);
    assertThat(finished.out()).isEmpty();
    assertThat(folder.resolve("results")).doesNotExist();
    assertThat(HdfsFiles.exists(ROOT)).isFalse();
  }

  @ParameterizedTest(name = "{0} rows, {1} reduces, {2}")
  @CsvSource({
    "0, 1, tuned",
    "0, 3, tuned",
    "0, 1, classic",
    "0, 3, classic",
    "1, 1, tuned",
    "1, 3, tuned",
    "1, 1, classic",
    "1, 3, classic",
    "5, 8, tuned",
    "5, 8, classic",
    "3000, 4, tuned",
    "3000, 4, classic"
  })
  void anyNumberOfRowsIsSortedByAnyNumberOfReduces(long rows, int reduces, String profile)
      throws Exception {
    ok("teragen " + rows + " DIR/in");
    ok("terasort DIR/in DIR/out -profile " + profile + " -D mapreduce.job.reduces=" + reduces);
    ok("teravalidate DIR/out DIR/report -profile " + profile);
    assertThat(sortedRows("in")).isEqualTo(HdfsFiles.rows(ROOT + "/out"));
    for (RunRecord record : Records.all(folder.resolve("results"))) {
      assertThat(record.valid()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"tuned", "classic"})
  void simplePartitionerSortsToo(String profile) throws Exception {
    ok("teragen 3000 DIR/in");
    ok(
        "terasort DIR/in DIR/out -D mapreduce.terasort.simplepartitioner=true -D"
            + " mapreduce.job.reduces=3 -profile "
            + profile);
    ok("teravalidate DIR/out DIR/report");
    assertThat(HdfsFiles.digests(ROOT + "/out")).hasSize(3);
  }

  @Test
  void sortIsVerifiedOnDemandAgainstWhatTeragenRecorded() throws Exception {
    assertThat(run("teragen 1000 DIR/in").exitCode()).isZero();
    InProcess.Finished verified = run("terasort DIR/in DIR/out -verify");
    assertThat(verified.exitCode()).as(verified.toString()).isZero();
    assertThat(verified.out().replaceAll("\\s+", " "))
        .contains("1000 rows in order, checksum 1f9ffe645ec");
    // another record than these rows have: as if some were lost on the way
    assertThat(run("teragen 1001 DIR/more").exitCode()).isZero();
    var fileSystem = HdfsFiles.fileSystem();
    var lie = new org.apache.hadoop.fs.Path(ROOT + "/in/_bench_suite_rows");
    fileSystem.delete(lie, false);
    fileSystem.rename(new org.apache.hadoop.fs.Path(ROOT + "/more/_bench_suite_rows"), lie);
    InProcess.Finished wrong = run("terasort DIR/in DIR/out -verify -overwrite");
    assertThat(wrong.exitCode()).as(wrong.toString()).isEqualTo(1);
    assertThat(wrong.out().replaceAll("\\s+", " "))
        .contains("VOID")
        .contains("1 less than the 1001 that teragen made");
  }

  @ParameterizedTest
  @CsvSource({"tuned", "classic"})
  void rowsOfOneKeyAreAllKept(String profile) throws Exception {
    Random random = new Random(3);
    byte[] rows = new byte[5000 * ROW];
    random.nextBytes(rows);
    for (int at = 0; at < rows.length; at += ROW) {
      System.arraycopy("the same k".getBytes(StandardCharsets.US_ASCII), 0, rows, at, 10);
    }
    HdfsFiles.write(ROOT + "/in/part-m-00000", rows);
    ok("terasort DIR/in DIR/out -D mapreduce.job.reduces=3 -profile " + profile);
    InProcess.Finished validated = ok("teravalidate DIR/out DIR/report");
    assertThat(validated.out()).contains("Nothing is recorded of the rows");
    ok("terachecksum DIR/in DIR/sum");
    assertThat(HdfsFiles.text(ROOT + "/report/part-r-00000"))
        .isEqualTo("checksum\t" + HdfsFiles.text(ROOT + "/sum/part-r-00000"));
    assertThat(HdfsFiles.rows(ROOT + "/out")).containsExactlyInAnyOrderElementsOf(sortedRows("in"));
  }

  @Test
  void protocolOfTpcxHsIsRunTwiceAndCalledUnofficial() throws Exception {
    InProcess.Finished finished = ok("terasort run 2000 DIR --protocol tpcx-hs");
    assertThat(finished.out())
        .contains("----- TPCx-HS protocol, UNOFFICIAL -----")
        .containsPattern("HSph@SF: \\d+\\.\\d+")
        .contains("Unofficial: this follows the steps");
    RunRecord record = Records.latest(folder.resolve("results"));
    assertThat(record.valid()).isTrue();
    assertThat(record.operation()).isEqualTo("tpcx-hs");
    var trial = record.trials().get(0);
    double first = trial.scalar("HSph@SF of run 1").orElseThrow().value();
    double second = trial.scalar("HSph@SF of run 2").orElseThrow().value();
    assertThat(trial.scalar("HSph@SF (slower run, unofficial)").orElseThrow().value())
        .isEqualTo(Math.min(first, second));
    assertThat(trial.notes()).extracting(Note::rule).contains("tpcx-hs", "replication");
  }

  @Test
  void wholeCaseKeepsItsRowsAndGivesWayToItsNextTrialOnly() throws Exception {
    ok("terasort run 2000 DIR -trials 2");
    assertThat(Records.latest(folder.resolve("results")).trials()).hasSize(2);
    InProcess.Finished again = run("terasort run 2000 DIR");
    assertThat(again.exitCode()).as(again.toString()).isEqualTo(NOT_FIT);
    assertThat(again.err()).contains(ROOT + "/output already exists");
    InProcess.Finished other = run("terasort run 3000 DIR");
    assertThat(other.exitCode()).isEqualTo(NOT_FIT);
    assertThat(other.err()).contains("holds 2000 rows, not the 3000 that are asked for");
    assertThat(HdfsFiles.rows(ROOT + "/input")).hasSize(2000);
    ok("terasort run 3000 DIR -overwrite");
    assertThat(HdfsFiles.rows(ROOT + "/output")).hasSize(3000);
  }

  @ParameterizedTest
  @CsvSource({"tuned", "classic"})
  void stepsAddSlicesToWhatIsThere(String profile) throws Exception {
    Set<String> before = Set.of();
    double generated = 0;
    for (String step : List.of("100001", "200002", "300003")) {
      ok("terasort run DIR -steps 100001:300003:100001 -profile " + profile + " -step " + step);
      RunRecord record = Records.latest(folder.resolve("results"));
      assertThat(record.valid()).isTrue();
      generated += record.trials().get(0).scalar("generated").orElseThrow().value();
      Set<String> there = TerasortSlices.files(ROOT + "/input");
      assertThat(there).containsAll(before);
      before = there;
    }
    ok("teragen 3001 DIR/whole");
    ok("terasort DIR/whole DIR/sorted -profile " + profile);
    assertThat(generated).isEqualTo(300_100);
    assertThat(HdfsFiles.rows(ROOT + "/output")).isEqualTo(HdfsFiles.rows(ROOT + "/sorted"));
  }

  @ParameterizedTest
  @CsvSource({"teragen 1000 DIR/out", "terasort DIR/in DIR/out", "teravalidate DIR/in DIR/out"})
  void foldersOfOthersAreNeverRemoved(String line) throws Exception {
    ok("teragen 1000 DIR/in");
    HdfsFiles.write(ROOT + "/out/part-r-00000", new byte[ROW]);
    HdfsFiles.write(ROOT + "/out/thesis.txt", "years of work".getBytes(StandardCharsets.UTF_8));
    InProcess.Finished plain = run(line);
    assertThat(plain.exitCode()).as(plain.toString()).isEqualTo(NOT_FIT);
    assertThat(plain.err()).contains("already exists");
    InProcess.Finished overwritten = run(line + " -overwrite");
    assertThat(overwritten.exitCode()).as(overwritten.toString()).isEqualTo(NOT_FIT);
    assertThat(overwritten.err()).contains("holds other things than the output of a job");
    assertThat(HdfsFiles.text(ROOT + "/out/thesis.txt")).isEqualTo("years of work");
    assertThat(HdfsFiles.read(ROOT + "/out/part-r-00000")).hasSize(ROW);
  }

  @Test
  void rowsThatAreNotWholeAreRefused() throws Exception {
    HdfsFiles.write(ROOT + "/in/part-m-00000", new byte[ROW + 1]);
    InProcess.Finished finished = run("terasort DIR/in DIR/out");
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(NOT_FIT);
    assertThat(finished.err()).contains("has 101 bytes, which are not whole rows of 100 bytes");
    assertThat(HdfsFiles.exists(ROOT + "/out")).isFalse();
  }

  private List<String> sortedRows(String in) throws IOException {
    List<String> rows = new ArrayList<>(HdfsFiles.rows(ROOT + "/" + in));
    // one character a byte, so that they compare as the keys do
    rows.sort(null);
    return rows;
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
