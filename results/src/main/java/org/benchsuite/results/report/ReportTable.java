package org.benchsuite.results.report;

import java.util.List;
import java.util.stream.Stream;

/**
 * A table of a report, whatever it is printed as; units stand in the headings or in the cells.
 *
 * @param id unique in the report, of letters, digits and hyphens
 * @param caption what it shows
 * @param rowHeadings how many leading columns are text that names the row; the others are numbers,
 *     unless {@code text}
 * @param text whether the other columns are text too
 * @param columns the headings
 * @param rows each with a cell a column
 * @param remarks sentences below it
 */
public record ReportTable(
    String id,
    String caption,
    int rowHeadings,
    boolean text,
    List<String> columns,
    List<List<String>> rows,
    List<String> remarks) {

  /** A document of more rows is no reading; the CSV and JSON formats have all. */
  private static final int MOST_ROWS = 1000;

  public ReportTable {
    columns = List.copyOf(columns);
    remarks =
        rows.size() > MOST_ROWS
            ? Stream.concat(remarks.stream(), Stream.of(more(rows.size()))).toList()
            : List.copyOf(remarks);
    rows = rows.stream().limit(MOST_ROWS).map(List::copyOf).toList();
  }

  /** A table of numbers. */
  static ReportTable of(
      String id, String caption, int rowHeadings, List<String> columns, List<List<String>> rows) {
    return new ReportTable(id, caption, rowHeadings, false, columns, rows, List.of());
  }

  /** A table of text. */
  static ReportTable ofText(
      String id, String caption, int rowHeadings, List<String> columns, List<List<String>> rows) {
    return new ReportTable(id, caption, rowHeadings, true, columns, rows, List.of());
  }

  ReportTable withRemarks(List<String> sentences) {
    return new ReportTable(id, caption, rowHeadings, text, columns, rows, sentences);
  }

  private static String more(int rows) {
    return "These are the first "
        + MOST_ROWS
        + " of "
        + rows
        + " rows; --json and --csv write all.";
  }
}
