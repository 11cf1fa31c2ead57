package org.benchsuite.it;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;

/** Commands of the suite in this JVM: tasks inside it too, data on the test cluster's HDFS. */
final class InProcess {

  private final Path folder;
  private final Path confDir;

  InProcess(Path folder) {
    this(folder, TestCluster.confDir());
  }

  InProcess(Path folder, Path confDir) {
    this.folder = folder;
    this.confDir = confDir;
  }

  /** What a command printed and how it ended. */
  record Finished(int exitCode, String out, String err) {}

  /** Runs dfsio with that root on the cluster, records below the folder. */
  Finished dfsio(String root, String... options) {
    List<String> words = new ArrayList<>(List.of("dfsio"));
    words.addAll(List.of(options));
    words.addAll(
        List.of(
            "-D",
            "test.build.data=" + root,
            "-resFile",
            folder.resolve("TestDFSIO_results.log").toString()));
    return command(words.toArray(String[]::new));
  }

  /** Runs any command on the cluster, records below the folder. */
  Finished command(String... given) {
    List<String> words = new ArrayList<>(List.of(given));
    words.addAll(
        List.of(
            "-conf",
            confDir.resolve("core-site.xml").toString(),
            "-conf",
            confDir.resolve("hdfs-site.xml").toString(),
            "-jt",
            "local",
            // each command is a client of its own, as in a JVM of its own
            "-D",
            "fs.hdfs.impl.disable.cache=true",
            "-results",
            results().toString()));
    return run(words.toArray(String[]::new));
  }

  Path results() {
    return folder.resolve("results");
  }

  static Finished run(String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode =
        new BenchCli(
                new Console(
                    new PrintStream(out, true, StandardCharsets.UTF_8),
                    new PrintStream(err, true, StandardCharsets.UTF_8),
                    false,
                    100))
            .run(words);
    return new Finished(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
