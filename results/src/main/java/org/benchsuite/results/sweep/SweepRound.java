package org.benchsuite.results.sweep;

import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * Everything that one round of a sweep is to run, in order: written before the first run, never
 * changed.
 *
 * @param schema version of this document's format, {@link #SCHEMA}
 * @param name of the sweep
 * @param round from 1; a sweep that is run anew has a further one
 * @param started when it was planned
 * @param runs each case and repeat, in the order in which they run
 */
public record SweepRound(
    String schema, String name, int round, Instant started, List<PlannedRun> runs) {

  /** Name and version of the format written now. */
  public static final String SCHEMA = "bench-suite/sweep/1";

  /**
   * One run of the round.
   *
   * @param caseName what tells the case from the others
   * @param repeat from 1
   * @param command the command line as it may be typed, secrets redacted
   */
  public record PlannedRun(String caseName, int repeat, String command) {
    public PlannedRun {
      Objects.requireNonNull(caseName, "caseName");
      Objects.requireNonNull(command, "command");
    }

    @Override
    public String toString() {
      return caseName + ", repeat " + repeat + ": " + command;
    }
  }

  public SweepRound {
    Objects.requireNonNull(schema, "schema");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(started, "started");
    runs = List.copyOf(runs);
  }
}
