package org.benchsuite.results.published;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.benchsuite.results.Summary;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.FigureUnit;

/**
 * What a study publishes about one case: one side of a comparison.
 *
 * @param study name of the study
 * @param conditions the case, without the axis that counts its runs
 * @param metric what was measured
 * @param unit of all values
 * @param value the figure; of printed runs their mean, unrounded
 * @param runs each run where the study prints them, else empty: raw runs unknown
 */
public record PublishedSeries(
    String study,
    Conditions conditions,
    String metric,
    FigureUnit unit,
    BigDecimal value,
    List<BigDecimal> runs) {

  public PublishedSeries {
    runs = List.copyOf(runs);
  }

  /** Statistics of the printed runs; empty where they are unknown. */
  public Optional<Summary> summary() {
    return runs.isEmpty()
        ? Optional.empty()
        : Optional.of(Summary.of(runs.stream().mapToDouble(BigDecimal::doubleValue).toArray()));
  }

  /** Study, case and metric in one line. */
  public String label() {
    return study + " (" + conditions.describe() + "), " + metric;
  }
}
