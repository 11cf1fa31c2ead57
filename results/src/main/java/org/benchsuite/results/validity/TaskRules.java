package org.benchsuite.results.validity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchsuite.results.Concurrency;
import org.benchsuite.results.Note;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Throughput;

/** What the course of the tasks says about the rates derived from them. */
public final class TaskRules {

  /** A task is a straggler when it takes this many times the median ... */
  static final double STRAGGLER = 1.5;

  /** ... and at least this much longer: below a second it is the JVM's warm-up, not the disk. */
  static final long STRAGGLER_NANOS = 1_000_000_000L;

  /** Share of the measured time in which tasks were still starting, from which it is told. */
  static final double RAMP_UP = 0.10;

  private static final int FEWEST_FOR_STRAGGLERS = 4;
  private static final int NAMED = 5;

  private TaskRules() {}

  /** The notes of every rule that applies. */
  public static List<Note> check(List<TaskResult> tasks) {
    List<TaskResult> moving = tasks.stream().filter(task -> task.bytes() > 0).toList();
    List<Note> notes = new ArrayList<>();
    if (moving.size() > 1) {
      Optional<Note> overlap = overlap(moving);
      overlap.ifPresent(notes::add);
      stragglers(moving).ifPresent(notes::add);
      if (overlap.isEmpty()) {
        rampUp(moving).ifPresent(notes::add);
      }
    }
    return List.copyOf(notes);
  }

  private static Optional<Note> overlap(List<TaskResult> tasks) {
    int peak = Concurrency.peak(tasks);
    if (peak >= tasks.size()) {
      return Optional.empty();
    }
    return Optional.of(
        Note.warning(
            "overlap",
            ("Of %d tasks at most %d ran at once: the rates per stream are those of fewer streams than"
                    + " there are tasks, and the aggregate contains their starts; use fewer or"
                    + " larger files, or -barrier.")
                .formatted(tasks.size(), peak)));
  }

  private static Optional<Note> stragglers(List<TaskResult> tasks) {
    if (tasks.size() < FEWEST_FOR_STRAGGLERS) {
      return Optional.empty();
    }
    long[] elapsed = Concurrency.sortedElapsed(tasks);
    long median = elapsed[elapsed.length / 2];
    List<TaskResult> slow =
        tasks.stream()
            .filter(
                task ->
                    task.elapsedNanos() > STRAGGLER * median
                        && task.elapsedNanos() - median >= STRAGGLER_NANOS)
            .sorted(Comparator.comparingLong(TaskResult::elapsedNanos).reversed())
            .toList();
    if (slow.isEmpty()) {
      return Optional.empty();
    }
    String named =
        slow.stream()
            .limit(NAMED)
            .map(
                task ->
                    String.format(
                        Locale.ROOT,
                        "task %d on %s %.2f s",
                        task.index(),
                        task.host(),
                        task.elapsedNanos() / 1e9))
            .collect(Collectors.joining(", "));
    return Optional.of(
        Note.warning(
            "stragglers",
            String.format(
                Locale.ROOT,
                "%d of %d tasks took more than %.1f times the median of %.2f s: %s%s.",
                slow.size(),
                tasks.size(),
                STRAGGLER,
                median / 1e9,
                named,
                slow.size() > NAMED ? ", ..." : "")));
  }

  private static Optional<Note> rampUp(List<TaskResult> tasks) {
    long first = tasks.stream().mapToLong(TaskResult::startNanos).min().orElseThrow();
    long last = tasks.stream().mapToLong(TaskResult::startNanos).max().orElseThrow();
    double share = (double) (last - first) / Throughput.elapsedNanos(tasks);
    if (share <= RAMP_UP) {
      return Optional.empty();
    }
    return Optional.of(
        Note.warning(
            "ramp-up",
            String.format(
                Locale.ROOT,
                "Tasks were still starting during %.0f %% of the measured time (%.2f s), so the"
                    + " aggregate is less than the cluster can do; use larger files or -barrier.",
                100 * share,
                (last - first) / 1e9)));
  }
}
