package org.benchsuite.dfsio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.hadoop.fs.Path;
import org.benchsuite.results.Note;
import org.benchsuite.results.TaskResult;

/** Compares what the tasks say and what lies on the file system with what was asked for. */
final class Verification {

  private static final String RULE = "verification";
  private static final int NAMED = 5;

  private final Plan plan;
  private final Layout layout;

  Verification(Plan plan, Layout layout) {
    this.plan = plan;
    this.layout = layout;
  }

  List<Note> check(
      DataFiles before, DataFiles after, List<TaskResult> tasks, Optional<Manifest> manifest) {
    List<Note> notes = new ArrayList<>();
    if (plan.verify() && plan.operation().reads()) {
      manifest.flatMap(written -> changed(written, after)).ifPresent(notes::add);
    }
    if (plan.operation() != Operation.TRUNCATE) {
      moved(tasks, notes);
    }
    if (!plan.operation().reads() && plan.codec().isEmpty()) {
      lengths(before, after, notes);
    }
    notes.addAll(content(tasks));
    return notes;
  }

  private static Optional<Note> changed(Manifest written, DataFiles now) {
    return now.newestMillis() <= written.writtenMillis()
        ? Optional.empty()
        : Optional.of(
            Note.warning(
                "changed-files",
                "The files were changed after this program wrote them, perhaps by upstream's"
                    + " TestDFSIO."));
  }

  private void moved(List<TaskResult> tasks, List<Note> notes) {
    List<TaskResult> partial = tasks.stream().filter(task -> task.bytes() != plan.bytes()).toList();
    if (!partial.isEmpty() && plan.operation() != Operation.SKIP_READ) {
      TaskResult first = partial.get(0);
      notes.add(
          Note.voids(
              RULE,
              partial.size()
                  + " of "
                  + tasks.size()
                  + " tasks did not move all they should: task "
                  + first.index()
                  + " moved "
                  + first.bytes()
                  + " of "
                  + plan.bytes()
                  + " bytes of "
                  + file(first)
                  + "."));
    }
  }

  private void lengths(DataFiles before, DataFiles after, List<Note> notes) {
    for (int i : plan.numbers().list()) {
      long expected =
          plan.bytes() + (plan.operation() == Operation.APPEND ? before.lengths()[i] : 0);
      if (after.lengths()[i] != expected) {
        notes.add(
            Note.voids(
                RULE,
                layout.file(i)
                    + " should have "
                    + expected
                    + " bytes and has "
                    + after.lengths()[i]
                    + "."));
        return;
      }
    }
  }

  /** What the tasks found when they compared every byte. */
  List<Note> content(List<TaskResult> tasks) {
    if (!plan.verify()) {
      return List.of();
    }
    List<TaskResult> corrupt =
        tasks.stream().filter(task -> task.counters().containsKey(ReadTask.CORRUPT)).toList();
    if (!corrupt.isEmpty()) {
      return List.of(Note.voids(RULE, "Wrong bytes were read: " + named(corrupt) + "."));
    }
    long bytes = tasks.stream().mapToLong(TaskResult::bytes).sum();
    return plan.operation().reads()
        ? List.of(Note.info(RULE, bytes + " bytes read, every one as it was written."))
        : List.of();
  }

  private Path file(TaskResult task) {
    return layout.file(plan.numbers().ofTask(task.index()));
  }

  private String named(List<TaskResult> corrupt) {
    String names =
        corrupt.stream()
            .limit(NAMED)
            .map(
                task ->
                    file(task)
                        + " from position "
                        + (task.counters().get(ReadTask.FIRST_CORRUPT) - 1))
            .collect(Collectors.joining(", "));
    return names + (corrupt.size() > NAMED ? " and " + (corrupt.size() - NAMED) + " more" : "");
  }
}
