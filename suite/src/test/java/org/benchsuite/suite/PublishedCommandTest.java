package org.benchsuite.suite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.junit.jupiter.api.Test;

class PublishedCommandTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... words) {
    Console console =
        new Console(
            new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8), false, 100);
    return SuiteMain.cli(console).run(words);
  }

  @Test
  void allAreListedByName() {
    assertThat(run("published")).isZero();
    for (PublishedStudy study : PublishedStudies.all()) {
      assertThat(out.toString(UTF_8)).contains(study.name());
    }
  }

  @Test
  void notesStandAboveTheTables() {
    assertThat(run("published", "portworx-dfsio")).isZero();
    String text = out.toString(UTF_8);
    assertThat(text).contains("not-significant", "36.6 %", "page-cache");
    assertThat(text.indexOf("not-significant")).isLessThan(text.indexOf("dfsio write on px"));
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void beginningsOfNamesChooseSeveralAndFormatsCanBeRead() {
    assertThat(run("published", "uhadoop", "--format", "csv")).isZero();
    assertThat(out.toString(UTF_8).lines())
        .hasSizeGreaterThan(60)
        .noneMatch(line -> line.contains("|"));
    out.reset();
    assertThat(run("published", "uhadoop/hbase", "--format", "markdown")).isZero();
    assertThat(out.toString(UTF_8)).contains("| ");
  }

  @Test
  void unknownNamesAreToldWithTheKnownOnes() {
    assertThat(run("published", "hadoop")).isEqualTo(2);
    assertThat(err.toString(UTF_8))
        .contains("'hadoop'", "uhadoop/terasort")
        .doesNotContain("\tat ");
  }
}
