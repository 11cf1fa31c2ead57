package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.benchsuite.results.compare.Sample;

/** The chart of every trial that counts, with mean and confidence interval of each case. */
final class TrialChart {

  /** More points of one case hide each other. */
  private static final int MOST_TRIALS = 200;

  private record Points(List<List<Double>> means, List<List<Double>> trials) {}

  private TrialChart() {}

  static ReportChart of(String id, Section section, String metric) {
    Categories categories = new Categories(section);
    ChartScale scale = scale(section, metric);
    Map<String, Points> series = new LinkedHashMap<>();
    for (ReportCase each : section.cases()) {
      int place = categories.shown().indexOf(categories.name(each));
      if (place >= 0 && each.metrics().containsKey(metric)) {
        Points points =
            series.computeIfAbsent(
                categories.series(each), name -> new Points(new ArrayList<>(), new ArrayList<>()));
        add(place, each, metric, scale, points);
      }
    }
    return new ReportChart(
        id,
        ReportChart.Kind.TRIALS,
        section.title() + ": every trial's " + metric,
        "Each dot is a trial that counts, each bar the mean"
            + SectionCharts.intervals(section, metric)
            + " The axis need not start at zero."
            + categories.leftOut()
            + SectionCharts.leftOut(series.size()),
        id.replace("-trials-chart", "-trials"),
        new ReportChart.Axis(categories.axisName(), "", false, categories.shown()),
        scale.axis(),
        series.entrySet().stream()
            .limit(SectionCharts.MOST_SERIES)
            .map(
                entry ->
                    new ReportChart.Series(
                        entry.getKey(), false, entry.getValue().means(), entry.getValue().trials()))
            .toList());
  }

  private static void add(
      int place, ReportCase each, String metric, ChartScale scale, Points points) {
    each.summary(metric)
        .filter(summary -> Double.isFinite(summary.mean()))
        .ifPresent(summary -> points.means().add(SectionCharts.point(place, summary, scale)));
    each.metrics().get(metric).values().stream()
        .filter(Double::isFinite)
        .limit(MOST_TRIALS)
        .forEach(value -> points.trials().add(ReportChart.point(place, scale.number(value))));
  }

  private static ChartScale scale(Section section, String metric) {
    double[] values =
        section.cases().stream()
            .map(each -> each.metrics().get(metric))
            .filter(Objects::nonNull)
            .map(Sample::values)
            .flatMap(List::stream)
            .mapToDouble(Double::doubleValue)
            .toArray();
    return new ChartScale(metric, section.metrics().get(metric), values);
  }
}
