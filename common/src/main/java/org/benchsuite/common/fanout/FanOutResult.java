package org.benchsuite.common.fanout;

import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.TaskResult;

/**
 * What came of a {@link FanOut}.
 *
 * @param tasks one result per task, in the order of their numbers
 * @param phases submit, start-up, tasks, commit as the client saw them
 * @param notes failed and killed attempts, clock skew
 */
public record FanOutResult(List<TaskResult> tasks, List<Phase> phases, List<Note> notes) {
  public FanOutResult {
    tasks = List.copyOf(tasks);
    phases = List.copyOf(phases);
    notes = List.copyOf(notes);
  }
}
