package org.benchsuite.results.text;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Many runs, a line each, as a table for people or as CSV.
 *
 * <p>The table's lines are as long as they need to be, whatever the terminal, so that ids can be
 * copied and lines be searched; long labels and cases are cut. The CSV is UTF-8 and RFC 4180 with
 * these columns: {@code started} (ISO 8601, UTC), {@code run} (id), {@code benchmark}, {@code
 * benchmark_operation}, {@code label}, {@code case}, {@code measurement}, {@code unit} ({@code ns},
 * {@code B}, {@code B/s}, {@code ops/s}, {@code count} or {@code ratio}), {@code mean} (unscaled;
 * empty when no trial counts), {@code n} (trials that count), {@code void_trials}, {@code warnings}
 * (different ones) and {@code valid}.
 */
public final class RunList {

  private static final String[] COLUMNS = {
    "started (UTC)", "run", "what", "label", "case", "measurement", "state", "mean", "n"
  };
  private static final int TEXT_COLUMNS = 7;
  private static final int LONGEST_LABEL = 24;
  private static final int LONGEST_CASE = 48;

  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private static final List<String> CSV_COLUMNS =
      List.of(
          "started",
          "run",
          "benchmark",
          "benchmark_operation",
          "label",
          "case",
          "measurement",
          "unit",
          "mean",
          "n",
          "void_trials",
          "warnings",
          "valid");

  private RunList() {}

  /** The table, with a heading unless there is no run. */
  public static String table(List<ListedRun> runs) {
    if (runs.isEmpty()) {
      return "";
    }
    TextTable table = new TextTable(TEXT_COLUMNS, COLUMNS);
    runs.forEach(run -> table.row(cells(run)));
    return table.lines(Integer.MAX_VALUE).stream()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  /** The CSV, with its header. */
  public static String csv(List<ListedRun> runs) {
    return Csv.row(CSV_COLUMNS)
        + runs.stream().map(RunList::csv).map(Csv::row).collect(Collectors.joining());
  }

  private static List<String> cells(ListedRun run) {
    return List.of(
        WHEN.format(run.started()),
        run.id(),
        run.benchmark() + " " + run.operation(),
        cut(run.label(), LONGEST_LABEL),
        cut(run.subject(), LONGEST_CASE),
        run.metric(),
        run.state(),
        run.mean().isPresent() ? Quantities.value(run.unit(), run.mean().getAsDouble()) : "",
        Integer.toString(run.counted()));
  }

  private static String cut(String text, int columns) {
    return PlainText.cut(PlainText.clean(text), columns);
  }

  private static List<String> csv(ListedRun run) {
    return List.of(
        run.started().toString(),
        Csv.text(run.id()),
        Csv.text(run.benchmark()),
        Csv.text(run.operation()),
        Csv.text(run.label()),
        Csv.text(run.subject()),
        Csv.text(run.metric()),
        run.mean().isPresent() ? Csv.unit(run.unit()) : "",
        run.mean().isPresent() ? Csv.number(run.mean().getAsDouble()) : "",
        Integer.toString(run.counted()),
        Integer.toString(run.voids()),
        Integer.toString(run.warnings()),
        Boolean.toString(run.valid()));
  }
}
