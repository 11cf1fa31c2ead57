package org.benchsuite.common.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** An option that stands twice must not make the parser forget others of its group. */
class RepeatedOptionsTest {

  /** The options that all benchmarks have, one that is in no group, and a command below. */
  @Command(name = "only-options", mixinStandardHelpOptions = true)
  static final class OnlyOptions implements Runnable {
    @Mixin private RunOptions run = new RunOptions();
    @Mixin private HadoopOptions hadoop = new HadoopOptions();

    @Option(
        names = {"-size", "--size"},
        defaultValue = "1")
    private int size;

    private boolean ran;

    @Override
    public void run() {
      ran = true;
    }
  }

  /** A command below another. */
  @Command(name = "below", mixinStandardHelpOptions = true)
  static final class Below implements Runnable {
    @Mixin private RunOptions run = new RunOptions();

    @Override
    public void run() {}
  }

  private record Ran(int exitCode, String out, String err, OnlyOptions command) {}

  private static Ran run(String line) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OnlyOptions command = new OnlyOptions();
    int exitCode =
        new BenchCli(new Console(print(out), print(err), false, 100))
            .add(new CommandLine(command).addSubcommand(new CommandLine(new Below())))
            .run(("only-options " + line).split(" "));
    return new Ran(
        exitCode,
        out.toString(StandardCharsets.UTF_8),
        err.toString(StandardCharsets.UTF_8).strip(),
        command);
  }

  private static PrintStream print(ByteArrayOutputStream stream) {
    return new PrintStream(stream, true, StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-trials 3 -seed 5 -trials 4            | -trials",
        "--label a -seed 5 -label=b             | --label",
        "--seed=5 --seed=5                      | --seed",
        "-force -seed 5 -force                  | -force",
        "--Trials 3 --TRIALS 3                  | --Trials",
        "-queue a -fs file:/// -queue b         | -queue",
        "-D a=b -libjars x --libjars y          | -libjars",
        "-size 3 -size 4                        | -size",
        "--size 3 -size=4                       | --size",
        "below -trials 3 -seed 5 -trials 4      | -trials"
      })
  void isAUsageErrorThatNamesItAsItWasTyped(String line, String option) {
    Ran ran = run(line);
    assertThat(ran.exitCode()).as(ran.toString()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err())
        .startsWith(
            option + " is given more than once; give it once. See 'bench-suite only-options")
        .doesNotContain("\n", "Exception");
    assertThat(ran.command().ran).isFalse();
  }

  @Test
  void listsMayGrow() {
    Ran ran = run("-D a=b -Dc=d -seed 5 -queue q -conf one.xml -D e=f -conf two.xml -trials 3");
    assertThat(ran.exitCode()).as(ran.toString()).isZero();
    assertThat(ran.command().hadoop.canonical())
        .containsExactly(
            "-conf", "one.xml", "-conf", "two.xml", "-D", "a=b", "-D", "c=d", "-D", "e=f");
    assertThat(ran.command().hadoop.words()).endsWith("-queue", "q");
    assertThat(ran.command().run.seed()).isEqualTo(5);
    assertThat(ran.command().run.protocol().trials()).isEqualTo(3);
  }

  @Test
  void theSameWordElsewhereOnTheLineIsNoOption() {
    Ran ran = run("-label -seed -seed 5");
    assertThat(ran.exitCode()).as(ran.toString()).isNotZero();
    assertThat(ran.err()).doesNotContain("more than once");
  }

  @Test
  void helpIsHelpWhateverElseIsThere() {
    Ran ran = run("-trials 3 -trials 4 --help");
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out()).contains("--trials");
  }

  @Test
  void linesOfAPlanAreReadAsStrictly() {
    BenchCli cli =
        new BenchCli(
            new Console(
                print(new ByteArrayOutputStream()),
                print(new ByteArrayOutputStream()),
                false,
                100));
    List<String> words = List.of("noting", "-trials", "3", "FILE", "-seed", "5", "-trials", "4");
    assertThatThrownBy(() -> cli.parse(words))
        .isInstanceOf(CommandLine.OverwrittenOptionException.class);
  }
}
