package org.benchsuite.terasort.sort;

import java.util.List;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;

/**
 * What came of a sort.
 *
 * @param elapsedNanos from before the sampling until the output was complete
 * @param measurements the job's counters, its skew, its settings
 * @param phases sampling, submission, maps, shuffle, reduces, commit
 * @param notes what limited it and what speaks against it
 */
public record Sorted(
    long elapsedNanos, List<Measurement> measurements, List<Phase> phases, List<Note> notes) {
  public Sorted {
    measurements = List.copyOf(measurements);
    phases = List.copyOf(phases);
    notes = List.copyOf(notes);
  }
}
