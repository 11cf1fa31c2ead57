package org.benchsuite.results;

import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What a run was asked to do: the part of a {@link RunRecord} by which runs are chosen.
 *
 * @param id unique and sortable by start time
 * @param benchmark the benchmark's name
 * @param operation what it did
 * @param label the user's own name for this run, empty when none was given
 * @param started when the command started
 * @param parameters every parameter in force, by its longest option name
 */
public record RunHeader(
    String id,
    String benchmark,
    String operation,
    String label,
    Instant started,
    Map<String, String> parameters) {

  public RunHeader {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(benchmark, "benchmark");
    Objects.requireNonNull(operation, "operation");
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(started, "started");
    parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
  }

  /** The header of a run. */
  public static RunHeader of(RunRecord run) {
    return new RunHeader(
        run.id(), run.benchmark(), run.operation(), run.label(), run.started(), run.parameters());
  }
}
