package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.benchsuite.results.Unit;
import org.benchsuite.results.published.PublishedCurve;

/** The charts of a published study that no run is compared with. */
final class PublishedCharts {

  private static final double GIBIBYTE = 1L << 30;

  private PublishedCharts() {}

  static List<ReportChart> of(String id, PublishedPart study) {
    Map<String, List<PublishedCurve>> metrics = new LinkedHashMap<>();
    study
        .curves()
        .forEach(
            curve -> metrics.computeIfAbsent(curve.metric(), name -> new ArrayList<>()).add(curve));
    List<ReportChart> charts = new ArrayList<>();
    metrics.forEach(
        (metric, curves) ->
            charts.add(chart(id + "-chart-" + (charts.size() + 1), id, metric, curves)));
    return charts;
  }

  private static ReportChart chart(
      String chart, String id, String metric, List<PublishedCurve> curves) {
    ChartScale x = new ChartScale("size", Unit.BYTES, sizes(curves));
    ChartScale y = new ChartScale(metric, curves.get(0).unit().stored(), values(curves));
    return new ReportChart(
        chart,
        ReportChart.Kind.LINES,
        curves.get(0).study() + ": " + metric + " against size",
        "Published figures; no run of yours is among them.",
        id + "-table-1",
        x.axisByRange(),
        y.axisByRange(),
        curves.stream().map(curve -> series(curve, curve.label(), x, y)).toList());
  }

  /** A published line. */
  static ReportChart.Series series(PublishedCurve curve, String name, ChartScale x, ChartScale y) {
    return new ReportChart.Series(
        name,
        true,
        curve.points().stream()
            .map(
                point ->
                    ReportChart.point(
                        x.number(point.at().doubleValue() * GIBIBYTE),
                        y.number(curve.unit().toStored(point.value()))))
            .toList(),
        List.of());
  }

  /** Where its points stand, in bytes. */
  static double[] sizes(List<PublishedCurve> curves) {
    return curves.stream()
        .flatMap(curve -> curve.points().stream())
        .mapToDouble(point -> point.at().doubleValue() * GIBIBYTE)
        .toArray();
  }

  /** The values of their points, in stored units. */
  static double[] values(List<PublishedCurve> curves) {
    return curves.stream()
        .flatMapToDouble(
            curve ->
                curve.points().stream().mapToDouble(point -> curve.unit().toStored(point.value())))
        .toArray();
  }
}
