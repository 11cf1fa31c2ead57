package org.benchsuite.results.study;

import java.util.List;

/** A row: its headings, then a cell a column. */
public record StudyRow(List<String> headings, List<StudyCell> cells) {

  public StudyRow {
    headings = List.copyOf(headings);
    cells = List.copyOf(cells);
  }
}
