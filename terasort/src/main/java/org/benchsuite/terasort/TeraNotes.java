package org.benchsuite.terasort;

import java.util.ArrayList;
import java.util.List;
import org.benchsuite.common.cluster.MachineLoad;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.common.job.Limits;
import org.benchsuite.results.Note;

/** What is to be known of a step of map tasks alone. */
final class TeraNotes {

  private TeraNotes() {}

  static List<Note> of(FanOutResult job) {
    List<Note> notes = new ArrayList<>(job.notes());
    notes.addAll(Limits.notes(MachineLoad.of(job.tasks())));
    return notes;
  }
}
