package org.benchsuite.results.report;

import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.benchsuite.results.Note;
import org.benchsuite.results.text.StudyMarkdown;

/** A report in Markdown with tables of GitHub's dialect; its charts are in the HTML only. */
public final class MarkdownReport {

  private static final int FIRST_HEADING = 2;

  private final Report report;
  private final List<String> lines = new ArrayList<>();

  private MarkdownReport(Report report) {
    this.report = report;
  }

  /**
   * Writes the whole document.
   *
   * @param version version of Bench Suite
   */
  public static void write(Report report, String version, Instant made, Writer out)
      throws IOException {
    MarkdownReport document = new MarkdownReport(report);
    document.summary(version, made);
    ReportParts.of(report).forEach(document::part);
    for (String line : document.lines) {
      out.write(line);
      out.write('\n');
    }
  }

  private void summary(String version, Instant made) {
    lines.add("# Benchmark report");
    paragraph("Made " + Times.format(made) + " UTC by Bench Suite " + version + ".");
    heading(FIRST_HEADING, "What stands against these numbers");
    if (report.notes().isEmpty()) {
      paragraph("No rule found a reason to doubt them.");
    }
    lines.add("");
    report.notes().forEach(this::note);
    heading(FIRST_HEADING, "What was run");
    lines.add("");
    OverviewFacts.of(report.overview())
        .forEach(fact -> lines.add("- " + escape(fact.name()) + ": " + escape(fact.value())));
  }

  private void note(NoteGroup group) {
    String scope = NoteWords.scope(group);
    lines.add(
        "- **"
            + group.severity()
            + " "
            + escape(group.rule())
            + "**"
            + (scope.isEmpty() ? "" : " " + scope));
    for (NoteGroup.Finding finding : group.findings()) {
      lines.add("  - " + escape(finding.text()) + " (" + escape(NoteWords.runs(finding)) + ")");
    }
    if (!NoteWords.more(group).isEmpty()) {
      lines.add("  - " + NoteWords.more(group));
    }
  }

  private void part(ReportParts part) {
    heading(FIRST_HEADING, part.title());
    part.paragraphs().forEach(this::paragraph);
    if (!part.notes().isEmpty()) {
      lines.add("");
    }
    for (Note note : part.notes()) {
      lines.add("- **" + note.severity() + " " + escape(note.rule()) + "** " + escape(note.text()));
    }
    part.allTables().forEach(this::table);
  }

  private void table(ReportTable table) {
    heading(FIRST_HEADING + 1, table.caption());
    lines.add("");
    lines.add(row(table.columns()));
    int numbers = table.columns().size() - table.rowHeadings();
    lines.add(
        "|"
            + String.join("", Collections.nCopies(table.rowHeadings(), " --- |"))
            + String.join("", Collections.nCopies(numbers, table.text() ? " --- |" : " ---: |")));
    table.rows().forEach(row -> lines.add(row(row)));
    table.remarks().forEach(this::paragraph);
  }

  private static String row(List<String> cells) {
    return cells.stream()
        .map(MarkdownReport::escape)
        .collect(Collectors.joining(" | ", "| ", " |"));
  }

  private void heading(int level, String text) {
    lines.add("");
    lines.add("#".repeat(level) + " " + escape(text));
  }

  private void paragraph(String text) {
    lines.add("");
    lines.add(escape(text));
  }

  private static String escape(String text) {
    return StudyMarkdown.escape(text);
  }
}
