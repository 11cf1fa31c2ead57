package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.benchsuite.results.study.StudyRow;
import org.benchsuite.results.study.StudyTable;

/**
 * A table of a study as lines of plain text, in as many blocks of columns as the width asks for.
 */
public final class StudyText {

  private static final String MISSING = "-";

  private StudyText() {}

  /** Title and table, in at most {@code width} columns where the numbers allow it. */
  public static List<String> lines(StudyTable table, int width) {
    List<String> lines = new ArrayList<>(PlainText.wrap("", table.title(), width));
    int from = 0;
    do {
      int to = lastThatFits(table, from, width);
      lines.addAll(block(table, from, to).lines(width));
      from = to;
    } while (from < table.columns().size());
    return lines;
  }

  /** End of the longest block of columns from {@code from} that fits, at least one column. */
  private static int lastThatFits(StudyTable table, int from, int width) {
    int to = Math.min(from + 1, table.columns().size());
    while (to < table.columns().size() && block(table, from, to + 1).fits(width)) {
      to++;
    }
    return to;
  }

  private static TextTable block(StudyTable table, int from, int to) {
    int headings = table.rowHeadings().size();
    TextTable text = new TextTable(headings, part(table.headings(), headings, from, to));
    table.rows().forEach(row -> text.row(part(cells(table, row), headings, from, to)));
    return text;
  }

  private static List<String> part(List<String> row, int headings, int from, int to) {
    return Stream.concat(
            row.subList(0, headings).stream(), row.subList(headings + from, headings + to).stream())
        .toList();
  }

  /** A row as people read it. */
  public static List<String> cells(StudyTable table, StudyRow row) {
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < row.cells().size(); i++) {
      numbers.add(row.cells().get(i).text(table.columns().get(i).rounding()).orElse(MISSING));
    }
    return Stream.concat(row.headings().stream(), numbers.stream()).toList();
  }
}
