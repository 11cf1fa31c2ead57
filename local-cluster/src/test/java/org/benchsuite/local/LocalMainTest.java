package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The life of a cluster that stays up between commands. */
class LocalMainTest {
  @TempDir private Path state;
  private StringWriter out;
  private StringWriter err;

  @AfterEach
  void stop() {
    run("stop");
  }

  @Test
  void aClusterIsStartedSeenUsedAndStopped() throws IOException {
    assertThat(run("start", "-D", "my.key=a value", "-Dother.key=b")).isZero();
    assertThat(err.toString()).containsPattern("Starting an embedded HDFS .*ready in \\d+\\.\\d s");
    Path conf = Path.of(group(out, "HADOOP_CONF_DIR=(.*)"));
    new HdfsFiles(SiteFiles.read(conf)).write("/tmp/file", "text");
    assertThat(SiteFiles.read(conf).get("my.key")).isEqualTo("a value");
    assertThat(SiteFiles.read(conf).get("other.key")).isEqualTo("b");

    assertThat(run("start")).isEqualTo(1);
    assertThat(err.toString()).contains("already up").contains("local stop");

    assertThat(run("status")).isZero();
    assertThat(out.toString())
        .containsPattern("NameNode: +hdfs://localhost:[1-9]")
        .containsPattern("ResourceManager: +localhost:[1-9]")
        .containsPattern("DataNodes 1, NodeManagers 1");

    assertThat(run("env")).isZero();
    assertThat(out.toString().strip()).isEqualTo("export HADOOP_CONF_DIR='" + conf + "'");

    assertThat(run("stop")).isZero();
    new Leftovers(conf.getParent()).assertNone();
    assertThat(run("status")).isEqualTo(1);
  }

  @Test
  void whatADeadClusterLeftIsCleared() {
    assertThat(run("start", "--data-dir", state.resolve("data").toString())).isZero();
    Path first = Path.of(group(out, "HADOOP_CONF_DIR=(.*)")).getParent();
    long pid = pid();
    assertThat(ProcessHandle.of(pid).orElseThrow().destroyForcibly()).isTrue();
    assertThat(Poll.until(Duration.ofSeconds(20), () -> run("status") == 1)).isTrue();
    assertThat(first).exists();

    assertThat(run("start", "--data-dir", state.resolve("data").toString())).isZero();
    assertThat(err.toString()).contains("Clearing what an earlier cluster left behind");
    new Leftovers(first).assertNone();
    assertThat(pid()).isNotEqualTo(pid);

    assertThat(run("stop")).isZero();
    assertThat(state.resolve("data")).isNotEmptyDirectory();
  }

  @Test
  void withoutAClusterEveryCommandSaysSo() {
    assertThat(run("status")).isEqualTo(1);
    assertThat(out.toString()).contains("No local cluster is up");
    assertThat(run("env")).isEqualTo(1);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString()).contains("No local cluster is up");
    assertThat(run("stop")).isZero();
    assertThat(out.toString()).contains("No local cluster is up");
  }

  @Test
  void wrongUsageIsASentenceAndExitCode2() {
    assertThat(run("start", "--datanodes", "0")).isEqualTo(2);
    assertThat(err.toString()).startsWith("--datanodes must be 1 or more, not 0");
    assertThat(run("exec", "--job-jar", "none.jar")).isEqualTo(2);
    assertThat(err.toString()).startsWith("--job-jar: there is no file none.jar");
    assertThat(run("begin")).isEqualTo(2);
    assertThat(run()).isEqualTo(2);
  }

  @Test
  void aFailureIsASentenceWithoutAStackTrace() {
    assertThat(run("start", "--data-dir", "/dev/null/data")).isEqualTo(1);
    assertThat(err.toString())
        .contains("The data directory /dev/null/data cannot be created")
        .doesNotContain("\tat ");
    assertThat(run("start", "--verbose", "--data-dir", "/dev/null/data")).isEqualTo(1);
    assertThat(err.toString()).contains("\tat ");
  }

  private long pid() {
    run("status");
    return Long.parseLong(group(out, "process (\\d+)"));
  }

  private static String group(StringWriter text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text.toString());
    assertThat(matcher.find()).as("%s in %s", pattern, text).isTrue();
    return matcher.group(1);
  }

  private int run(String... arguments) {
    out = new StringWriter();
    err = new StringWriter();
    CommandLine commandLine =
        LocalMain.commandLine(Map.of("BENCH_SUITE_STATE", state.resolve("state").toString()));
    commandLine.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return commandLine.execute(arguments);
  }
}
