package org.benchsuite.dfsio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The second {@code -nrFiles} of a line must not take its {@code -size} away. */
class RepeatedOptionsTest {

  private static final int USAGE = 2;

  @TempDir Path folder;

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "-write -nrFiles 2 -size 1KB -nrFiles 3            | -nrFiles",
        "-write -size 1KB -fileSize 2KB                    | -size",
        "-read -verify -data zeros --verify                | -verify",
        "-write -write -nrFiles 1 -size 1KB                | -write",
        "-write -size 1KB -trials 3 -label a --trials=4    | -trials",
        "-write -size 1KB -queue a -queue b                | -queue"
      })
  void isToldAndNothingIsWritten(String line, String option) {
    LocalDfsio.Finished finished = new LocalDfsio(folder).run(line);
    assertThat(finished.exitCode()).as(finished.text()).isEqualTo(USAGE);
    assertThat(finished.text())
        .isEqualTo(
            option + " is given more than once; give it once. See 'bench-suite dfsio --help'. ");
    assertThat(folder).isEmptyDirectory();
  }
}
