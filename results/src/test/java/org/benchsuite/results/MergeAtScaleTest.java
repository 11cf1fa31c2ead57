package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeAtScaleTest {

  /** Far beyond the second or two that it takes alone: machines are shared. */
  private static final long BOUND = TimeUnit.SECONDS.toNanos(60);

  @Test
  void hundredThousandTasksAreMergedInHalfAGibibyte(@TempDir Path folder) throws Exception {
    try (ForkedJvm jvm = ForkedJvm.start(MergeAtScale.class, folder, List.of("-Xmx512m"))) {
      int exit = jvm.await(120);

      assertThat(exit).as(jvm.output()).isZero();
      assertThat(nanos(jvm.output())).isLessThan(BOUND);
    }
  }

  private static long nanos(String output) {
    return output
        .lines()
        .filter(line -> line.startsWith("nanos="))
        .mapToLong(line -> Long.parseLong(line.substring("nanos=".length())))
        .findFirst()
        .orElseThrow();
  }
}
