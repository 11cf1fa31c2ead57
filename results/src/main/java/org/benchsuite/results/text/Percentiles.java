package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.benchsuite.results.HistogramSnapshot;
import org.benchsuite.results.Unit;

/** The percentiles that are printed of a histogram; those too few values speak for are left out. */
public final class Percentiles {

  public static final List<Double> PRINTED = List.of(50.0, 95.0, 99.0, 99.9);

  public static final String LACKING = "-: too few operations for that percentile.";

  private static final String NONE = "-";

  private Percentiles() {}

  /** The printed percentiles and the largest value. */
  public static List<String> cells(HistogramSnapshot snapshot, Unit unit) {
    Histogram histogram = snapshot.toHistogram();
    long count = histogram.getTotalCount();
    List<String> cells = new ArrayList<>();
    for (double percentile : PRINTED) {
      cells.add(
          speaksFor(count, percentile)
              ? Quantities.value(unit, histogram.getValueAtPercentile(percentile))
              : NONE);
    }
    cells.add(count == 0 ? NONE : Quantities.value(unit, histogram.getMaxValue()));
    return cells;
  }

  /** Whether some printed percentile of these values is left out. */
  public static boolean lacking(HistogramSnapshot snapshot) {
    long count = snapshot.count();
    return count > 0 && !speaksFor(count, PRINTED.get(PRINTED.size() - 1));
  }

  /** A percentile needs a value beyond it: 1 in 20 for the 95th, 1 in 1000 for the 99.9th. */
  private static boolean speaksFor(long count, double percentile) {
    return count > 0 && (percentile <= 50 || count >= Math.rint(100 / (100 - percentile)));
  }
}
