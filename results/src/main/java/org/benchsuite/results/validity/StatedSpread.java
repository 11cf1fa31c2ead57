package org.benchsuite.results.validity;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.benchsuite.results.Note;
import org.benchsuite.results.Summary;
import org.benchsuite.results.published.PublishedSeries;
import org.benchsuite.results.published.PublishedStudy;

/** The "+/-" that a study states for all of its runs, against the largest there is. */
final class StatedSpread implements StudyRule {

  @Override
  public List<Note> check(PublishedStudy study) {
    if (study.facts().spread().isEmpty()) {
      return List.of();
    }
    double stated = study.facts().spread().getAsDouble();
    List<PublishedSeries> wider =
        study.series().stream()
            .filter(series -> spread(series) > stated)
            .sorted(Comparator.comparingDouble(StatedSpread::spread).reversed())
            .toList();
    return wider.isEmpty() ? List.of() : List.of(note(stated, wider));
  }

  private static Note note(double stated, List<PublishedSeries> wider) {
    String cases =
        wider.stream()
            .map(
                series ->
                    String.format(
                        Locale.ROOT,
                        "%s +/- %.1f %%",
                        series.conditions().describe(),
                        100 * spread(series)))
            .collect(Collectors.joining("; "));
    return Note.warning(
        "stated-spread",
        String.format(
            Locale.ROOT,
            "Stated as +/- %.0f %%, but it is up to %.1f %%: %s.",
            100 * stated,
            100 * spread(wider.get(0)),
            cases));
  }

  /** Zero where the runs are unknown: nothing can be held against the study. */
  private static double spread(PublishedSeries series) {
    return series.summary().map(Summary::spread).map(share -> share.orElse(0)).orElse(0.0);
  }
}
