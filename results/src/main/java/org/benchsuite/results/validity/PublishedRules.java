package org.benchsuite.results.validity;

import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.PublishedStudy;

/** Every rule that can be held against published figures. */
public final class PublishedRules {

  private static final List<StudyRule> RULES =
      List.of(
          PublishedRules::published,
          new ReadBeyondDisks(),
          new StatedSpread(),
          new NotSignificant(),
          new Uncontrolled(),
          new ClientLink(),
          new WholeSeconds(),
          new StartUp(),
          new Arithmetic(),
          new StatedSetUp());

  private PublishedRules() {}

  /** The notes of every rule that applies; the first says that the figures are published. */
  public static List<Note> check(PublishedStudy study) {
    return RULES.stream().flatMap(rule -> rule.check(study).stream()).toList();
  }

  private static List<Note> published(PublishedStudy study) {
    boolean printed = study.series().stream().anyMatch(series -> !series.runs().isEmpty());
    String runs =
        study.facts().meanOf().isPresent()
            ? "means of " + study.facts().meanOf().getAsInt() + " runs, raw runs unknown"
            : printed ? "the study prints the single runs" : "raw runs unknown";
    return List.of(
        Note.info("published", "Published figures, " + runs + ": " + study.source() + "."));
  }
}
