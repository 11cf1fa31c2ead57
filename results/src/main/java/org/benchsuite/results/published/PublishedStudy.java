package org.benchsuite.results.published;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figure;
import org.benchsuite.results.study.FigureUnit;
import org.benchsuite.results.study.Figures;
import org.benchsuite.results.study.Study;

/**
 * A published study: every figure it prints and what it states beside them.
 *
 * @param name such as {@code uhadoop/wordcount}
 * @param title what was measured
 * @param source who published it and where in it the figures stand
 * @param figures all figures, in the order of the study
 * @param facts what else it states
 */
public record PublishedStudy(
    String name, String title, String source, Figures figures, StatedFacts facts) implements Study {

  private record Case(Conditions conditions, String metric, FigureUnit unit) {

    static Case of(Figure figure) {
      return new Case(figure.conditions().without(Axis.RUN), figure.metric(), figure.unit());
    }
  }

  /** One series a case and metric. */
  public List<PublishedSeries> series() {
    Map<Case, List<Figure>> cases =
        figures.all().stream()
            .collect(Collectors.groupingBy(Case::of, LinkedHashMap::new, Collectors.toList()));
    return cases.entrySet().stream()
        .map(entry -> series(entry.getKey(), entry.getValue()))
        .toList();
  }

  private PublishedSeries series(Case key, List<Figure> figures) {
    boolean printed = figures.stream().anyMatch(figure -> hasRun(figure));
    List<BigDecimal> runs = printed ? figures.stream().map(Figure::value).toList() : List.of();
    BigDecimal value = new Figures(figures).mean();
    return new PublishedSeries(name, key.conditions(), key.metric(), key.unit(), value, runs);
  }

  private static boolean hasRun(Figure figure) {
    return figure.conditions().find(Axis.RUN).isPresent();
  }

  /** The lines of a chart of {@code metric} against {@code axis}: one per case otherwise. */
  public List<PublishedCurve> curves(String metric, String axis) {
    Map<Conditions, List<PublishedSeries>> lines =
        series().stream()
            .filter(series -> series.metric().equals(metric))
            .filter(series -> series.conditions().find(axis).isPresent())
            .collect(
                Collectors.groupingBy(
                    series -> series.conditions().without(axis),
                    LinkedHashMap::new,
                    Collectors.toList()));
    return lines.entrySet().stream()
        .map(line -> curve(line.getKey(), metric, axis, line.getValue()))
        .toList();
  }

  private PublishedCurve curve(
      Conditions conditions, String metric, String axis, List<PublishedSeries> points) {
    return new PublishedCurve(
        name,
        conditions.describe(),
        metric,
        points.get(0).unit(),
        points.stream()
            .map(
                point ->
                    new PublishedCurve.Point(
                        new BigDecimal(point.conditions().get(axis)), point.value()))
            .toList());
  }
}
