package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.List;

/** What the templates of the HTML report read, by the names they use. */
final class HtmlPage {

  private HtmlPage() {}

  /** A named value. */
  record Fact(String name, String value) {}

  /** A text of a note and the runs it applies to. */
  record Finding(String text, String runs) {}

  /** What a rule found. */
  record NoteView(
      String severity,
      String severityClass,
      String rule,
      String scope,
      List<Finding> findings,
      String more) {}

  /** A cell or heading. */
  record Cell(String text, boolean heading, boolean number) {

    private static final int BRIEF = 24;

    /** Whether it may stand in one line without making a column too wide. */
    boolean brief() {
      return text.length() <= BRIEF;
    }
  }

  /** A row. */
  record Row(List<Cell> cells) {}

  /** A table. */
  record TableView(
      String id, String caption, List<Cell> columns, List<Row> rows, List<String> remarks) {

    static TableView of(ReportTable table) {
      return new TableView(
          table.id(),
          table.caption(),
          cells(table, table.columns()),
          table.rows().stream().map(row -> new Row(cells(table, row))).toList(),
          table.remarks());
    }

    private static List<Cell> cells(ReportTable table, List<String> texts) {
      List<Cell> cells = new ArrayList<>();
      for (String text : texts) {
        boolean heading = cells.size() < table.rowHeadings();
        cells.add(new Cell(text, heading, !heading && !table.text()));
      }
      return cells;
    }
  }

  /** Tables that are folded away. */
  record Details(String caption, List<TableView> tables) {}

  /** A part of the page below a heading. */
  record Part(
      String id,
      String title,
      List<String> paragraphs,
      List<NoteView> notes,
      List<TableView> tables,
      List<ReportChart> charts,
      List<Details> details) {

    boolean hasNotes() {
      return !notes.isEmpty();
    }

    boolean hasCharts() {
      return !charts.isEmpty();
    }
  }

  /** The whole page; style, scripts and data are put in as they are. */
  record Page(
      String title,
      String version,
      String made,
      String policy,
      String style,
      List<NoteView> grave,
      List<NoteView> context,
      List<Fact> overview,
      List<Part> parts,
      String libraryNotice,
      String data,
      String library,
      String script) {

    boolean hasGrave() {
      return !grave.isEmpty();
    }

    boolean hasContext() {
      return !context.isEmpty();
    }

    int contextCount() {
      return context.size();
    }

    boolean hasCharts() {
      return parts.stream().anyMatch(Part::hasCharts);
    }
  }
}
