package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.benchsuite.results.text.RunSummary;

/** Collects notes by rule: a few texts of each, and a few runs of each text. */
final class NoteDigest {

  private static final int TEXTS_KEPT = 6;
  private static final int RUNS_KEPT = 6;

  private record Rule(Note.Severity severity, String name) {}

  /** The runs of one text. */
  private static final class Runs {

    private final List<String> named = new ArrayList<>();
    private int count;

    void add(String run) {
      count++;
      if (named.size() < RUNS_KEPT) {
        named.add(run);
      }
    }
  }

  /** The texts of one rule. */
  private static final class Texts {

    private final Map<String, Runs> kept = new LinkedHashMap<>();

    /** Hash codes: enough to count the texts that are not kept. */
    private final Set<Integer> others = new LinkedHashSet<>();

    private int runs;

    void add(String text, String run) {
      if (kept.containsKey(text) || kept.size() < TEXTS_KEPT) {
        kept.computeIfAbsent(text, first -> new Runs()).add(run);
      } else {
        others.add(text.hashCode());
      }
    }

    List<NoteGroup.Finding> findings() {
      return kept.entrySet().stream()
          .map(
              entry -> {
                Runs runs = entry.getValue();
                return new NoteGroup.Finding(
                    entry.getKey(), runs.named, runs.count - runs.named.size());
              })
          .toList();
    }
  }

  private final Map<Rule, Texts> rules = new LinkedHashMap<>();

  void add(RunRecord run) {
    Map<Note, List<String>> found = new LinkedHashMap<>();
    run.notes().forEach(note -> found.put(note, new ArrayList<>()));
    for (Trial trial : run.trials()) {
      for (Note note : trial.notes()) {
        found.computeIfAbsent(note, first -> new ArrayList<>()).add(RunSummary.name(trial));
      }
    }
    found.forEach((note, trials) -> texts(note).add(note.text(), name(run, trials)));
    found.keySet().stream()
        .map(NoteDigest::rule)
        .distinct()
        .forEach(rule -> rules.get(rule).runs++);
  }

  /** A note that stands against no run, such as a file that could not be read. */
  void add(Note note, String subject) {
    Texts texts = texts(note);
    texts.add(note.text(), subject);
    texts.runs++;
  }

  private Texts texts(Note note) {
    return rules.computeIfAbsent(rule(note), first -> new Texts());
  }

  private static Rule rule(Note note) {
    return new Rule(note.severity(), note.rule());
  }

  private static String name(RunRecord run, List<String> trials) {
    long others =
        run.trials().stream()
            .filter(trial -> !trial.warmup() && !trials.contains(RunSummary.name(trial)))
            .count();
    boolean all = trials.isEmpty() || others == 0;
    return (run.label().isBlank() ? "" : run.label() + ", ")
        + run.id()
        + (all ? "" : trials.stream().collect(Collectors.joining(", ", " (", ")")));
  }

  /** The gravest first. */
  List<NoteGroup> groups() {
    return rules.entrySet().stream()
        .map(
            entry ->
                new NoteGroup(
                    entry.getKey().severity(),
                    entry.getKey().name(),
                    entry.getValue().runs,
                    entry.getValue().findings(),
                    entry.getValue().others.size()))
        .sorted(Comparator.comparing(NoteGroup::severity))
        .toList();
  }
}
