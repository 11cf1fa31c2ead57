package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.benchsuite.results.HistogramSnapshot;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;

/**
 * Runs as two tidy tables, UTF-8, RFC 4180, numbers unscaled and unrounded.
 *
 * <p>Both start with these columns: {@code run} (id of the run), {@code benchmark}, {@code
 * benchmark_operation}, {@code label}, {@code trial_started} (ISO 8601, UTC), {@code trial} (from
 * 1, counted apart for warm-ups), {@code warmup} and {@code valid} ({@code true} or {@code false}).
 * The numbers of a row that is not valid are left empty: they are no result. Text that starts with
 * {@code =}, {@code +}, {@code -} or {@code @} is preceded by an apostrophe.
 */
public enum RunCsv {

  /**
   * A row per trial and scalar: {@code measurement}, {@code unit} ({@code ns}, {@code B}, {@code
   * B/s}, {@code ops/s}, {@code count} or {@code ratio}) and {@code value}, which is empty when it
   * is not a finite number.
   */
  MEASUREMENTS("measurement", "unit", "value") {
    @Override
    Stream<List<String>> rows(Trial trial, boolean valid) {
      return trial.measurements().stream()
          .filter(Scalar.class::isInstance)
          .map(Scalar.class::cast)
          .map(
              scalar ->
                  List.of(
                      Csv.text(scalar.name()),
                      Csv.unit(scalar.unit()),
                      valid ? Csv.number(scalar.value()) : ""));
    }
  },

  /**
   * A row per trial and kind of operation: {@code operation}, {@code count} of those that
   * succeeded, their {@code bytes}, {@code errors} (those that failed), {@code busy_ns} (sum of
   * service times), then percentiles in nanoseconds, of service time and of response time, which is
   * empty in a closed loop. Percentiles of two rows must not be averaged.
   */
  OPERATIONS(
      "operation",
      "count",
      "bytes",
      "errors",
      "busy_ns",
      "service_p50_ns",
      "service_p95_ns",
      "service_p99_ns",
      "service_p99.9_ns",
      "service_max_ns",
      "response_p50_ns",
      "response_p95_ns",
      "response_p99_ns",
      "response_p99.9_ns",
      "response_max_ns") {
    @Override
    Stream<List<String>> rows(Trial trial, boolean valid) {
      return trial.operations().stream().map(stats -> operation(stats, valid));
    }
  };

  private static final List<String> COMMON =
      List.of(
          "run",
          "benchmark",
          "benchmark_operation",
          "label",
          "trial_started",
          "trial",
          "warmup",
          "valid");

  private final List<String> columns;

  RunCsv(String... columns) {
    this.columns = List.of(columns);
  }

  /** The first row. */
  public String header() {
    return Csv.row(concat(COMMON, columns));
  }

  /** The rows of one run. */
  public String rows(RunRecord run) {
    return run.trials().stream()
        .flatMap(trial -> rows(run, trial))
        .map(Csv::row)
        .collect(Collectors.joining());
  }

  private Stream<List<String>> rows(RunRecord run, Trial trial) {
    boolean valid = trial.valid() && !run.voided();
    List<String> common =
        List.of(
            Csv.text(run.id()),
            Csv.text(run.benchmark()),
            Csv.text(run.operation()),
            Csv.text(run.label()),
            trial.started().toString(),
            Integer.toString(trial.number()),
            Boolean.toString(trial.warmup()),
            Boolean.toString(valid));
    return rows(trial, valid).map(cells -> concat(common, cells));
  }

  abstract Stream<List<String>> rows(Trial trial, boolean valid);

  private static List<String> concat(List<String> first, List<String> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  private static List<String> operation(OpStats stats, boolean valid) {
    List<String> numbers = new ArrayList<>();
    numbers.add(Long.toString(stats.count()));
    numbers.add(Long.toString(stats.bytes()));
    numbers.add(Long.toString(stats.failed()));
    numbers.add(Long.toString(stats.busyNanos()));
    numbers.addAll(percentiles(stats.service()));
    numbers.addAll(percentiles(stats.response()));
    if (!valid) {
      numbers.replaceAll(number -> "");
    }
    return concat(List.of(Csv.text(stats.operation())), numbers);
  }

  private static List<String> percentiles(HistogramSnapshot snapshot) {
    Histogram histogram = snapshot.toHistogram();
    boolean empty = histogram.getTotalCount() == 0;
    List<String> numbers = new ArrayList<>();
    for (double percentile : Percentiles.PRINTED) {
      numbers.add(empty ? "" : Long.toString(histogram.getValueAtPercentile(percentile)));
    }
    numbers.add(empty ? "" : Long.toString(histogram.getMaxValue()));
    return numbers;
  }
}
