package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Upstream's unmodified teragen, terasort and teravalidate and ours on the same files. */
class TerasortInteropIT {

  private static final String ROOT = "/tmp/tera-interop";
  private static final int ROW = 100;
  private static final String MAPS = "mapreduce.job.maps=";
  private static final String REDUCES = "mapreduce.job.reduces=";

  @TempDir Path folder;

  @AfterEach
  void removeRows() throws IOException {
    HdfsFiles.fileSystem().delete(new org.apache.hadoop.fs.Path(ROOT), true);
  }

  @ParameterizedTest(name = "{0} maps, {1} rows")
  @CsvSource({"1, 0", "1, 1", "1, 1000", "3, 1", "7, 0", "7, 1000", "3, 1000000"})
  void teragenMakesTheSameFiles(int maps, long rows) throws Exception {
    String[] arguments = {"-D", MAPS + maps, Long.toString(rows), ROOT + "/upstream"};
    if (maps == 1) {
      upstream("teragen", arguments);
    } else {
      // inside its own JVM it always has one map; inside the application master it has them all
      Stream<String> words = Stream.of("teragen", "-Dmapreduce.job.ubertask.enable=true");
      finish(HadoopCommand.upstreamExamples(folder, concatenated(words, arguments)));
    }
    ours("teragen", "-D", MAPS + maps, Long.toString(rows), ROOT + "/ours");
    assertThat(HdfsFiles.digests(ROOT + "/ours"))
        .hasSize(maps)
        .isEqualTo(HdfsFiles.digests(ROOT + "/upstream"));
  }

  @Test
  void rowsAreThoseOfTheSortBenchmark() throws Exception {
    ours("teragen", "-D", MAPS + 1, "1000", ROOT + "/in");
    byte[] rows = HdfsFiles.read(ROOT + "/in/part-m-00000");
    assertThat(new String(rows, 0, 10, StandardCharsets.ISO_8859_1)).isEqualTo("JimGrayRIP");
    long sum = 0;
    for (int at = 0; at < rows.length; at += ROW) {
      CRC32 crc = new CRC32();
      crc.update(rows, at, ROW);
      sum += crc.getValue();
    }
    assertThat(Long.toHexString(sum)).isEqualTo("1f9ffe645ec");
    ours("terachecksum", ROOT + "/in", ROOT + "/sum");
    assertThat(HdfsFiles.text(ROOT + "/sum/part-r-00000")).isEqualTo("1f9ffe645ec\n");
  }

  @Test
  void eachSortsAndAcceptsWhatTheOtherMade() throws Exception {
    ours("teragen", "-D", MAPS + 3, "30k", ROOT + "/in-ours");
    upstream("teragen", "30000", ROOT + "/in-upstream");
    upstream("terasort", "-D", REDUCES + 4, ROOT + "/in-ours", ROOT + "/out-upstream");
    ours("terasort", "-D", REDUCES + 4, ROOT + "/in-upstream", ROOT + "/out-ours");
    assertThat(HdfsFiles.digests(ROOT + "/out-ours")).hasSize(4);
    assertThat(HdfsFiles.digestOfAll(ROOT + "/out-ours"))
        .isEqualTo(HdfsFiles.digestOfAll(ROOT + "/out-upstream"));

    ours("terachecksum", ROOT + "/in-ours", ROOT + "/sum");
    String accepted = "checksum\t" + HdfsFiles.text(ROOT + "/sum/part-r-00000");
    upstream("teravalidate", ROOT + "/out-ours", ROOT + "/report-upstream");
    assertThat(HdfsFiles.text(ROOT + "/report-upstream/part-r-00000")).isEqualTo(accepted);
    ours(
        "teravalidate",
        ROOT + "/out-upstream",
        ROOT + "/report-ours",
        "-source",
        ROOT + "/in-ours");
    assertThat(HdfsFiles.text(ROOT + "/report-ours/part-r-00000")).isEqualTo(accepted);
  }

  @ParameterizedTest(name = "{0} sampled keys, {1} reduces")
  @CsvSource({"100000, 5", "1000, 7"})
  void classicProfileCutsTheRowsWhereUpstreamDoes(int keys, int reduces) throws Exception {
    String sample = "mapreduce.terasort.partitions.sample=" + keys;
    ours("teragen", "-D", MAPS + 3, "20k", ROOT + "/in");
    upstream(
        "terasort", "-D", sample, "-D", REDUCES + reduces, ROOT + "/in", ROOT + "/out-upstream");
    ours(
        "terasort",
        "-profile",
        "classic",
        "-D",
        sample,
        "-D",
        REDUCES + reduces,
        ROOT + "/in",
        ROOT + "/out-ours");
    assertThat(HdfsFiles.digests(ROOT + "/out-ours"))
        .hasSize(reduces)
        .isEqualTo(HdfsFiles.digests(ROOT + "/out-upstream"));
  }

  @Test
  void simplePartitionsAreTheSameToo() throws Exception {
    String simple = "mapreduce.terasort.simplepartitioner=true";
    ours("teragen", "-D", MAPS + 2, "10k", ROOT + "/in");
    upstream("terasort", "-D", simple, "-D", REDUCES + 3, ROOT + "/in", ROOT + "/out-upstream");
    ours("terasort", "-D", simple, "-D", REDUCES + 3, ROOT + "/in", ROOT + "/out-ours");
    assertThat(HdfsFiles.digests(ROOT + "/out-ours"))
        .hasSize(3)
        .isEqualTo(HdfsFiles.digests(ROOT + "/out-upstream"));
  }

  @ParameterizedTest
  @CsvSource({"tuned", "classic"})
  void reportsOfDisorderHaveTheSameLines(String profile) throws Exception {
    ours("teragen", "-D", MAPS + 2, "4000", ROOT + "/in");
    ours("terasort", "-D", REDUCES + 4, ROOT + "/in", ROOT + "/out");
    String first = ROOT + "/out/part-r-00000";
    String second = ROOT + "/out/part-r-00001";
    byte[] moved = HdfsFiles.read(second);
    HdfsFiles.write(second, swapped(HdfsFiles.read(first), 11));
    HdfsFiles.write(first, moved);
    String third = ROOT + "/out/part-r-00002";
    HdfsFiles.write(third, swapped(HdfsFiles.read(third), 100));

    upstream("teravalidate", ROOT + "/out", ROOT + "/report-upstream");
    InProcess.Finished refused =
        new InProcess(folder)
            .command("teravalidate", ROOT + "/out", ROOT + "/report-ours", "-profile", profile);
    assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(1);
    String report = HdfsFiles.text(ROOT + "/report-upstream/part-r-00000");
    assertThat(report)
        .contains("misorder in part-r-00001 between ")
        .contains("misorder in part-r-00002 between ")
        .contains("bad key partitioning:");
    assertThat(HdfsFiles.text(ROOT + "/report-ours/part-r-00000").lines())
        .containsExactlyInAnyOrderElementsOf(report.lines().toList());
  }

  /** The rows with one of them and the next in each other's place. */
  private static byte[] swapped(byte[] rows, int row) {
    byte[] swapped = rows.clone();
    System.arraycopy(rows, row * ROW, swapped, (row + 1) * ROW, ROW);
    System.arraycopy(rows, (row + 1) * ROW, swapped, row * ROW, ROW);
    assertThat(Arrays.equals(rows, swapped)).isFalse();
    return swapped;
  }

  private void ours(String... words) {
    InProcess.Finished finished = new InProcess(folder).command(words);
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
  }

  /** Runs a program of upstream's with its tasks inside its JVM, which saves their containers. */
  private void upstream(String program, String... arguments) throws Exception {
    Stream<String> words =
        Stream.of(
            program, "-Dmapreduce.framework.name=local", "-Dyarn.resourcemanager.address=local");
    finish(HadoopCommand.upstreamExamples(folder, concatenated(words, arguments)));
  }

  private static String[] concatenated(Stream<String> first, String... second) {
    return Stream.concat(first, Stream.of(second)).toArray(String[]::new);
  }

  private static void finish(HadoopCommand command) throws Exception {
    HadoopCommand.Finished finished = command.run();
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
  }
}
