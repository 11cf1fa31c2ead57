package org.benchsuite.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.common.cli.Version;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.report.HtmlReport;
import org.benchsuite.results.report.MarkdownReport;
import org.benchsuite.results.report.Report;
import org.benchsuite.results.report.ReportJson;
import org.benchsuite.results.text.PlainText;
import org.benchsuite.results.text.RunCsv;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes one document on many runs: tables, charts, what stands against them. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Write a report on stored records: a self-contained HTML file with tables and charts,",
      "Markdown, CSV or JSON. FILE is replaced when it is there; - is standard output.",
      "",
      "QUERY is a label, the id of a run, a record file, or conditions joined by commas, as for"
          + " compare: label=NAME, benchmark=dfsio, since=2026-11-01, param.NAME=VALUE, in=DIR."
          + " Without one, all records of the folder are in the report."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  report --html report.html",
      "  report old new --html report.html --markdown report.md",
      "  report benchmark=terasort --with-published uhadoop --html report.html",
      "  report --csv - | less"
    })
final class ReportCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StoreOptions store = new StoreOptions();

  @Parameters(arity = "0..*", paramLabel = "QUERY", description = "Which runs (all).")
  private List<String> queries = new ArrayList<>();

  @Option(names = "--html", paramLabel = "FILE", description = "One self-contained HTML file.")
  private String html;

  @Option(names = "--markdown", paramLabel = "FILE", description = "Tables and notes in Markdown.")
  private String markdown;

  @Option(names = "--csv", paramLabel = "FILE", description = "A row per trial and number.")
  private String csv;

  @Option(names = "--json", paramLabel = "FILE", description = "Statistics per case, unrounded.")
  private String json;

  @Option(
      names = "--with-published",
      paramLabel = "STUDY",
      description = {
        "Draw a published study among the runs, by its name or its beginning; may be repeated",
        "('published' lists them)."
      })
  private List<String> studies = new ArrayList<>();

  ReportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Report.Builder builder = Report.builder();
    for (String study : studies) {
      addStudies(builder, study);
    }
    ReportRuns runs = new ReportRuns(store.hadoop().toConfiguration(), queries, store.results());
    try (ReportFiles files = new ReportFiles(console)) {
      files.open("--html", html, (report, out) -> html().write(report, now(), out));
      files.open(
          "--markdown",
          markdown,
          (report, out) -> MarkdownReport.write(report, Version.get(), now(), out));
      files.open(
          "--json", json, (report, out) -> ReportJson.write(report, Version.get(), now(), out));
      files.openCsv("--csv", csv);
      files.check();
      read(runs, builder, files);
      files.publish(builder.build());
    }
    return ExitCode.OK;
  }

  private void addStudies(Report.Builder builder, String name) {
    try {
      PublishedStudies.find(name).forEach(builder::published);
    } catch (IllegalArgumentException e) {
      throw new UsageException(PlainText.clean(e.getMessage()), e);
    }
  }

  private void read(ReportRuns runs, Report.Builder builder, ReportFiles files)
      throws IOException, InterruptedException {
    try {
      runs.read(
          run -> add(run, builder, files), new SkippedFiles(console).andThen(builder::skipped));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    if (builder.isEmpty()) {
      throw new UsageException(
          PlainText.clean(
              queries.isEmpty()
                  ? "There is no record in '"
                      + store.results()
                      + "'; name its folder with --results."
                  : "No record is what '"
                      + String.join("' or '", queries)
                      + "' asks for; 'show' lists all."));
    }
  }

  private static void add(RunRecord run, Report.Builder builder, ReportFiles files) {
    builder.add(run);
    files.csv(RunCsv.MEASUREMENTS, run);
  }

  private static HtmlReport html() throws IOException {
    return new HtmlReport(ChartFiles.read(), Version.get());
  }

  private static Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.SECONDS);
  }
}
