package org.benchsuite.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.store.ResultFolders;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.study.RecordFigures;
import org.benchsuite.results.study.UserStudy;

/** The tables of a published study, from runs of one's own. */
final class StudyOfRuns {

  private final Console console;
  private final SweepLine line;

  StudyOfRuns(Console console, SweepLine line) {
    this.console = console;
    this.line = line;
  }

  /** Prints them; nothing when no run is there yet. */
  void print(String name, String sweep, List<String> ids, boolean withPublished)
      throws IOException, InterruptedException {
    if (ids.isEmpty() || !RecordFigures.canFill(name)) {
      return;
    }
    ResultStore store =
        new ResultStore(
            ResultFolders.open(line.options().results(), line.hadoop().toConfiguration()));
    List<RunRecord> runs = new ArrayList<>();
    for (String id : ids) {
      runs.add(store.load(id));
    }
    PublishedStudy published = PublishedStudies.find(name).get(0);
    UserStudy study = UserStudy.of(published, runs);
    console.out().println();
    new StudyOutput(console)
        .print(
            withPublished ? study.withPublished(published) : study,
            study.notes(),
            StudyOutput.Format.TEXT);
    console
        .out()
        .printf(
            "For charts: report param.sweep=%s --results %s --with-published %s --html report.html%n",
            sweep, line.options().results(), name);
    console.out().flush();
  }
}
