package org.benchsuite.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.study.RecordFigures;
import org.benchsuite.results.study.UserStudy;
import org.benchsuite.results.validity.PublishedRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the tables of published studies, computed anew, with what stands against them. */
@Command(
    name = "published",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Print published cluster studies: their tables, computed anew from the figures that ship with",
      "this program, and what stands against them. Without a name, list them.",
      "With --runs the figures of stored runs stand in the same tables, before the published ones."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  published",
      "  published portworx-dfsio",
      "  published uhadoop --format csv > uhadoop.csv",
      "  published uhadoop/hbase --runs mine"
    })
final class PublishedCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      arity = "0..*",
      paramLabel = "STUDY",
      description = "Names of studies, or their beginning: uhadoop is all five of UHadoop's.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "text|markdown|csv",
      defaultValue = "text",
      description = "How to print the tables (${DEFAULT-VALUE}).")
  private StudyOutput.Format format;

  @Option(
      names = "--runs",
      paramLabel = "QUERY",
      description = "Runs of one's own: a label, an id or conditions, as for report; repeatable.")
  private List<String> queries = new ArrayList<>();

  @Mixin private StoreOptions store = new StoreOptions();

  PublishedCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (names.isEmpty()) {
      PublishedStudies.all()
          .forEach(study -> console.out().printf("%-20s %s%n", study.name(), study.title()));
      return ExitCode.OK;
    }
    List<PublishedStudy> studies = names.stream().flatMap(name -> find(name).stream()).toList();
    StudyOutput output = new StudyOutput(console);
    if (queries.isEmpty()) {
      studies.forEach(study -> output.print(study, PublishedRules.check(study), format));
    } else {
      List<RunRecord> runs = runs();
      for (PublishedStudy study : studies) {
        UserStudy mine = repeated(study, runs);
        output.print(mine.withPublished(study), mine.notes(), format);
      }
    }
    return ExitCode.OK;
  }

  private List<RunRecord> runs() throws IOException, InterruptedException {
    List<RunRecord> runs = new ArrayList<>();
    new ReportRuns(store.hadoop().toConfiguration(), queries, store.results())
        .read(runs::add, new SkippedFiles(console));
    return runs;
  }

  private UserStudy repeated(PublishedStudy study, List<RunRecord> runs) {
    if (RecordFigures.canFill(study.name())) {
      UserStudy mine = UserStudy.of(study, runs);
      if (!mine.tables().isEmpty()) {
        return mine;
      }
    }
    throw new UsageException(
        "None of these runs in "
            + store.results()
            + " measured what "
            + study.name()
            + " measures; 'runs' lists them, 'scenario show "
            + study.name()
            + "' shows what to run.");
  }

  private static List<PublishedStudy> find(String name) {
    try {
      return PublishedStudies.find(name);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }
}
