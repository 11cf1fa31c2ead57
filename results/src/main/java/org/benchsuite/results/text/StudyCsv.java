package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.benchsuite.results.study.StudyRow;
import org.benchsuite.results.study.StudyTable;

/** A table of a study as CSV, RFC 4180: the digits of the other formats, missing cells empty. */
public final class StudyCsv {

  private StudyCsv() {}

  /** The header and every row. */
  public static String of(StudyTable table) {
    String header = Csv.row(table.headings().stream().map(Csv::text).toList());
    return header
        + table.rows().stream()
            .map(row -> Csv.row(cells(table, row)))
            .collect(Collectors.joining());
  }

  private static List<String> cells(StudyTable table, StudyRow row) {
    List<String> cells = new ArrayList<>();
    row.headings().forEach(heading -> cells.add(Csv.text(heading)));
    for (int i = 0; i < row.cells().size(); i++) {
      cells.add(row.cells().get(i).number(table.columns().get(i).rounding()).orElse(""));
    }
    return cells;
  }
}
