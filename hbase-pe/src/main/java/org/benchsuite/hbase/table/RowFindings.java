package org.benchsuite.hbase.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.hadoop.hbase.client.Result;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.value.ValueSources;
import org.benchsuite.hbase.value.Versions;
import org.benchsuite.hbase.value.WrongValueException;
import org.benchsuite.results.Note;

/** What a reading back of rows brought to light. */
final class RowFindings {

  private static final int NAMED = 10;

  private final RowCheck check;
  private final boolean everyValue;
  private final List<Long> firstMissing = new ArrayList<>();
  private String firstWrong = "";
  private long found;
  private long missing;
  private long wrong;

  RowFindings(PeSettings settings) {
    this.check =
        new RowCheck(new Columns(settings.table()), ValueSources.check(settings, Versions.none()));
    this.everyValue = settings.verify();
  }

  void missing(long row) {
    missing++;
    if (firstMissing.size() < NAMED) {
      firstMissing.add(row);
    }
  }

  void found(long row, Result result) {
    found++;
    if (!everyValue) {
      return;
    }
    try {
      check.check(row, result, 0);
    } catch (WrongValueException e) {
      wrong++;
      if (firstWrong.isEmpty()) {
        firstWrong = e.getMessage();
      }
    }
  }

  /** Voids the run if anything was lost or wrong, else says what was looked at. */
  List<Note> notes(long acknowledged) {
    List<Note> notes = new ArrayList<>();
    if (missing > 0) {
      notes.add(
          Note.voids(
              "lost-rows",
              "%,d of %,d acknowledged rows that were read back are not there, the first: %s."
                  .formatted(
                      missing,
                      found + missing,
                      firstMissing.stream()
                          .map(String::valueOf)
                          .collect(Collectors.joining(", ")))));
    }
    if (wrong > 0) {
      notes.add(
          Note.voids(
              "wrong-values",
              "%,d of %,d acknowledged rows that were read back do not hold what was written, the first: %s"
                  .formatted(wrong, found + missing, firstWrong)));
    }
    if (notes.isEmpty()) {
      notes.add(Note.info("rows-read-back", everyValue ? all(found) : some(found, acknowledged)));
    }
    return notes;
  }

  private static String all(long rows) {
    return "All %,d acknowledged rows were read back and hold what was written.".formatted(rows);
  }

  private static String some(long rows, long acknowledged) {
    return "%,d of %,d acknowledged rows were read back and are there; --verify reads all of them and compares their values."
        .formatted(rows, acknowledged);
  }
}
