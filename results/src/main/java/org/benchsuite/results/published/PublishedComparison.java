package org.benchsuite.results.published;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.benchsuite.results.Note;
import org.benchsuite.results.compare.ComparisonException;
import org.benchsuite.results.compare.ComparisonReport;
import org.benchsuite.results.compare.FingerprintDiff;
import org.benchsuite.results.compare.Nearest;
import org.benchsuite.results.compare.RunGroup;
import org.benchsuite.results.study.Figure;
import org.benchsuite.results.study.FigureUnit;
import org.benchsuite.results.study.Figures;
import org.benchsuite.results.study.Metric;
import org.benchsuite.results.study.RecordFigures;

/**
 * Published figures compared with runs, each case with that of the same conditions. Where the
 * single runs of a figure are unknown there is a difference but no test.
 *
 * @param report the comparison
 * @param notes which of the runs are not in it, and why
 */
public record PublishedComparison(ComparisonReport report, List<Note> notes) {

  public PublishedComparison {
    notes = List.copyOf(notes);
  }

  /**
   * Compares B with A.
   *
   * @param publishedIsA which side the published figures are
   * @param metrics names of metrics; none for those that were measured rather than computed
   * @param stated names of facts and parameters that are meant to differ
   * @throws ComparisonException when a name is unknown, or there is nothing to compare
   * @throws org.benchsuite.results.study.NoRecordMappingException when no run can measure this
   */
  public static PublishedComparison of(
      PublishedQuery published,
      boolean publishedIsA,
      RunGroup runs,
      Set<String> metrics,
      Set<String> stated) {
    RecordFigures found = RecordFigures.of(published.study().name(), runs.runs());
    Set<String> wanted = metrics(published, metrics);
    List<PublishedSeries> series =
        published.series().stream().filter(each -> wanted.contains(each.metric())).toList();
    Map<MeasuredCase, List<Figure>> measured =
        found.figures().all().stream()
            .filter(figure -> wanted.contains(figure.metric()))
            .collect(
                Collectors.groupingBy(MeasuredCase::of, LinkedHashMap::new, Collectors.toList()));
    if (measured.isEmpty()) {
      throw new ComparisonException(
          "No trial of '"
              + runs.query()
              + "' that counts measured what '"
              + published.study().name()
              + "' did.");
    }
    FingerprintDiff facts = FingerprintDiff.againstUnknown(runs, publishedIsA, stated);
    return new PublishedComparison(
        new PublishedPairs(published, publishedIsA, series, measured).report(runs, facts),
        found.notes());
  }

  /** A rate that follows from a time beside it would only be the same comparison again. */
  private static Set<String> metrics(PublishedQuery published, Set<String> asked) {
    Figures figures = published.study().figures();
    Set<String> known = new TreeSet<>();
    figures.all().stream()
        .filter(figure -> figure.unit() != FigureUnit.PERCENT)
        .forEach(figure -> known.add(figure.metric()));
    if (known.isEmpty()) {
      throw new ComparisonException(
          "'"
              + published.study().name()
              + "' publishes improvements in percent alone, with which no run can be compared.");
    }
    for (String metric : asked) {
      if (!known.contains(metric)) {
        throw new ComparisonException(
            "No figure of '"
                + published.study().name()
                + "' is a '"
                + metric
                + "' given by --metric"
                + Nearest.hintOrList(metric, known));
      }
    }
    if (!asked.isEmpty()) {
      return asked;
    }
    if (known.contains(Metric.ELAPSED)) {
      known.remove(Metric.THROUGHPUT);
    }
    return known;
  }
}
