package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sort as users submit it: {@code hadoop jar} in a fresh JVM, containers on YARN. */
class TerasortOnYarnIT {

  private static final String ROOT = "/tmp/tera-yarn";
  private static final long ROWS = 209_716;

  @TempDir Path folder;

  @AfterEach
  void removeRows() throws IOException {
    HdfsFiles.fileSystem().delete(new org.apache.hadoop.fs.Path(ROOT), true);
  }

  @Test
  void wholeCaseThenAClassicSortOfItsRows() throws Exception {
    HadoopCommand.Finished whole =
        HadoopCommand.jar(
                folder,
                "bench.jar",
                "terasort",
                "run",
                "20MB",
                ROOT,
                "-trials",
                "1",
                "-D",
                "mapreduce.job.ubertask.enable=false",
                "-D",
                "mapreduce.job.reduces=2")
            .run();
    assertThat(whole.exitCode()).as(whole.toString()).isZero();
    assertThat(whole.out()).contains("----- TeraSort -----").contains("rows: " + ROWS);
    checkWholeCase(Records.latest(records()));
    String sorted = HdfsFiles.digestOfAll(ROOT + "/output");
    assertThat(HdfsFiles.text(ROOT + "/report/part-r-00000")).matches("checksum\t[0-9a-f]+\n");

    HadoopCommand.Finished withoutContainers =
        HadoopCommand.jar(folder, "bench.terasort.jar", "terasort", ROOT + "/input", ROOT + "/uber")
            .run();
    assertThat(withoutContainers.exitCode()).as(withoutContainers.toString()).isZero();
    assertThat(HdfsFiles.digestOfAll(ROOT + "/uber")).isEqualTo(sorted);

    HadoopCommand.Finished refused = classic("output");
    assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(3);
    assertThat(refused.err()).contains(ROOT + "/output already exists").doesNotContain("\tat ");
    assertThat(HdfsFiles.digestOfAll(ROOT + "/output")).isEqualTo(sorted);

    HadoopCommand.Finished classic =
        classic("output", "-overwrite", "-D", "mapreduce.job.reduces=3");
    assertThat(classic.exitCode()).as(classic.toString()).isZero();
    assertThat(HdfsFiles.digestOfAll(ROOT + "/output")).isEqualTo(sorted);
    assertThat(HdfsFiles.digests(ROOT + "/output")).hasSize(3);
    checkClassic(Records.latest(records()));
  }

  private static void checkWholeCase(RunRecord record) {
    assertThat(record.valid()).isTrue();
    assertThat(record.operation()).isEqualTo("run");
    assertThat(record.parameters()).containsEntry("profile", "TUNED");
    assertThat(record.fingerprint().facts()).containsEntry("mapreduce.framework", "yarn");
    Trial trial = record.trials().get(0);
    assertThat(trial.phases())
        .extracting(Phase::name)
        .contains("teragen", "terasort", "teravalidate", "sort: sampling")
        .anyMatch(name -> name.startsWith("sort: ") && name.contains("shuffle"));
    assertThat(trial.phases()).allMatch(phase -> phase.nanos() >= 0);
    assertThat(value(trial, "rows")).isEqualTo(ROWS);
    assertThat(value(trial, "bytes")).isEqualTo(100.0 * ROWS);
    assertThat(value(trial, "map tasks")).isPositive();
    assertThat(value(trial, "reduce tasks")).isEqualTo(2);
    assertThat(value(trial, "CPU time spent")).isPositive();
    assertThat(value(trial, "map output records")).isEqualTo(ROWS);
    // written to the disk once: by the map tasks
    assertThat(value(trial, "spilled records")).isEqualTo(ROWS);
    assertThat(value(trial, "processors busy")).isBetween(0.0, 1.0);
    assertThat(value(trial, "terasort throughput")).isPositive();
  }

  private static void checkClassic(RunRecord record) {
    assertThat(record.valid()).isTrue();
    assertThat(record.operation()).isEqualTo("sort");
    assertThat(record.parameters())
        .containsEntry("profile", "CLASSIC")
        .containsEntry("overwrite", "true")
        .containsEntry("D mapreduce.job.reduces", "3");
    Trial trial = record.trials().get(0);
    assertThat(trial.notes())
        .filteredOn(note -> note.rule().equals("profile"))
        .extracting(Note::text)
        .singleElement()
        .asString()
        .startsWith("Profile classic");
    assertThat(value(trial, "reduce tasks")).isEqualTo(3);
    assertThat(value(trial, "rows")).isEqualTo(ROWS);
  }

  private static double value(Trial trial, String name) {
    return trial.scalar(name).map(Scalar::value).orElseThrow();
  }

  private HadoopCommand.Finished classic(String out, String... options) throws Exception {
    String[] words = new String[options.length + 5];
    words[0] = "terasort";
    words[1] = ROOT + "/input";
    words[2] = ROOT + "/" + out;
    words[3] = "--profile";
    words[4] = "classic";
    System.arraycopy(options, 0, words, 5, options.length);
    return HadoopCommand.jar(folder, "bench.terasort.jar", words).run();
  }

  private Path records() {
    return folder.resolve("bench-suite-results");
  }
}
