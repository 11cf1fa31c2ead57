package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.benchsuite.results.Summary;
import org.benchsuite.results.Unit;
import org.benchsuite.results.published.PublishedCurve;
import org.benchsuite.results.study.Metric;

/** The chart of one number against the axis of a section, with published lines among the user's. */
final class LineChart {

  private final Section section;
  private final String metric;
  private final ReportAxis axis;
  private final List<PublishedCurve> curves;
  private final ChartScale x;
  private final ChartScale y;

  /** The section must have an axis. */
  LineChart(Section section, String metric) {
    this.section = section;
    this.metric = metric;
    this.axis = section.axis().orElseThrow();
    Unit unit = section.metrics().get(metric);
    this.curves = axis.unit() == Unit.BYTES ? curves(section, metric, unit) : List.of();
    this.x = new ChartScale(axis.name(), axis.unit(), places());
    this.y = new ChartScale(metric, unit, values());
  }

  private static List<PublishedCurve> curves(Section section, String metric, Unit unit) {
    boolean rate = section.throughput().filter(metric::equals).isPresent();
    boolean time = section.elapsed().filter(metric::equals).isPresent();
    String published = rate ? Metric.THROUGHPUT : time ? Metric.ELAPSED : metric;
    return section.published().stream()
        .flatMap(part -> part.curves().stream())
        .filter(curve -> curve.metric().equals(published) && curve.unit().stored() == unit)
        .toList();
  }

  private double[] places() {
    DoubleStream own =
        section.cases().stream()
            .filter(each -> each.at().isPresent())
            .mapToDouble(each -> each.at().getAsDouble());
    return DoubleStream.concat(own, DoubleStream.of(PublishedCharts.sizes(curves))).toArray();
  }

  private double[] values() {
    DoubleStream own =
        section.cases().stream()
            .flatMap(each -> each.summary(metric).stream())
            .mapToDouble(Summary::mean);
    return DoubleStream.concat(own, DoubleStream.of(PublishedCharts.values(curves))).toArray();
  }

  ReportChart chart(String id, String table) {
    Map<String, List<List<Double>>> lines = lines();
    List<ReportChart.Series> series = new ArrayList<>(SectionCharts.series(lines));
    curves.forEach(
        curve ->
            series.add(
                PublishedCharts.series(
                    curve, curve.study() + " " + curve.label() + " (published)", x, y)));
    return new ReportChart(
        id,
        ReportChart.Kind.LINES,
        section.title() + ": " + metric + " against " + axis.name(),
        SectionCharts.means(section, metric)
            + (curves.isEmpty() ? "" : " Dashed lines are published figures.")
            + SectionCharts.leftOut(lines.size()),
        table,
        x.axisByRange(),
        y.axisByRange(),
        series);
  }

  private Map<String, List<List<Double>>> lines() {
    Map<String, List<List<Double>>> lines = new LinkedHashMap<>();
    for (ReportCase each : section.cases()) {
      each.summary(metric)
          .filter(summary -> each.at().isPresent() && Double.isFinite(summary.mean()))
          .ifPresent(
              summary ->
                  lines
                      .computeIfAbsent(each.line(), name -> new ArrayList<>())
                      .add(SectionCharts.point(x.number(each.at().getAsDouble()), summary, y)));
    }
    return lines;
  }
}
