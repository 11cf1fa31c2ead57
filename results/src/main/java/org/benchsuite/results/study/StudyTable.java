package org.benchsuite.results.study;

import java.util.List;
import java.util.stream.Stream;

/**
 * A table of a study, whatever it is printed as.
 *
 * @param title what it shows
 * @param rowHeadings names of the leading columns of text
 * @param columns the columns of numbers
 * @param rows each with as many headings and cells
 */
public record StudyTable(
    String title, List<String> rowHeadings, List<StudyColumn> columns, List<StudyRow> rows) {

  public StudyTable {
    rowHeadings = List.copyOf(rowHeadings);
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    for (StudyRow row : rows) {
      if (row.headings().size() != rowHeadings.size() || row.cells().size() != columns.size()) {
        throw new IllegalArgumentException(
            "%s: the row %s has %d headings and %d cells, for %d and %d"
                .formatted(
                    title,
                    row.headings(),
                    row.headings().size(),
                    row.cells().size(),
                    rowHeadings.size(),
                    columns.size()));
      }
    }
  }

  /** The headings of all columns, of text and of numbers. */
  public List<String> headings() {
    return Stream.concat(rowHeadings.stream(), columns.stream().map(StudyColumn::heading)).toList();
  }

  /** Every cell, row by row. */
  public Stream<StudyCell> cells() {
    return rows.stream().flatMap(row -> row.cells().stream());
  }
}
