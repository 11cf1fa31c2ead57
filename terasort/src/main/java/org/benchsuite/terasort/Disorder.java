package org.benchsuite.terasort;

import java.util.ArrayList;
import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.terasort.scan.Verdict;

/** What is out of order, as notes that void the number. */
final class Disorder {

  private static final String RULE = "verification";
  private static final int NAMED = 5;

  private Disorder() {}

  static List<Note> notes(Verdict verdict) {
    List<Note> notes = new ArrayList<>();
    verdict.errors().stream()
        .limit(NAMED)
        .forEach(error -> notes.add(Note.voids(RULE, "Not sorted: " + flat(error) + ".")));
    int more = verdict.errors().size() - NAMED;
    if (more > 0) {
      notes.add(Note.voids(RULE, more + " more places are out of order; the report names them."));
    }
    return notes;
  }

  private static String flat(String error) {
    return error.replaceAll("\\n\\s*", " ");
  }
}
