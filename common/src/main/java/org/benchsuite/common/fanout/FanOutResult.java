package org.benchsuite.common.fanout;

import java.util.ArrayList;
import java.util.List;
import org.benchsuite.common.cluster.MachineLoad;
import org.benchsuite.common.job.Limits;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Throughput;
import org.benchsuite.results.Unit;

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

  /** The notes with what limited the tasks. */
  public List<Note> notesWithLimits() {
    List<Note> all = new ArrayList<>(notes);
    all.addAll(Limits.notes(MachineLoad.of(tasks)));
    return all;
  }

  /** The rates that the tasks saw, in bytes they moved; there must be some. */
  public List<Measurement> rates() {
    Throughput rates = Throughput.of(tasks);
    return List.of(
        new Scalar("aggregate throughput", Unit.BYTES_PER_SECOND, rates.aggregate()),
        new Scalar("throughput per stream", Unit.BYTES_PER_SECOND, rates.perStream()));
  }

  /** How busy the tasks' machines were; nothing when they do not tell. */
  public List<Measurement> load() {
    return Limits.measurements(MachineLoad.of(tasks));
  }
}
