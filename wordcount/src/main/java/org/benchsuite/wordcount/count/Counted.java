package org.benchsuite.wordcount.count;

import java.util.List;
import java.util.OptionalLong;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;

/**
 * What came of a count.
 *
 * @param elapsedNanos from before the sampling until the output was complete
 * @param words that the map tasks saw, each time that one occurred
 * @param checksum of those words; only where the map tasks compute it
 * @param measurements the job's counters
 * @param phases sampling, submission, maps, shuffle, reduces, commit
 * @param notes what limited it and how it was run
 */
public record Counted(
    long elapsedNanos,
    long words,
    OptionalLong checksum,
    List<Measurement> measurements,
    List<Phase> phases,
    List<Note> notes) {
  public Counted {
    measurements = List.copyOf(measurements);
    phases = List.copyOf(phases);
    notes = List.copyOf(notes);
  }
}
