package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.benchsuite.results.study.StudyTable;

/** A table of a study in Markdown, as a heading and a table of GitHub's dialect. */
public final class StudyMarkdown {

  private static final String MARKS = "\\`*_[]#|~";

  private StudyMarkdown() {}

  public static List<String> lines(StudyTable table) {
    List<String> lines = new ArrayList<>();
    lines.add("### " + escape(table.title()));
    lines.add("");
    lines.add(row(table.headings()));
    lines.add(
        "|"
            + " --- |".repeat(table.rowHeadings().size())
            + " ---: |".repeat(table.columns().size()));
    table.rows().forEach(row -> lines.add(row(StudyText.cells(table, row))));
    return lines;
  }

  private static String row(List<String> cells) {
    return cells.stream().map(StudyMarkdown::escape).collect(Collectors.joining(" | ", "| ", " |"));
  }

  /** Text that means itself: no mark-up, no HTML, no end of the cell or line. */
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    PlainText.clean(text).codePoints().forEach(point -> append(escaped, point));
    return escaped.toString();
  }

  private static void append(StringBuilder escaped, int point) {
    switch (point) {
      case '<' -> escaped.append("&lt;");
      case '>' -> escaped.append("&gt;");
      case '&' -> escaped.append("&amp;");
      default -> {
        if (MARKS.indexOf(point) >= 0) {
          escaped.append('\\');
        }
        escaped.appendCodePoint(point);
      }
    }
  }
}
