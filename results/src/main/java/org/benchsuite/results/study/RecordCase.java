package org.benchsuite.results.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.benchsuite.results.compare.CaseKey;

/**
 * The runs that were made under the same conditions of a study.
 *
 * @param conditions without the number of a run
 * @param runs oldest first
 * @param mapping what their figures are
 */
record RecordCase(Conditions conditions, List<RunRecord> runs, RecordMapping mapping) {

  /** Those of every trial that counts, numbered through all runs. */
  List<Figure> figures() {
    List<Figure> figures = new ArrayList<>();
    int number = 1;
    for (RunRecord run : runs) {
      for (Trial trial : run.countedTrials()) {
        Conditions numbered = conditions.with(Axis.RUN, Integer.toString(number));
        List<Figure> found = mapping.figures(run, trial, numbered);
        figures.addAll(found);
        number += found.isEmpty() ? 0 : 1;
      }
    }
    return figures;
  }

  /** What is not in the figures, and whether they belong together. */
  List<Note> notes() {
    List<Note> notes = new ArrayList<>();
    leftOut().ifPresent(notes::add);
    runs.stream().filter(this::isUnreadable).map(this::unreadable).forEach(notes::add);
    mixed().ifPresent(notes::add);
    return notes;
  }

  private Optional<Note> leftOut() {
    long counted = runs.stream().mapToLong(run -> run.countedTrials().size()).sum();
    long trials =
        runs.stream()
            .flatMap(run -> run.trials().stream())
            .filter(trial -> !trial.warmup())
            .count();
    long voids = trials - counted;
    if (counted == 0) {
      return Optional.of(
          Note.warning(
              "missing", name() + ": no trial counts (" + voids + " void), so it is missing."));
    }
    return voids == 0
        ? Optional.empty()
        : Optional.of(
            Note.warning(
                "void-trials",
                name() + ": " + voids + " of " + trials + " trials void and left out."));
  }

  /** Whether it has trials that count and nothing that is a figure. */
  private boolean isUnreadable(RunRecord run) {
    return !run.countedTrials().isEmpty()
        && run.countedTrials().stream()
            .allMatch(trial -> mapping.figures(run, trial, conditions).isEmpty());
  }

  private Note unreadable(RunRecord run) {
    return Note.warning(
        "missing",
        name() + ": run " + run.id() + " lacks the size or the number that the table shows.");
  }

  /** Runs that did different things have no mean. */
  private Optional<Note> mixed() {
    List<Map<String, String>> done =
        runs.stream()
            .filter(run -> !run.countedTrials().isEmpty())
            .map(run -> CaseKey.of(run, mapping.parameters()).parameters())
            .toList();
    Set<String> names = new TreeSet<>();
    done.forEach(parameters -> names.addAll(parameters.keySet()));
    String differing =
        names.stream()
            .filter(name -> done.stream().map(each -> each.get(name)).distinct().count() > 1)
            .collect(Collectors.joining(", "));
    return differing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Note.warning(
                "mixed",
                name()
                    + ": its runs are averaged although they differ in "
                    + differing
                    + "; give them labels of their own."));
  }

  private String name() {
    return conditions.readable().describe();
  }
}
