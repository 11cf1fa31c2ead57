package org.benchsuite.results.report;

import java.util.List;
import org.benchsuite.results.Note;

/**
 * Everything that one rule found in all runs.
 *
 * @param severity how grave it is
 * @param rule name of the rule
 * @param runs in how many runs it found something
 * @param findings its different texts, the first of them only where they are many
 * @param moreFindings how many different texts are not among them
 */
public record NoteGroup(
    Note.Severity severity, String rule, int runs, List<Finding> findings, int moreFindings) {

  public NoteGroup {
    findings = List.copyOf(findings);
  }

  /**
   * One text and the runs it applies to.
   *
   * @param text what was found
   * @param runs names of the runs, the first of them only where they are many
   * @param moreRuns how many runs are not named
   */
  public record Finding(String text, List<String> runs, int moreRuns) {

    public Finding {
      runs = List.copyOf(runs);
    }
  }
}
