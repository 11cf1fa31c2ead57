package org.benchsuite.results.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.Practice;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.published.StatedRows;

/** What a study states about its input and writes that makes its figures mean something else. */
final class StatedSetUp implements StudyRule {

  private static final long ROW_BYTES = 100;
  private static final double GIBIBYTE = 1L << 30;
  private static final double TOLERANCE = 0.10;

  @Override
  public List<Note> check(PublishedStudy study) {
    List<Note> notes = new ArrayList<>();
    study.facts().generated().ifPresent(rows -> size(rows, notes));
    practices(study.facts().practices(), notes);
    return notes;
  }

  /** GB or GiB, and replication or not, differ by less than what is told here. */
  private static void size(StatedRows stated, List<Note> notes) {
    double actual = stated.rows() * ROW_BYTES / GIBIBYTE;
    if (Math.abs(actual / stated.gibibytes() - 1) > TOLERANCE) {
      notes.add(
          Note.warning(
              "stated-size",
              String.format(
                  Locale.ROOT,
                  "%d teragen rows are %.0f GiB, not the %d GiB stated: the sizes, and every rate"
                      + " computed from them, are in doubt.",
                  stated.rows(),
                  actual,
                  stated.gibibytes())));
    }
  }

  private static void practices(Set<Practice> practices, List<Note> notes) {
    if (practices.contains(Practice.PAYLOAD_OF_ZEROS)) {
      notes.add(
          Note.warning(
              "payload",
              practices.contains(Practice.COMPRESSING_SYSTEM)
                  ? "Zeros were moved, and a measured system compresses: the bytes counted are not those"
                      + " that it moved."
                  : "Zeros were written: whatever compresses or spares blocks of zeros below is"
                      + " flattered."));
    }
    if (practices.contains(Practice.NOT_DURABLE)) {
      notes.add(
          Note.warning(
              "durability",
              "Written with neither fsync nor direct I/O: what was still in memory at the end"
                  + " counts as written."));
    }
  }
}
