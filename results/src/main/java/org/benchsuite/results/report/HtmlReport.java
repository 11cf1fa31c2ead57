package org.benchsuite.results.report;

import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.text.PlainText;

/**
 * A report as one HTML file that needs nothing else: style, scripts and data are inside, and its
 * security policy lets no other script run and nothing be loaded.
 */
public final class HtmlReport {

  private static final String TITLE = "Benchmark report";

  private final ChartLibrary library;
  private final String version;

  /**
   * A renderer.
   *
   * @param version version of Bench Suite
   */
  public HtmlReport(ChartLibrary library, String version) {
    this.library = library;
    this.version = version;
  }

  /** Writes the whole file. */
  public void write(Report report, Instant made, Writer out) throws IOException {
    try {
      Mustache.compiler()
          .withLoader(name -> reader(name + ".mustache"))
          .withEscaper(text -> Escapers.HTML.escape(PlainText.clean(text)))
          .strictSections(true)
          .emptyStringIsFalse(true)
          .compile(reader("report.mustache"))
          .execute(page(report, made), out);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private HtmlPage.Page page(Report report, Instant made) {
    List<HtmlPage.Part> parts = ReportParts.of(report).stream().map(HtmlReport::part).toList();
    String style = text("report.css");
    String script = text("report.js");
    return new HtmlPage.Page(
        TITLE,
        version,
        "Made " + Times.format(made) + " UTC by Bench Suite " + version,
        ContentPolicy.of(style, library.script(), script),
        style,
        notes(report.notes(), false),
        notes(report.notes(), true),
        OverviewFacts.of(report.overview()),
        parts,
        library.notice(),
        ChartJson.of(parts.stream().flatMap(part -> part.charts().stream()).toList()),
        library.script(),
        script);
  }

  private static HtmlPage.Part part(ReportParts part) {
    return new HtmlPage.Part(
        part.id(),
        part.title(),
        part.paragraphs(),
        part.notes().stream().map(HtmlReport::view).toList(),
        part.tables().stream().map(HtmlPage.TableView::of).toList(),
        part.charts(),
        part.details().stream()
            .map(
                table ->
                    new HtmlPage.Details(table.caption(), List.of(HtmlPage.TableView.of(table))))
            .toList());
  }

  private static HtmlPage.NoteView view(Note note) {
    return view(
        note.severity(), note.rule(), "", List.of(new HtmlPage.Finding(note.text(), "")), "");
  }

  private static List<HtmlPage.NoteView> notes(List<NoteGroup> groups, boolean context) {
    return groups.stream()
        .filter(group -> (group.severity() == Note.Severity.INFO) == context)
        .map(
            group ->
                view(
                    group.severity(),
                    group.rule(),
                    NoteWords.scope(group),
                    group.findings().stream()
                        .map(each -> new HtmlPage.Finding(each.text(), NoteWords.runs(each)))
                        .toList(),
                    NoteWords.more(group)))
        .toList();
  }

  private static HtmlPage.NoteView view(
      Note.Severity severity,
      String rule,
      String scope,
      List<HtmlPage.Finding> findings,
      String more) {
    String style =
        switch (severity) {
          case VOID -> "void";
          case WARNING -> "warning";
          case INFO -> "info";
        };
    return new HtmlPage.NoteView(severity.name(), style, rule, scope, findings, more);
  }

  private static Reader reader(String resource) {
    return new InputStreamReader(stream(resource), StandardCharsets.UTF_8);
  }

  private static String text(String resource) {
    try (InputStream stream = stream(resource)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream stream(String resource) {
    InputStream stream = HtmlReport.class.getResourceAsStream(resource);
    if (stream == null) {
      throw new IllegalStateException(resource + " is missing from the program");
    }
    return stream;
  }
}
