package org.benchsuite.results.report;

import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.PublishedCurve;
import org.benchsuite.results.study.StudyTable;

/**
 * A published study in a report.
 *
 * @param name its name
 * @param title what was measured
 * @param source who published it
 * @param notes what stands against its figures
 * @param tables its tables, computed anew
 * @param curves its lines, empty where it has none that a chart of this report could hold
 */
public record PublishedPart(
    String name,
    String title,
    String source,
    List<Note> notes,
    List<StudyTable> tables,
    List<PublishedCurve> curves) {

  public PublishedPart {
    notes = List.copyOf(notes);
    tables = List.copyOf(tables);
    curves = List.copyOf(curves);
  }
}
