package org.benchsuite.hbase;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.HdrHistogram.Histogram;
import org.benchsuite.results.HistogramSnapshot;
import org.benchsuite.results.OpStats;

/**
 * Latencies in microseconds in the two layouts of upstream's reports. Upstream's come from a sample
 * of the requests; these from all of them.
 */
final class Latencies {

  private static final double MICROSECOND = 1e3;
  private static final List<Figure> FIGURES = figures();

  private final Histogram nanos;
  private final double meanNanos;

  /** One figure: its name and how it is had. */
  private record Figure(String name, Function<Latencies, Double> nanos) {}

  private Latencies(Histogram nanos, double meanNanos) {
    this.nanos = nanos;
    this.meanNanos = meanNanos;
  }

  /** From the start of a request to its end, of all these operations together. */
  static Latencies service(List<OpStats> operations) {
    long count = operations.stream().mapToLong(OpStats::count).sum();
    long busy = operations.stream().mapToLong(OpStats::busyNanos).sum();
    HistogramSnapshot all =
        operations.stream()
            .map(OpStats::service)
            .reduce(HistogramSnapshot.empty(), HistogramSnapshot::plus);
    // the exact mean: the buckets of the histogram are 0.1 % wide
    return new Latencies(all.toHistogram(), count == 0 ? 0 : (double) busy / count);
  }

  /** From the intended start of a request to its end; nothing in a closed loop. */
  static Latencies response(List<OpStats> operations) {
    Histogram all =
        operations.stream()
            .map(OpStats::response)
            .reduce(HistogramSnapshot.empty(), HistogramSnapshot::plus)
            .toHistogram();
    return new Latencies(all, all.getTotalCount() == 0 ? 0 : all.getMean());
  }

  double meanMicros() {
    return meanNanos / MICROSECOND;
  }

  double meanNanos() {
    return meanNanos;
  }

  long count() {
    return nanos.getTotalCount();
  }

  /** {@code mean=1.00, min=1.00, ...}: upstream's report in one line. */
  String line() {
    DecimalFormat format = format();
    return String.join(
        ", ", FIGURES.stream().map(figure -> figure.name() + "=" + text(figure, format)).toList());
  }

  /** {@code Mean = 1.00} and so on: upstream's report a line a figure. */
  List<String> table() {
    DecimalFormat format = format();
    return FIGURES.stream()
        .map(figure -> String.format("%-10s= %s", title(figure.name()), text(figure, format)))
        .toList();
  }

  private String text(Figure figure, DecimalFormat format) {
    return format.format(count() == 0 ? 0 : figure.nanos().apply(this) / MICROSECOND);
  }

  private static String title(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static DecimalFormat format() {
    return new DecimalFormat("#0.00", DecimalFormatSymbols.getInstance(Locale.ROOT));
  }

  private static List<Figure> figures() {
    List<Figure> figures =
        new ArrayList<>(
            List.of(
                new Figure("mean", Latencies::meanNanos),
                new Figure("min", of -> (double) of.nanos.getMinValue()),
                new Figure("max", of -> (double) of.nanos.getMaxValue()),
                new Figure("stdDev", of -> of.nanos.getStdDeviation())));
    for (String percentile : List.of("50", "75", "95", "99", "99.9", "99.99", "99.999")) {
      double share = Double.parseDouble(percentile);
      figures.add(
          new Figure(percentile + "th", of -> (double) of.nanos.getValueAtPercentile(share)));
    }
    return List.copyOf(figures);
  }
}
