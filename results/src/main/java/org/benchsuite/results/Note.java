package org.benchsuite.results;

import java.util.Collection;
import java.util.Objects;

/**
 * What a reader must know before believing a number.
 *
 * @param severity whether it voids the number, warns about it or only informs
 * @param rule short stable name of the rule that found it, such as {@code page-cache}
 * @param text one or two sentences with the figures behind it
 */
public record Note(Severity severity, String rule, String text) {

  /** How much a note takes away from a number. */
  public enum Severity {
    /** The number is not a result. */
    VOID,
    /** The number does not mean what it seems to. */
    WARNING,
    /** Context of the number. */
    INFO
  }

  public Note {
    Objects.requireNonNull(severity, "severity");
    Objects.requireNonNull(rule, "rule");
    Objects.requireNonNull(text, "text");
  }

  /** Whether any of them makes the number no result. */
  public static boolean anyVoids(Collection<Note> notes) {
    return notes.stream().anyMatch(note -> note.severity() == Severity.VOID);
  }

  public static Note voids(String rule, String text) {
    return new Note(Severity.VOID, rule, text);
  }

  public static Note warning(String rule, String text) {
    return new Note(Severity.WARNING, rule, text);
  }

  public static Note info(String rule, String text) {
    return new Note(Severity.INFO, rule, text);
  }
}
