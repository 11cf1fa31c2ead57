package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.HdrHistogram.Histogram;
import org.benchsuite.results.HistogramSnapshot;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Unit;

/**
 * The charts of operation times by percentile, from merged histograms; the axis is 1 / (1 - p) on a
 * logarithmic scale, so that each nine of a percentile is as wide as the one before.
 */
final class PercentileCharts {

  private static final int MOST_CURVES = 8;
  private static final long FEWEST_VALUES = 20;
  private static final double STEPS_A_DECADE = 12;

  private record Curve(String name, Histogram histogram) {}

  /** The curves of one operation; of many the last, which are the largest of the axis. */
  private static final class Curves {

    private final List<Curve> kept = new ArrayList<>();
    private int count;

    void add(String name, HistogramSnapshot snapshot) {
      count++;
      if (kept.size() == MOST_CURVES) {
        kept.remove(0);
      }
      kept.add(new Curve(name, snapshot.toHistogram()));
    }

    String leftOut() {
      return count > MOST_CURVES ? " The last " + MOST_CURVES + " of " + count + " cases." : "";
    }
  }

  private PercentileCharts() {}

  static List<ReportChart> of(String id, Section section) {
    Map<String, Curves> charts = new LinkedHashMap<>();
    Categories categories = new Categories(section);
    for (ReportCase each : section.cases()) {
      String name =
          categories.series(each) + (categories.count() > 1 ? ", " + categories.name(each) : "");
      for (OpStats stats : each.operations()) {
        add(charts, stats.operation() + ", service time", name, stats.service());
        add(charts, stats.operation() + ", response time", name, stats.response());
      }
    }
    List<ReportChart> all = new ArrayList<>();
    charts.forEach(
        (title, curves) ->
            all.add(chart(id + "-percentiles-" + (all.size() + 1), id, section, title, curves)));
    return all;
  }

  private static void add(
      Map<String, Curves> charts, String title, String name, HistogramSnapshot snapshot) {
    if (snapshot.count() >= FEWEST_VALUES) {
      charts.computeIfAbsent(title, first -> new Curves()).add(name, snapshot);
    }
  }

  private static ReportChart chart(
      String chart, String id, Section section, String title, Curves curves) {
    double[] ends =
        curves.kept.stream()
            .flatMapToDouble(
                curve ->
                    DoubleStream.of(
                        Math.max(1, curve.histogram().getMinValue()),
                        curve.histogram().getMaxValue()))
            .toArray();
    ChartScale scale = new ChartScale("time", Unit.NANOSECONDS, ends);
    return new ReportChart(
        chart,
        ReportChart.Kind.PERCENTILES,
        section.title() + ": time of " + title + ", by percentile",
        "Histograms of all trials merged; at p, a share of p of the operations took at most that"
            + " long. The last point is the longest."
            + curves.leftOut(),
        id + "-operations",
        new ReportChart.Axis("percentile", "", true, List.of()),
        scale.axisByRange(),
        curves.kept.stream()
            .map(
                curve ->
                    new ReportChart.Series(
                        curve.name(), false, points(curve.histogram(), scale), List.of()))
            .toList());
  }

  private static List<List<Double>> points(Histogram histogram, ChartScale scale) {
    List<List<Double>> points = new ArrayList<>();
    double count = histogram.getTotalCount();
    for (int step = 0; Math.pow(10, step / STEPS_A_DECADE) < count; step++) {
      double odds = Math.pow(10, step / STEPS_A_DECADE);
      long value = histogram.getValueAtPercentile(100 * (1 - 1 / odds));
      points.add(ReportChart.point(odds, scale.number(Math.max(1, value))));
    }
    points.add(ReportChart.point(count, scale.number(Math.max(1, histogram.getMaxValue()))));
    return points;
  }
}
