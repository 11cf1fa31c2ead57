package org.benchsuite.hbase;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.HadoopOptions;
import org.benchsuite.common.cli.RunOptions;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Runs command lines through the real command line, up to their settings. */
final class CommandLines {

  private static final long SEED = 7;

  private CommandLines() {}

  /** The options beside those of every benchmark; runs nothing. */
  @Command(name = "only-options", mixinStandardHelpOptions = true, sortOptions = false)
  static final class OnlyOptions implements Runnable {
    @Mixin PeOptions options = new PeOptions();
    @Mixin HadoopOptions hadoop = new HadoopOptions();
    @Mixin RunOptions run = new RunOptions();

    private Optional<PeSettings> settings = Optional.empty();

    @Override
    public void run() {
      settings = Optional.of(options.toSettings(SEED));
    }
  }

  /** What came of a line. */
  record Ran(int exitCode, String out, String err, Optional<PeSettings> settings) {}

  static Ran run(String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OnlyOptions command = new OnlyOptions();
    List<String> all = new ArrayList<>(List.of("only-options"));
    all.addAll(List.of(words));
    int exitCode =
        new BenchCli(new Console(print(out), print(err), false, 100))
            .add(new CommandLine(command))
            .run(all.toArray(String[]::new));
    return new Ran(
        exitCode,
        out.toString(StandardCharsets.UTF_8),
        err.toString(StandardCharsets.UTF_8).strip(),
        command.settings);
  }

  private static PrintStream print(ByteArrayOutputStream stream) {
    return new PrintStream(stream, true, StandardCharsets.UTF_8);
  }

  /** The settings of a line, its words parted by blanks. */
  static PeSettings settings(String line) {
    Ran ran = run(line.split(" "));
    return ran.settings()
        .orElseThrow(() -> new AssertionError("'" + line + "' is refused: " + ran.err()));
  }

  /** The sentence with which a line is refused. */
  static String refusal(String line) {
    Ran ran = run(line.split(" "));
    if (ran.exitCode() != 2 || ran.settings().isPresent()) {
      throw new AssertionError("'" + line + "' is not refused: " + ran);
    }
    return ran.err();
  }
}
