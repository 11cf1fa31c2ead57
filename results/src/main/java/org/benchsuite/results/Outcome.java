package org.benchsuite.results;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What one run of a benchmark yields.
 *
 * @param tasks one entry per task, each from a committed attempt
 * @param measurements what was derived from them; names are unique
 * @param phases the course of the run, in order
 * @param notes what the benchmark itself knows against its numbers
 * @param block the closing lines users of the replaced program know, printed only when valid
 */
public record Outcome(
    List<TaskResult> tasks,
    List<Measurement> measurements,
    List<Phase> phases,
    List<Note> notes,
    Optional<ResultBlock> block) {

  public Outcome {
    tasks = List.copyOf(tasks);
    measurements = List.copyOf(measurements);
    phases = List.copyOf(phases);
    notes = List.copyOf(notes);
    Objects.requireNonNull(block, "block");
  }

  /** The outcome of a command that measures nothing, such as one that only removes data. */
  public static Outcome nothing() {
    return new Outcome(List.of(), List.of(), List.of(), List.of(), Optional.empty());
  }

  /** Whether nothing was measured: no record is stored. */
  public boolean isNothing() {
    return tasks.isEmpty() && measurements.isEmpty();
  }
}
