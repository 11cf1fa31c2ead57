package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;

/** Everything that stands against numbers, the gravest first. */
public final class NoteList {

  private static final int SEVERITY_COLUMNS = "WARNING  ".length();

  private NoteList() {}

  /** Notes that concern the whole of something, in lines of at most {@code width} columns. */
  public static List<String> lines(List<Note> notes, int width) {
    return notes.stream()
        .sorted(Comparator.comparing(Note::severity))
        .flatMap(note -> lines(note, "", width).stream())
        .toList();
  }

  static List<String> lines(RunRecord run, int width) {
    return lines(run, Set.of(), width);
  }

  /** Without the informing notes of some rules, which are told elsewhere. */
  static List<String> lines(RunRecord run, Set<String> toldElsewhere, int width) {
    Map<Note, List<String>> notes = collect(run);
    notes
        .keySet()
        .removeIf(
            note -> note.severity() == Note.Severity.INFO && toldElsewhere.contains(note.rule()));
    List<String> lines = new ArrayList<>();
    notes.entrySet().stream()
        .sorted(Comparator.comparing(entry -> entry.getKey().severity()))
        .forEach(
            entry -> {
              String scope = scope(entry.getValue(), run.trials().size());
              lines.addAll(lines(entry.getKey(), scope, width));
            });
    return lines;
  }

  /** The same note of several trials is printed once. */
  private static Map<Note, List<String>> collect(RunRecord run) {
    Map<Note, List<String>> notes = new LinkedHashMap<>();
    run.notes().forEach(note -> notes.put(note, new ArrayList<>()));
    for (Trial trial : run.trials()) {
      for (Note note : trial.notes()) {
        notes.computeIfAbsent(note, first -> new ArrayList<>()).add(RunSummary.name(trial));
      }
    }
    return notes;
  }

  private static String scope(List<String> concerned, int trials) {
    if (concerned.isEmpty() || trials == 1) {
      return "";
    }
    return concerned.size() == trials
        ? " (every trial)"
        : " (" + String.join(", ", concerned) + ")";
  }

  private static List<String> lines(Note note, String scope, int width) {
    String severity = note.severity().name();
    return PlainText.wrap(
        severity + " ".repeat(SEVERITY_COLUMNS - severity.length()),
        note.rule() + scope + ": " + note.text(),
        width);
  }
}
