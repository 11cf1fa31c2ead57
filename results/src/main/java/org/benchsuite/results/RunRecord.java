package org.benchsuite.results;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The immutable document of one command: what was asked, on what, and everything that came of it.
 *
 * @param schema version of this document's format, {@link #SCHEMA} for what this class writes
 * @param id unique and sortable by start time
 * @param benchmark the benchmark's name, such as {@code dfsio}
 * @param operation what it did, such as {@code write}
 * @param label the user's own name for this run, empty when none was given
 * @param version version of Bench Suite
 * @param started when the command started
 * @param ended when it ended
 * @param seed seed of every random choice
 * @param parameters every parameter in force, by its longest option name, secrets redacted
 * @param fingerprint the cluster and the client
 * @param trials warm-ups and trials in the order they ran
 * @param notes what stands against the run as a whole
 */
public record RunRecord(
    String schema,
    String id,
    String benchmark,
    String operation,
    String label,
    String version,
    Instant started,
    Instant ended,
    long seed,
    Map<String, String> parameters,
    Fingerprint fingerprint,
    List<Trial> trials,
    List<Note> notes) {

  /** Name and version of the format written now. */
  public static final String SCHEMA = "bench-suite/run/1";

  public RunRecord {
    Objects.requireNonNull(schema, "schema");
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(benchmark, "benchmark");
    Objects.requireNonNull(operation, "operation");
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(version, "version");
    Objects.requireNonNull(started, "started");
    Objects.requireNonNull(ended, "ended");
    Objects.requireNonNull(fingerprint, "fingerprint");
    parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    trials = List.copyOf(trials);
    notes = List.copyOf(notes);
  }

  /** The trials that count: not warm-ups, and nothing voids them or the whole run. */
  public List<Trial> countedTrials() {
    if (voided()) {
      return List.of();
    }
    return trials.stream().filter(trial -> !trial.warmup() && trial.valid()).toList();
  }

  /** Whether every trial that should count does and nothing voids the run. */
  public boolean valid() {
    return trials.stream().anyMatch(trial -> !trial.warmup())
        && trials.stream().filter(trial -> !trial.warmup()).allMatch(Trial::valid)
        && !voided();
  }

  /** Whether a note of the whole run voids everything in it. */
  public boolean voided() {
    return Note.anyVoids(notes);
  }
}
