package org.benchsuite.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Finds and ends the processes that belong to one cluster: its containers outlive the JVM that
 * launched them, so nothing but the operating system knows them all.
 */
final class ClusterProcesses {
  /** Set for the cluster's JVM and for the client of a job that runs on it alone. */
  static final String MARKER = "BENCH_SUITE_CLUSTER_BASE";

  /** Set by the NodeManager for a container, which inherits nothing else from its launcher. */
  private static final String WORK_FOLDERS = "LOCAL_DIRS";

  private final ClusterLayout layout;

  ClusterProcesses(ClusterLayout layout) {
    this.layout = layout;
  }

  /** The living processes of the cluster, the calling one left out. */
  List<ProcessHandle> living() {
    long self = ProcessHandle.current().pid();
    return ProcessHandle.allProcesses()
        .filter(process -> process.pid() != self && owns(process))
        .toList();
  }

  /** Kills until none is left; false when some outlive the limit. */
  boolean killAll(Duration limit) {
    // twice in a row: a process that is just being replaced by another shows no environment
    AtomicInteger inARow = new AtomicInteger();
    return Poll.until(
        limit,
        () -> {
          List<ProcessHandle> found = living();
          found.forEach(ProcessHandle::destroyForcibly);
          return inARow.updateAndGet(count -> found.isEmpty() ? count + 1 : 0) >= 2;
        });
  }

  /**
   * Whether a process is of this cluster and still runs; one that has ended but that its parent has
   * not yet taken note of has no environment, and a later one of the same number has another.
   */
  boolean owns(ProcessHandle process) {
    return process.isAlive()
        && environment(process).map(this::isMarked).orElseGet(() -> commandNamesBase(process));
  }

  private static Optional<List<String>> environment(ProcessHandle process) {
    Path file = Path.of("/proc", Long.toString(process.pid()), "environ");
    try {
      byte[] entries = Files.readAllBytes(file);
      return Optional.of(List.of(new String(entries, StandardCharsets.UTF_8).split("\0")));
    } catch (IOException notLinuxOrNotOurs) {
      return Optional.empty();
    }
  }

  private boolean isMarked(List<String> environment) {
    String containers = WORK_FOLDERS + "=" + layout.containers() + "/";
    return environment.stream()
        .anyMatch(
            entry -> entry.equals(MARKER + "=" + layout.base()) || entry.startsWith(containers));
  }

  private boolean commandNamesBase(ProcessHandle process) {
    return process
        .info()
        .commandLine()
        .filter(
            line ->
                line.contains(layout.containers().toString())
                    || line.contains("-Djava.io.tmpdir=" + layout.scratch()))
        .isPresent();
  }
}
