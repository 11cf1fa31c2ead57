package org.benchsuite.results.report;

import java.util.Arrays;
import java.util.List;

/**
 * A chart of a report, free of any drawing library; its numbers are in the units of its axes.
 *
 * @param id unique in the report
 * @param kind how it is drawn
 * @param title what it shows
 * @param caption how to read it
 * @param table id of the table that says the same in numbers
 * @param x the axis to the right
 * @param y the axis upwards
 * @param series what is drawn, each in a colour
 */
public record ReportChart(
    String id,
    Kind kind,
    String title,
    String caption,
    String table,
    Axis x,
    Axis y,
    List<Series> series) {

  /** How a chart is drawn. */
  public enum Kind {
    /** Means as lines over a number, with intervals. */
    LINES,
    /** Means as bars over categories, with intervals. */
    BARS,
    /** Every trial as a point over categories, with mean and interval. */
    TRIALS,
    /** A value for each percentile. */
    PERCENTILES
  }

  /**
   * An axis.
   *
   * @param name what it counts
   * @param unit its unit, empty for plain numbers
   * @param logarithmic whether each step multiplies
   * @param categories names in place of numbers; the numbers are their indices
   */
  public record Axis(String name, String unit, boolean logarithmic, List<String> categories) {

    public Axis {
      categories = List.copyOf(categories);
    }
  }

  /**
   * What is drawn in one colour.
   *
   * @param name its name in the legend
   * @param published whether the numbers are published ones
   * @param points x, y and the ends of the interval, which are null where there is none
   * @param trials x and y of single trials
   */
  public record Series(
      String name, boolean published, List<List<Double>> points, List<List<Double>> trials) {

    public Series {
      points = List.copyOf(points);
      trials = List.copyOf(trials);
    }
  }

  public ReportChart {
    series = List.copyOf(series);
  }

  /** A point without an interval. */
  static List<Double> point(double x, double y) {
    return Arrays.asList(x, y);
  }

  /** A point with an interval, whose ends may be null. */
  static List<Double> point(double x, double y, Double low, Double high) {
    return Arrays.asList(x, y, low, high);
  }
}
