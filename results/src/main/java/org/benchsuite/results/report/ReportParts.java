package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.benchsuite.results.Note;

/**
 * One part of a report below a heading, whatever it is printed as.
 *
 * @param id unique in the report
 * @param title its heading
 * @param paragraphs sentences below it
 * @param notes what stands against its numbers alone
 * @param tables its tables
 * @param charts its charts
 * @param details tables that not everybody needs
 */
record ReportParts(
    String id,
    String title,
    List<String> paragraphs,
    List<Note> notes,
    List<ReportTable> tables,
    List<ReportChart> charts,
    List<ReportTable> details) {

  /** Sections, published studies, environments, runs. */
  static List<ReportParts> of(Report report) {
    List<ReportParts> parts = new ArrayList<>();
    for (Section section : report.sections()) {
      parts.add(section("section-" + (parts.size() + 1), section));
    }
    for (PublishedPart study : report.published()) {
      parts.add(study("published-" + (parts.size() + 1), study));
    }
    if (!report.environments().isEmpty()) {
      parts.add(
          new ReportParts(
              "where",
              "Where it ran",
              List.of(
                  "What differs from run to run on one and the same cluster is left out:"
                      + " remaining space, addresses, class paths, job names."),
              List.of(),
              GeneralTables.environments(report),
              List.of(),
              List.of()));
      parts.add(
          new ReportParts(
              "runs",
              "Runs",
              List.of(),
              List.of(),
              List.of(),
              List.of(),
              List.of(GeneralTables.runs(report))));
    }
    return parts;
  }

  private static ReportParts section(String id, Section section) {
    SectionTables tables = new SectionTables(id, section);
    List<String> paragraphs = new ArrayList<>();
    if (!section.shared().isEmpty()) {
      paragraphs.add("Every case: " + ReportCase.words(section.shared()) + ".");
    }
    List<ReportTable> shown = new ArrayList<>(List.of(tables.results()));
    shown.add(tables.limits());
    OperationTables.of(id, section).ifPresent(shown::add);
    List<ReportTable> details = new ArrayList<>();
    tables.trials().ifPresent(details::add);
    details.add(tables.numbers());
    details.add(tables.parameters());
    List<Note> notes = new ArrayList<>();
    for (PublishedPart study : section.published()) {
      paragraphs.add(source(study));
      notes.addAll(warnings(study));
      details.addAll(tables(id + "-published-" + details.size(), study));
    }
    return new ReportParts(
        id,
        section.title(),
        paragraphs,
        notes,
        shown,
        new SectionCharts(id, section).charts(),
        details);
  }

  private static ReportParts study(String id, PublishedPart study) {
    return new ReportParts(
        id,
        "Published: " + study.name(),
        List.of(source(study)),
        warnings(study),
        tables(id, study),
        PublishedCharts.of(id, study),
        List.of());
  }

  private static String source(PublishedPart study) {
    return "Published study "
        + study.name()
        + ": "
        + study.title()
        + ". "
        + study.notes().stream()
            .filter(note -> note.severity() == Note.Severity.INFO)
            .map(Note::text)
            .reduce((one, other) -> one + " " + other)
            .orElse(study.source() + ".");
  }

  private static List<Note> warnings(PublishedPart study) {
    return study.notes().stream().filter(note -> note.severity() != Note.Severity.INFO).toList();
  }

  private static List<ReportTable> tables(String id, PublishedPart study) {
    List<ReportTable> tables = new ArrayList<>();
    study
        .tables()
        .forEach(
            table -> tables.add(GeneralTables.study(id + "-table-" + (tables.size() + 1), table)));
    return tables;
  }

  Stream<ReportTable> allTables() {
    return Stream.concat(tables.stream(), details.stream());
  }
}
