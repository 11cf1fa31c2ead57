package org.benchsuite.results.published;

import java.math.BigDecimal;
import java.util.List;
import org.benchsuite.results.study.FigureUnit;

/**
 * A line of a chart: a published metric against one axis.
 *
 * @param study name of the study
 * @param label what tells the line from the others of its study, such as {@code cluster B2-large}
 * @param metric what was measured
 * @param unit of the values
 * @param points in the order of the study
 */
public record PublishedCurve(
    String study, String label, String metric, FigureUnit unit, List<Point> points) {

  public PublishedCurve {
    points = List.copyOf(points);
  }

  /** One published value and where on the axis it stands. */
  public record Point(BigDecimal at, BigDecimal value) {}
}
