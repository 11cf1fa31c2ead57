package org.benchsuite.wordcount.text;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;

/**
 * A command on the local file system with tasks inside this JVM.
 *
 * @param exitCode how it ended
 * @param text all that it printed, on one line
 */
public record CommandLineRun(int exitCode, String text) {

  /** Runs it with all that it needs for itself below {@code folder}. */
  public static CommandLineRun of(Path folder, String... command) {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(List.of("-fs", "file:///", "-jt", "local"));
    words.addAll(List.of("-D", "bench.work.dir=" + folder.resolve("work")));
    words.addAll(List.of("-D", "hadoop.tmp.dir=" + folder.resolve("tmp")));
    words.addAll(List.of("-results", folder.resolve("results").toString()));
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
    int exitCode =
        new BenchCli(new Console(stream, stream, false, 100)).run(words.toArray(String[]::new));
    return new CommandLineRun(
        exitCode, printed.toString(StandardCharsets.UTF_8).replaceAll("\\s+", " "));
  }
}
