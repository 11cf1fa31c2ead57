package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;

/** Command lines of hbase-pe, its clients threads of this JVM, on the test cluster's HBase. */
final class PeLine {

  private static final int FAILED = 1;

  private final InProcess suite;

  /** Records go below the folder. */
  PeLine(Path folder) {
    this.suite = new InProcess(folder, HBaseTestCluster.confDir());
  }

  /** Runs a line of words between single blanks. */
  InProcess.Finished run(String line) {
    List<String> words = new ArrayList<>(List.of("hbase-pe", "--nomapred"));
    words.addAll(List.of(line.split(" ")));
    words.add("-conf");
    words.add(HBaseTestCluster.confDir().resolve("hbase-site.xml").toString());
    return suite.command(words.toArray(String[]::new));
  }

  /** The record of a line that must be valid. */
  RunRecord record(String line) throws IOException {
    InProcess.Finished finished = run(line);
    assertThat(finished.exitCode()).as("%s: %s", line, finished).isZero();
    RunRecord record = Records.latest(results());
    assertThat(record.valid()).isTrue();
    return record;
  }

  /** The only trial of a line that must be valid. */
  Trial trial(String line) throws IOException {
    return record(line).trials().get(0);
  }

  /** The only trial of a line whose number must be void. */
  Trial voidTrial(String line) throws IOException {
    InProcess.Finished finished = run(line);
    assertThat(finished.exitCode()).as("%s: %s", line, finished).isEqualTo(FAILED);
    assertThat(finished.out()).contains("VOID").doesNotContain("[ Avg TPS/QPS]");
    RunRecord record = Records.latest(results());
    assertThat(record.valid()).isFalse();
    return record.trials().get(0);
  }

  Path results() {
    return suite.results();
  }

  static double scalar(Trial trial, String name) {
    return trial.scalar(name).map(Scalar::value).orElseThrow(() -> new AssertionError(name));
  }

  static OpStats operation(Trial trial, String name) {
    return trial.operations().stream()
        .filter(stats -> stats.operation().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError(name + " is not among " + trial.operations()));
  }

  /** The text of the note that the rule left. */
  static String note(Trial trial, String rule) {
    return trial.notes().stream()
        .filter(note -> note.rule().equals(rule))
        .map(Note::text)
        .findFirst()
        .orElseThrow(() -> new AssertionError(rule + " is not among " + trial.notes()));
  }
}
