package org.benchsuite.hbase;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.benchsuite.hbase.value.WrittenRows;
import org.benchsuite.results.Note;
import org.benchsuite.results.TaskResult;

/**
 * Which runs keep account of acknowledged rows, and how a task tells what the check of them found.
 */
final class Ledgers {

  /** A bit a row: 256 MiB. */
  private static final long MOST_ROWS = 1L << 31;

  private static final String NOTE = "note ";
  private static final String BETWEEN = ": ";

  private Ledgers() {}

  /** A new ledger for a process; none where nothing is put or the rows are too many for memory. */
  static Optional<WrittenRows> of(PeSettings settings) {
    return puts(settings) && last(settings) <= MOST_ROWS
        ? Optional.of(new WrittenRows())
        : Optional.empty();
  }

  private static boolean puts(PeSettings settings) {
    return settings.mix().isEmpty()
        ? settings.command().operation().writes()
        : settings.mix().stream().anyMatch(share -> share.operation().writes());
  }

  private static long last(PeSettings settings) {
    PeSettings.Rows rows = settings.rows();
    return rows.start() > MOST_ROWS ? Long.MAX_VALUE : rows.start() + rows.total();
  }

  /** That rows were put of which no account could be kept. */
  static List<Note> unread(PeSettings settings) {
    return puts(settings) && last(settings) > MOST_ROWS
        ? List.of(
            Note.info(
                "rows-read-back",
                "No row was read back: only of rows below 2^31 an account is kept."))
        : List.of();
  }

  /** Notes as counters of a task's result. */
  static Map<String, Long> counters(List<Note> notes) {
    Map<String, Long> counters = new TreeMap<>();
    notes.forEach(
        note ->
            counters.put(
                NOTE + note.severity() + BETWEEN + note.rule() + BETWEEN + note.text(), 1L));
    return counters;
  }

  /** The notes of all tasks, each with its task's number. */
  static List<Note> notes(List<TaskResult> tasks) {
    List<Note> notes = new ArrayList<>();
    for (TaskResult task : tasks) {
      for (String name : task.counters().keySet()) {
        if (name.startsWith(NOTE)) {
          String[] words = name.substring(NOTE.length()).split(BETWEEN, 3);
          notes.add(
              new Note(
                  Note.Severity.valueOf(words[0]),
                  words[1],
                  tasks.size() == 1 ? words[2] : "Task " + task.index() + ": " + words[2]));
        }
      }
    }
    return notes;
  }
}
