package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The count as users submit it, {@code hadoop jar} in a fresh JVM, beside upstream's unmodified
 * program, and with less memory than it has words.
 */
class WordcountOnYarnIT {

  private static final String ROOT = "/tmp/wordcount-yarn";
  private static final int DISTINCT = 5_000_000;

  /** Scatters 0 to 4,999,999: it has no factor in common with their number. */
  private static final long STRIDE = 3_141_593;

  /** What upstream writes of them with two reduce tasks, which takes it a minute. */
  private static final Map<String, String> UPSTREAM_OF_DISTINCT =
      Map.of(
          "part-r-00000",
          "ad135f885e8d42ec64aa1fb62db9c6d9d17e98aae5d4708e5237a1a8389904ee",
          "part-r-00001",
          "868202708248cc371a7beb31980db558071e7450fbc4392667f97bb654ed45a8");

  private static final long LINE_BYTES = 200_000_000;

  @TempDir Path folder;

  @AfterEach
  void removeText() throws IOException {
    HdfsFiles.fileSystem().delete(new org.apache.hadoop.fs.Path(ROOT), true);
  }

  @Test
  void bothProfilesWriteTheFilesOfUpstream() throws Exception {
    HdfsFiles.write(ROOT + "/in/one", TextSamples.lines(60_000, 30_000));
    HdfsFiles.write(ROOT + "/in/two", TextSamples.lines(60_000, 1_000));
    upstream("-Dmapreduce.job.reduces=3", ROOT + "/in", ROOT + "/upstream");
    Map<String, String> expected = HdfsFiles.digests(ROOT + "/upstream");
    assertThat(expected).hasSize(3);
    for (String profile : List.of("tuned", "classic")) {
      inContainers(profile, "mapreduce.job.reduces=3");
      assertThat(HdfsFiles.digests(ROOT + "/" + profile)).isEqualTo(expected);
      RunRecord record = Records.latest(folder.resolve("bench-suite-results"));
      assertThat(record.valid()).isTrue();
      assertThat(record.fingerprint().facts()).containsEntry("mapreduce.framework", "yarn");
      assertThat(record.trials().get(0).scalar("reduce tasks").map(Scalar::value)).hasValue(3.0);
    }
  }

  @Test
  void fiveMillionWordsFitIntoTasksOf64Mebibytes() throws Exception {
    writeDistinctWords("one", 0);
    writeDistinctWords("two", DISTINCT / 2);
    inContainers(
        "tuned",
        "mapreduce.job.reduces=2",
        "mapreduce.map.java.opts=-Xmx64m",
        "mapreduce.reduce.java.opts=-Xmx64m");
    assertThat(HdfsFiles.digests(ROOT + "/tuned")).isEqualTo(UPSTREAM_OF_DISTINCT);
  }

  /** Half of the distinct words, and after every tenth of them one that comes often. */
  private static void writeDistinctWords(String name, int from) throws IOException {
    FileSystem fileSystem = HdfsFiles.fileSystem();
    var path = new org.apache.hadoop.fs.Path(ROOT + "/in/" + name);
    try (OutputStream out = new BufferedOutputStream(fileSystem.create(path), 1 << 16)) {
      for (int i = from; i < from + DISTINCT / 2; i++) {
        out.write(TextSamples.text(TextSamples.word((int) (i * STRIDE % DISTINCT))));
        out.write(' ');
        if (i % 10 == 0) {
          out.write(TextSamples.text(TextSamples.word(i % 97) + "\n"));
        }
      }
    }
  }

  @Test
  void lineThatIsLongerThanTheHeapIsNotHeldInIt() throws Exception {
    Path in = Files.createDirectory(folder.resolve("in"));
    byte[] expected = writeOneLine(in.resolve("line"));
    Path out = folder.resolve("out");
    HadoopCommand.Finished finished =
        HadoopCommand.jar(
                folder,
                "bench.wordcount.jar",
                "wordcount",
                in.toString(),
                out.toString(),
                "-fs",
                "file:///",
                "-jt",
                "local",
                "-D",
                "bench.work.dir=" + folder.resolve("work"),
                "-D",
                "mapreduce.job.reduces=1")
            .javaOption("-Xmx112m")
            .run();
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
    assertThat(Files.readAllBytes(out.resolve("part-r-00000"))).isEqualTo(expected);
  }

  /** Makes it, and returns what upstream, which holds it three times, writes of it. */
  private static byte[] writeOneLine(Path file) throws IOException {
    TreeMap<String, Integer> counts = new TreeMap<>();
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
      long written = 0;
      for (long i = 0; written < LINE_BYTES; i++) {
        // long ones, for fewer of them
        String word = TextSamples.word((int) (i * i % 19_997)).repeat(8);
        counts.merge(word, 1, Integer::sum);
        byte[] bytes = TextSamples.text(word + " ");
        out.write(bytes);
        written += bytes.length;
      }
    }
    StringBuilder expected = new StringBuilder();
    counts.forEach((word, count) -> expected.append(word).append('\t').append(count).append('\n'));
    return TextSamples.text(expected.toString());
  }

  private void inContainers(String profile, String... settings) throws Exception {
    List<String> words = new ArrayList<>(List.of("wordcount", ROOT + "/in", ROOT + "/" + profile));
    words.addAll(List.of("-profile", profile, "-D", "mapreduce.job.ubertask.enable=false"));
    for (String setting : settings) {
      words.addAll(List.of("-D", setting));
    }
    HadoopCommand.Finished finished =
        HadoopCommand.jar(folder, "bench.wordcount.jar", words.toArray(String[]::new)).run();
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
  }

  /** Runs upstream's with its tasks inside its JVM, which saves their containers. */
  private void upstream(String... words) throws Exception {
    List<String> all = new ArrayList<>();
    all.add("wordcount");
    all.add("-Dmapreduce.framework.name=local");
    all.add("-Dyarn.resourcemanager.address=local");
    all.addAll(List.of(words));
    HadoopCommand.Finished finished =
        HadoopCommand.upstreamExamples(folder, all.toArray(String[]::new)).run();
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
  }
}
