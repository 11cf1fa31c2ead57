package org.benchsuite.suite;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.common.cli.HadoopOptions;
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

  @Mixin private HadoopOptions hadoop = new HadoopOptions();

  @Option(
      names = {"-results", "--results"},
      paramLabel = "DIR",
      defaultValue = "bench-suite-results",
      description = "Folder of the records, local or any Hadoop URI (${DEFAULT-VALUE}).")
  private String results;

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
    ResultStore store = new ResultStore(ResultFolders.open(results, hadoop.toConfiguration()));
    List<RunRecord> runs = ids.isEmpty() ? all(store) : named(store);
    if (runs.isEmpty()) {
      throw new UsageException(
          "There is no record in " + store.location() + "; name its folder with --results.");
    }
    if (table != null) {
      console.out().print(table.csv.header());
    }
    for (RunRecord run : runs) {
      console
          .out()
          .print(
              table == null
                  ? RunSummary.render(run, console.width()) + System.lineSeparator()
                  : table.csv.rows(run));
    }
    console.out().flush();
    return ExitCode.OK;
  }

  private List<RunRecord> all(ResultStore store) throws IOException {
    return RecordFolder.load(store, console).stream()
        .sorted(Comparator.comparing(RunRecord::started))
        .toList();
  }

  private List<RunRecord> named(ResultStore store) throws IOException {
    List<RunRecord> runs = new ArrayList<>();
    for (String id : ids) {
      try {
        runs.add(store.load(id));
      } catch (NoSuchFileException | FileNotFoundException e) {
        throw new UsageException(
            "There is no run '" + id + "' in " + store.location() + "; 'show' lists all.", e);
      }
    }
    return runs;
  }
}
