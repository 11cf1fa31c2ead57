package org.benchsuite.common.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class HadoopOptionsTest {

  @TempDir Path folder;

  private static HadoopOptions parse(String... words) {
    HadoopOptions options = new HadoopOptions();
    new CommandLine(options)
        .setOptionsCaseInsensitive(true)
        .setPosixClusteredShortOptionsAllowed(false)
        .parseArgs(Arguments.normalise(words));
    return options;
  }

  @Test
  void everySpellingOfAPropertyArrives() {
    Configuration configuration =
        parse("-D", "a.b=1", "-Dc.d=2", "-D", "e.f=x=y", "-D", "g.h=").toConfiguration();
    assertThat(configuration.get("a.b")).isEqualTo("1");
    assertThat(configuration.get("c.d")).isEqualTo("2");
    assertThat(configuration.get("e.f")).isEqualTo("x=y");
    assertThat(configuration.get("g.h")).isEmpty();
  }

  @Test
  void optionsReachHadoopBeforeAnyWordThatWouldStopItsParser() {
    assertThat(parse("-queue", "q", "-D", "a=b", "-fs", "file:///", "-conf", "x.xml").canonical())
        .containsExactly("-conf", "x.xml", "-fs", "file:///", "-D", "a=b");
  }

  @Test
  void queueAndFileSystemAreSet() {
    Configuration configuration =
        parse("-queue", "bench", "-fs", "file:///", "-jt", "local").toConfiguration();
    assertThat(configuration.get("mapreduce.job.queuename")).isEqualTo("bench");
    assertThat(configuration.get("fs.defaultFS")).isEqualTo("file:///");
    assertThat(configuration.get("mapreduce.framework.name")).isEqualTo("local");
  }

  @Test
  void laterPropertiesOverruleConfigurationFiles() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("site.xml"),
            """
            <configuration><property><name>a.b</name><value>file</value></property>
            <property><name>c.d</name><value>file</value></property></configuration>
            """);
    Configuration configuration =
        parse("-D", "a.b=line", "-conf", file.toString()).toConfiguration();
    assertThat(configuration.get("a.b")).isEqualTo("line");
    assertThat(configuration.get("c.d")).isEqualTo("file");
  }

  @Test
  void missingFileIsAUsageError() {
    assertThatThrownBy(
            () -> parse("-conf", folder.resolve("none.xml").toString()).toConfiguration())
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("none.xml");
  }
}
