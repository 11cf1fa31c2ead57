package org.benchsuite.suite;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.common.store.ResultFolders;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.text.RunCsv;
import org.benchsuite.results.text.RunSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints stored records again: as the summary of their run, or all as one CSV table. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Print stored records again, as summaries or as one CSV table.",
    footerHeading = "%nExamples:%n",
    footer = {"  show --results bench-suite-results", "  show --csv measurements > trials.csv"})
final class ShowCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StoreOptions from = new StoreOptions();

  @Option(
      names = "--csv",
      paramLabel = "measurements|operations",
      description = "One row per trial and measurement, or per trial and operation.")
  private Table table;

  @Parameters(
      arity = "0..*",
      paramLabel = "RUN",
      description = "Ids of runs; all of the folder when none is given.")
  private List<String> ids = new ArrayList<>();

  private boolean printed;

  /** The CSV tables. */
  enum Table {
    MEASUREMENTS(RunCsv.MEASUREMENTS),
    OPERATIONS(RunCsv.OPERATIONS);

    private final RunCsv csv;

    Table(RunCsv csv) {
      this.csv = csv;
    }
  }

  ShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    ResultStore store =
        new ResultStore(ResultFolders.openToRead(from.results(), from.hadoop().toConfiguration()));
    if (ids.isEmpty()) {
      all(store);
    } else {
      named(store);
    }
    if (!printed) {
      throw new UsageException(
          "There is no record in " + store.location() + "; name its folder with --results.");
    }
    console.out().flush();
    return ExitCode.OK;
  }

  /** One at a time, oldest first: a folder may hold more than fits in memory. */
  private void all(ResultStore store) throws IOException {
    store.loadAll(this::print, new SkippedFiles(console));
  }

  private void named(ResultStore store) throws IOException {
    for (String id : ids) {
      try {
        print(store.load(id));
      } catch (NoSuchFileException | FileNotFoundException e) {
        throw new UsageException(
            "There is no run '" + id + "' in " + store.location() + "; 'runs' lists all.", e);
      }
    }
  }

  private void print(RunRecord run) {
    if (table == null) {
      console.out().print(RunSummary.render(run, console.width()) + System.lineSeparator());
    } else {
      console.out().print((printed ? "" : table.csv.header()) + table.csv.rows(run));
    }
    printed = true;
  }
}
