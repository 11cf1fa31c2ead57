package org.benchsuite.results.study;

import java.util.Collection;
import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;

/**
 * A published study repeated with the user's own runs.
 *
 * @param name of the published study
 * @param title of the published study
 * @param figures the user's and, when asked for, the published ones behind them
 * @param notes which runs are not in the figures, and why
 */
public record UserStudy(String name, String title, Figures figures, List<Note> notes)
    implements Study {

  /** What marks a column of figures that are not the user's. */
  public static final String PUBLISHED = "published";

  public UserStudy {
    notes = List.copyOf(notes);
  }

  /**
   * The same study from these runs; those of other benchmarks are left aside.
   *
   * @throws NoRecordMappingException when no runs can be made into figures of this study
   */
  public static UserStudy of(Study published, Collection<RunRecord> runs) {
    RecordFigures found = RecordFigures.of(published.name(), runs);
    return new UserStudy(published.name(), published.title(), found.figures(), found.notes());
  }

  /** With the published figures beside these, each marked as such. */
  public UserStudy withPublished(Study published) {
    if (!published.name().equals(name)) {
      throw new IllegalArgumentException(published.name() + " is not the published " + name);
    }
    return new UserStudy(name, title, figures.and(published.figures().marked(PUBLISHED)), notes);
  }

  /** Only those that have a row: a study may have tables of more benchmarks than were run. */
  @Override
  public List<StudyTable> tables() {
    return Study.super.tables().stream().filter(table -> !table.rows().isEmpty()).toList();
  }
}
