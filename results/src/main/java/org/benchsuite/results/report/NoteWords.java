package org.benchsuite.results.report;

/** What a group of notes says about the runs it applies to. */
final class NoteWords {

  private NoteWords() {}

  static String scope(NoteGroup group) {
    return group.runs() == 1 ? "" : "in " + group.runs() + " runs";
  }

  static String runs(NoteGroup.Finding finding) {
    String named = String.join("; ", finding.runs());
    return finding.moreRuns() == 0 ? named : named + "; and " + finding.moreRuns() + " more";
  }

  /** Empty when all is said. */
  static String more(NoteGroup group) {
    return group.moreFindings() == 0
        ? ""
        : "And " + group.moreFindings() + " more of the same with other figures.";
  }
}
