package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Looks for processes and files of a cluster that should have gone. */
record Leftovers(Path base) {
  /** Long for a busy machine; the cluster itself is to be gone within 2 s. */
  private static final Duration LIMIT = Duration.ofSeconds(20);

  void assertNoneSoon() {
    Poll.until(LIMIT, () -> processes().isEmpty() && !base.toFile().exists());
    assertNone();
  }

  void assertNone() {
    assertThat(processes()).as("processes of the cluster").isEmpty();
    assertThat(base).as("folder of the cluster").doesNotExist();
  }

  /** By their command lines, which is not how the cluster itself looks for them. */
  List<String> processes() {
    return ProcessHandle.allProcesses()
        .map(process -> process.info().commandLine())
        .flatMap(Optional::stream)
        .filter(line -> line.contains(base.toString()))
        .toList();
  }

  /** Returns once the cluster runs a map task in a container. */
  void awaitMapTask() {
    boolean running =
        Poll.until(
            Duration.ofSeconds(60),
            () ->
                processes().stream()
                    .anyMatch(line -> line.contains("org.apache.hadoop.mapred.YarnChild")));
    assertThat(running).as("a map task runs").isTrue();
  }
}
