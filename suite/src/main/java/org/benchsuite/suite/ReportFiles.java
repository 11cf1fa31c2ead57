package org.benchsuite.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.report.Report;
import org.benchsuite.results.text.RunCsv;

/**
 * The documents of one report: all are opened before anything is read, and published at its end.
 */
final class ReportFiles implements AutoCloseable {

  /** Writes a document. */
  @FunctionalInterface
  interface Renderer {
    void write(Report report, Writer out) throws IOException;
  }

  private final Console console;
  private final Map<OutputFile, Renderer> documents = new LinkedHashMap<>();
  private final List<String> names = new ArrayList<>();
  private OutputFile csv;
  private boolean headed;

  ReportFiles(Console console) {
    this.console = console;
  }

  /** Opens the document of an option, unless the option is not given. */
  void open(String option, String name, Renderer renderer) throws IOException {
    if (name != null) {
      names.add(name);
      documents.put(OutputFile.open(option, name, console.out()), renderer);
    }
  }

  /** Opens the document whose rows come as the runs are read. */
  void openCsv(String option, String name) throws IOException {
    if (name != null) {
      names.add(name);
      csv = OutputFile.open(option, name, console.out());
    }
  }

  /** Refuses what cannot be meant. */
  void check() {
    if (names.isEmpty()) {
      throw new UsageException(
          "Say where the report goes: --html FILE, --markdown FILE, --csv FILE or --json FILE.");
    }
    if (names.stream().map(ReportFiles::place).distinct().count() < names.size()) {
      throw new UsageException("Two formats of the report cannot go to the same place.");
    }
  }

  private static Path place(String name) {
    return Path.of(name).toAbsolutePath().normalize();
  }

  /** Adds the rows of a run to the CSV document, if there is one. */
  void csv(RunCsv table, RunRecord run) {
    if (csv == null) {
      return;
    }
    try {
      if (!headed) {
        csv.writer().write(table.header());
        headed = true;
      }
      csv.writer().write(table.rows(run));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes what is left to write, gives every file its name and says where it is. */
  void publish(Report report) throws IOException {
    for (Map.Entry<OutputFile, Renderer> document : documents.entrySet()) {
      document.getValue().write(report, document.getKey().writer());
    }
    for (OutputFile file : documents.keySet()) {
      publish(file);
    }
    if (csv != null) {
      publish(csv);
    }
  }

  private void publish(OutputFile file) throws IOException {
    file.publish();
    boolean document = names.stream().anyMatch(OutputFile::isStandardOutput);
    if (!file.location().isEmpty()) {
      (document ? console.err() : console.out()).println("Report: " + file.location());
    }
    console.out().flush();
  }

  @Override
  public void close() throws IOException {
    for (OutputFile file : documents.keySet()) {
      file.close();
    }
    if (csv != null) {
      csv.close();
    }
  }
}
