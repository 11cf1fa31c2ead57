package org.benchsuite.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.common.store.ResultFolders;
import org.benchsuite.results.RunHeader;
import org.benchsuite.results.compare.ComparisonException;
import org.benchsuite.results.compare.RunQuery;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.text.ListedRun;
import org.benchsuite.results.text.PlainText;
import org.benchsuite.results.text.RunList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists stored runs, a line each; of every run only that line is kept in memory. */
@Command(
    name = "runs",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "List stored runs, a line each, the newest last.",
      "",
      "A query is a label, the id of a run, or conditions joined by commas: label=NAME, run=ID,ID,"
          + " since=2026-11-01, until=2026-11-30T12:00 (UTC), benchmark=dfsio, operation=write,"
          + " param.NAME=VALUE, in=DIR. Of several queries a run must fulfil one."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  runs --limit 20",
      "  runs benchmark=dfsio,since=2026-11-01",
      "  runs nightly --csv > nightly.csv"
    })
final class RunsCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StoreOptions from = new StoreOptions();

  @Option(names = "--limit", paramLabel = "N", description = "Only the newest N of them.")
  private int limit = Integer.MAX_VALUE;

  @Option(names = "--csv", description = "As CSV, with unscaled numbers.")
  private boolean csv;

  @Parameters(
      arity = "0..*",
      paramLabel = "QUERY",
      description = "Which runs; all of the folder when none is given.")
  private List<String> queries = new ArrayList<>();

  RunsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (limit < 1) {
      throw new UsageException("--limit needs a number of runs of at least 1, not " + limit + ".");
    }
    List<ListedRun> runs = new ArrayList<>();
    Configuration configuration = from.hadoop().toConfiguration();
    for (Map.Entry<String, Predicate<RunHeader>> folder : wanted().entrySet()) {
      ResultStore store = new ResultStore(ResultFolders.openToRead(folder.getKey(), configuration));
      read(store, newest(store, folder.getValue()), runs);
    }
    runs.sort(Comparator.comparing(ListedRun::started).thenComparing(ListedRun::id));
    List<ListedRun> newest = runs.subList(Math.max(0, runs.size() - limit), runs.size());
    console.out().print(csv ? RunList.csv(newest) : RunList.table(newest));
    console.out().flush();
    return ExitCode.OK;
  }

  /** Which runs of which folder, in the order the folders are named. */
  private Map<String, Predicate<RunHeader>> wanted() {
    Map<String, Predicate<RunHeader>> wanted = new LinkedHashMap<>();
    if (queries.isEmpty()) {
      wanted.put(from.results(), run -> true);
    }
    for (String query : queries) {
      RunQuery parsed = parse(query);
      Predicate<RunHeader> fulfils = parsed::matches;
      wanted.merge(parsed.folder().orElse(from.results()), fulfils, Predicate::or);
    }
    return wanted;
  }

  private static RunQuery parse(String query) {
    try {
      return RunQuery.parse(query);
    } catch (ComparisonException e) {
      throw new UsageException(PlainText.clean(e.getMessage()), e);
    }
  }

  /** Narrowed to the newest, which headers alone tell: the others need not be read whole. */
  private Predicate<RunHeader> newest(ResultStore store, Predicate<RunHeader> wanted)
      throws IOException {
    if (limit == Integer.MAX_VALUE) {
      return wanted;
    }
    List<RunHeader> headers = new ArrayList<>();
    store.headers(headers::add, skipped -> {});
    Set<String> ids =
        headers.stream()
            .filter(wanted)
            .sorted(
                Comparator.comparing(RunHeader::started).thenComparing(RunHeader::id).reversed())
            .limit(limit)
            .map(RunHeader::id)
            .collect(Collectors.toSet());
    return run -> ids.contains(run.id());
  }

  private void read(ResultStore store, Predicate<RunHeader> wanted, List<ListedRun> runs)
      throws IOException {
    int before = runs.size();
    store.find(wanted, run -> runs.add(ListedRun.of(run)), new SkippedFiles(console));
    if (runs.size() == before) {
      throw new UsageException(
          queries.isEmpty()
              ? "There is no record in " + store.location() + "; name its folder with --results."
              : PlainText.clean(
                  "No record in "
                      + store.location()
                      + " is what "
                      + String.join(" or ", queries.stream().map(each -> "'" + each + "'").toList())
                      + " asks for; 'runs' without a query lists all."));
    }
  }
}
