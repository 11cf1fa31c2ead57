package org.benchsuite.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.results.Note;
import org.benchsuite.results.compare.Comparison;
import org.benchsuite.results.compare.ComparisonException;
import org.benchsuite.results.compare.ComparisonReport;
import org.benchsuite.results.compare.RunGroup;
import org.benchsuite.results.published.PublishedComparison;
import org.benchsuite.results.published.PublishedQuery;
import org.benchsuite.results.study.NoRecordMappingException;
import org.benchsuite.results.text.ComparisonText;
import org.benchsuite.results.text.NoteList;
import org.benchsuite.results.text.PlainText;
import org.benchsuite.results.validity.PublishedRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares two groups of records case by case, and may fail when the second is slower. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Say for each case whether B is faster or slower than A, with the evidence.",
      "",
      "A and B are labels, ids of runs, record files, or conditions joined by commas: label=NAME,"
          + " run=ID,ID, since=2026-11-01, until=2026-11-30T12:00 (UTC), benchmark=dfsio,"
          + " operation=write, param.NAME=VALUE, in=DIR.",
      "One of them may be published figures: published=STUDY, then cluster=NAME, size=10 or another"
          + " axis of the study; 'published' lists the studies."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:compared", "1:slower than --fail-if-slower allows", "2:usage"},
    footerHeading = "%nExamples:%n",
    footer = {
      "  compare old new",
      "  compare label=hdd,benchmark=dfsio label=ssd,benchmark=dfsio --axis hdfs.capacity.bytes",
      "  compare nightly,until=2026-11-01 nightly,since=2026-11-02 --metric elapsed --metric throughput",
      "  compare published=uhadoop/terasort,cluster=B2-large mine",
      "  compare baseline candidate --results-b new-results --fail-if-slower 5%%"
    })
final class CompareCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StoreOptions store = new StoreOptions();

  @Parameters(index = "0", paramLabel = "A", description = "What is measured against.")
  private String a;

  @Parameters(index = "1", paramLabel = "B", description = "What the verdict is about.")
  private String b;

  @Option(
      names = "--metric",
      paramLabel = "NAME",
      description = "A number to compare, may be repeated (the first of the run's summary).")
  private List<String> metrics = new ArrayList<>();

  @Option(
      names = "--axis",
      paramLabel = "NAME",
      description = "A fact or parameter that is meant to differ, may be repeated.")
  private List<String> axes = new ArrayList<>();

  @Option(
      names = "--fail-if-slower",
      paramLabel = "X%",
      description = "Exit 1 when a case is slower, with evidence and by more than this.")
  private String allowed;

  @Option(
      names = "--results-b",
      paramLabel = "DIR",
      description = "Folder of the records of B, if it is another.")
  private String resultsOfB;

  CompareCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    try {
      Double limit = allowed == null ? null : share(allowed);
      ComparisonReport report = compare();
      console.out().print(ComparisonText.render(report, console.width()));
      console.out().flush();
      return limit == null ? ExitCode.OK : judge(report, limit);
    } catch (ComparisonException | NoRecordMappingException e) {
      throw new UsageException(PlainText.clean(e.getMessage()), e);
    }
  }

  private ComparisonReport compare() throws IOException, InterruptedException {
    GroupLoader loader = new GroupLoader(console, store.hadoop().toConfiguration());
    Optional<PublishedQuery> publishedA = PublishedQuery.parse(a);
    Optional<PublishedQuery> publishedB = PublishedQuery.parse(b);
    if (publishedA.isPresent() && publishedB.isPresent()) {
      throw new ComparisonException(
          "A and B are both published; one side must be runs. 'published "
              + publishedA.orElseThrow().study().name()
              + "' prints what is known of a study.");
    }
    String folderOfB = resultsOfB == null ? store.results() : resultsOfB;
    if (publishedA.isPresent()) {
      return compare(publishedA.orElseThrow(), true, loader.load("B", b, folderOfB));
    }
    RunGroup groupA = loader.load("A", a, store.results());
    return publishedB.isPresent()
        ? compare(publishedB.orElseThrow(), false, groupA)
        : ComparisonReport.of(groupA, loader.load("B", b, folderOfB), metrics(), axes());
  }

  /** What stands against the published side, and what is missing of the other, comes first. */
  private ComparisonReport compare(PublishedQuery published, boolean isA, RunGroup runs) {
    PublishedComparison comparison =
        PublishedComparison.of(published, isA, runs, metrics(), axes());
    List<Note> notes = new ArrayList<>(PublishedRules.check(published.study()));
    notes.addAll(comparison.notes());
    NoteList.lines(notes, console.width()).forEach(console.out()::println);
    console.out().println();
    return comparison.report();
  }

  private Set<String> metrics() {
    return new LinkedHashSet<>(metrics);
  }

  private Set<String> axes() {
    return new LinkedHashSet<>(axes);
  }

  private int judge(ComparisonReport report, double limit) {
    if (!report.canBeSlower()) {
      throw new ComparisonException(
          "--fail-if-slower has nothing to judge: no case has two trials that count on both sides"
              + " of a number that can be faster or slower; repeat the runs with -trials 5"
              + " (published figures of unknown runs can never be judged).");
    }
    console.out().println();
    console.out().println(ComparisonText.gate(report, limit));
    console.out().flush();
    boolean slower =
        report.comparisons().stream().anyMatch((Comparison each) -> each.slowerBeyond(limit));
    return slower ? ExitCode.FAILED : ExitCode.OK;
  }

  private static double share(String percent) {
    String number = percent.strip().replaceFirst(" ?%$", "");
    if (!number.matches("\\d{1,4}([.]\\d{1,6})?")) {
      throw new ComparisonException(
          "--fail-if-slower needs a percentage such as 5%, not '" + percent + "'.");
    }
    return Double.parseDouble(number) / 100;
  }
}
