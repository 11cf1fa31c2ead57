package org.benchsuite.results.published;

import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figure;

/** A case of the runs: their figures of one metric under the same conditions. */
record MeasuredCase(Conditions conditions, String metric) {

  static MeasuredCase of(Figure figure) {
    return new MeasuredCase(
        figure.conditions().without(Axis.RUN).withoutSubject(), figure.metric());
  }

  /** Whether a study measured this; what it does not tell may be anything. */
  boolean isThatOf(PublishedSeries series) {
    return series.metric().equals(metric)
        && conditions.include(series.conditions().withoutSubject());
  }
}
