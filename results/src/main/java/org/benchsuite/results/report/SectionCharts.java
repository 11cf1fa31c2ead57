package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.benchsuite.results.Summary;

/** The charts of a section. */
final class SectionCharts {

  /** More lines cannot be told apart. */
  static final int MOST_SERIES = 12;

  private static final String MEANS = "Means of the trials that count";
  private static final String WHISKERS = "; whiskers are the 95 % confidence interval.";
  private static final String SINGLE = "; one trial each, so no confidence interval.";

  private final String id;
  private final Section section;

  SectionCharts(String id, Section section) {
    this.id = id;
    this.section = section;
  }

  List<ReportChart> charts() {
    List<ReportChart> charts = new ArrayList<>();
    if (section.cases().stream().noneMatch(each -> each.trials() > 0)) {
      return charts;
    }
    int number = 1;
    for (String metric : SectionTables.leading(section)) {
      charts.add(means(id + "-chart-" + number++, metric));
    }
    section
        .headline()
        .ifPresent(metric -> charts.add(TrialChart.of(id + "-trials-chart", section, metric)));
    charts.addAll(PercentileCharts.of(id, section));
    return charts;
  }

  private ReportChart means(String chart, String metric) {
    return section.axis().isPresent()
        ? new LineChart(section, metric).chart(chart, id + "-results")
        : bars(chart, metric);
  }

  private ReportChart bars(String chart, String metric) {
    Categories categories = new Categories(section);
    ChartScale scale = scale(section, metric);
    Map<String, List<List<Double>>> series = new LinkedHashMap<>();
    for (ReportCase each : section.cases()) {
      int place = categories.shown().indexOf(categories.name(each));
      each.summary(metric)
          .filter(summary -> place >= 0 && Double.isFinite(summary.mean()))
          .ifPresent(
              summary ->
                  series
                      .computeIfAbsent(categories.series(each), name -> new ArrayList<>())
                      .add(point(place, summary, scale)));
    }
    return new ReportChart(
        chart,
        ReportChart.Kind.BARS,
        section.title() + ": " + metric,
        means(section, metric) + categories.leftOut() + leftOut(series.size()),
        id + "-results",
        new ReportChart.Axis(categories.axisName(), "", false, categories.shown()),
        scale.axis(),
        series(series));
  }

  static List<Double> point(double x, Summary summary, ChartScale scale) {
    return ReportChart.point(
        x,
        scale.number(summary.mean()),
        scale.number(summary.lower95()),
        scale.number(summary.upper95()));
  }

  static ChartScale scale(Section section, String metric) {
    double[] means =
        section.cases().stream()
            .flatMap(each -> each.summary(metric).stream())
            .flatMapToDouble(summary -> DoubleStream.of(summary.mean()))
            .toArray();
    return new ChartScale(metric, section.metrics().get(metric), means);
  }

  static List<ReportChart.Series> series(Map<String, List<List<Double>>> points) {
    return points.entrySet().stream()
        .limit(MOST_SERIES)
        .map(entry -> new ReportChart.Series(entry.getKey(), false, entry.getValue(), List.of()))
        .toList();
  }

  /** What the whiskers are, or why there are none. */
  static String intervals(Section section, String metric) {
    boolean any =
        section.cases().stream()
            .flatMap(each -> each.summary(metric).stream())
            .anyMatch(summary -> summary.halfWidth95().isPresent());
    return any ? WHISKERS : SINGLE;
  }

  static String means(Section section, String metric) {
    return MEANS + intervals(section, metric);
  }

  static String leftOut(int lines) {
    return lines > MOST_SERIES
        ? " The first " + MOST_SERIES + " of " + lines + " lines; the table has all."
        : "";
  }
}
