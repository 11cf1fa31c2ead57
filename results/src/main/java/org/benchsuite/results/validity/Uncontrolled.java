package org.benchsuite.results.validity;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.DifferingFact;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.published.StudyComparison;

/** A comparison in which more differs than what is compared. */
final class Uncontrolled implements StudyRule {

  @Override
  public List<Note> check(PublishedStudy study) {
    return study.facts().comparisons().stream()
        .filter(comparison -> !comparison.differing().isEmpty())
        .map(Uncontrolled::note)
        .toList();
  }

  private static Note note(StudyComparison comparison) {
    String facts =
        comparison.differing().stream()
            .map(fact -> text(fact, comparison))
            .collect(Collectors.joining(", "));
    return Note.warning(
        "uncontrolled",
        "%s against %s is not a controlled comparison; these differ too: %s."
            .formatted(comparison.b(), comparison.a(), facts));
  }

  private static String text(DifferingFact fact, StudyComparison comparison) {
    if (fact.a().isEmpty() && fact.b().isEmpty()) {
      return fact.name();
    }
    return "%s (%s: %s, %s: %s)"
        .formatted(fact.name(), comparison.a(), value(fact.a()), comparison.b(), value(fact.b()));
  }

  private static String value(Optional<String> value) {
    return value.orElse("another");
  }
}
