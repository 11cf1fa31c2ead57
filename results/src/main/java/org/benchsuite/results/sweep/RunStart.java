package org.benchsuite.results.sweep;

import java.time.Instant;
import java.util.Objects;

/**
 * That a client began a run of a sweep; whether it came to an end, its record tells.
 *
 * @param id of the run, and so of its record
 * @param number of the run in its round, from 1
 * @param started when it began
 * @param host the client's machine
 * @param process the client's process id there
 * @param processStarted when that process started, which tells it from a later one of the same id
 * @param fresh whether nothing lay where the run was to put data when it was first started: what
 *     lies there after a kill is its own
 */
public record RunStart(
    String id,
    int number,
    Instant started,
    String host,
    long process,
    Instant processStarted,
    boolean fresh) {
  public RunStart {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(started, "started");
    Objects.requireNonNull(host, "host");
    Objects.requireNonNull(processStarted, "processStarted");
  }

  /** Whether the client that began it is alive on this machine, as far as can be known. */
  public boolean isAlive(String thisHost) {
    return host.equals(thisHost)
        && ProcessHandle.of(process)
            .filter(ProcessHandle::isAlive)
            .flatMap(handle -> handle.info().startInstant())
            .filter(processStarted::equals)
            .isPresent();
  }
}
