package org.benchsuite.results;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One repetition of a benchmark.
 *
 * @param number from 1, counted apart for warm-ups and trials
 * @param warmup whether it only warmed up: kept, never counted
 * @param started when it started, on the client's clock
 * @param elapsedNanos from the start of {@code run} to its end, without prepare and verify
 * @param phases the course of the run, in order
 * @param tasks one entry per task, without its operations
 * @param operations the operations of all tasks, merged
 * @param measurements what was derived
 * @param notes what stands against the numbers
 */
public record Trial(
    int number,
    boolean warmup,
    Instant started,
    long elapsedNanos,
    List<Phase> phases,
    List<TaskResult> tasks,
    List<OpStats> operations,
    List<Measurement> measurements,
    List<Note> notes) {

  public Trial {
    Objects.requireNonNull(started, "started");
    phases = List.copyOf(phases);
    tasks = List.copyOf(tasks);
    operations = List.copyOf(operations);
    measurements = List.copyOf(measurements);
    notes = List.copyOf(notes);
  }

  /** Whether nothing voids its numbers. */
  public boolean valid() {
    return !Note.anyVoids(notes);
  }

  /** Every scalar, in the order in which they were derived. */
  public List<Scalar> scalars() {
    return measurements.stream().filter(Scalar.class::isInstance).map(Scalar.class::cast).toList();
  }

  /** The scalar of that name, in its own unit. */
  public Optional<Scalar> scalar(String name) {
    return scalars().stream().filter(scalar -> scalar.name().equals(name)).findFirst();
  }
}
