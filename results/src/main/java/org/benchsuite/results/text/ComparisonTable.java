package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchsuite.results.Summary;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Comparison;
import org.benchsuite.results.compare.Pair;
import org.benchsuite.results.compare.Sample;
import org.benchsuite.results.compare.WelchTest;

/** The comparisons of one metric as a table of verdicts and a table of what they rest on. */
final class ComparisonTable {

  private static final double PERCENT = 100;
  private static final double SMALLEST_P = 0.0001;

  private final List<Comparison> all;
  private final List<Integer> rows;
  private final CaseNames names;
  private final int width;

  /** The {@code rows} of {@code all} are of one metric. */
  ComparisonTable(List<Comparison> all, List<Integer> rows, CaseNames names, int width) {
    this.all = all;
    this.rows = rows;
    this.names = names;
    this.width = width;
  }

  List<String> verdicts() {
    Pair first = all.get(rows.get(0)).pair();
    List<String> lines =
        new ArrayList<>(
            PlainText.wrap("", first.metric() + " (" + first.direction().words() + ")", width));
    TextTable table =
        new TextTable(3, "#", "B is", "case", "mean of A", "mean of B", "B - A", "95 % CI");
    for (int row : rows) {
      table.row(verdict(row, all.get(row)));
    }
    lines.addAll(table.lines(width));
    return lines;
  }

  List<String> statistics() {
    TextTable table =
        new TextTable(
            1,
            "#",
            "n of A",
            "n of B",
            "A +/-",
            "B +/-",
            "p Welch",
            "p Holm",
            "p Mann-Whitney",
            "Hedges' g");
    for (int row : rows) {
      table.row(statistics(row, all.get(row)));
    }
    return table.lines(width);
  }

  List<String> remarks() {
    Map<String, List<Integer>> remarks = new LinkedHashMap<>();
    for (int row : rows) {
      for (String remark : all.get(row).remarks()) {
        remarks.computeIfAbsent(remark, none -> new ArrayList<>()).add(row + 1);
      }
    }
    List<String> lines = new ArrayList<>();
    remarks.forEach(
        (remark, numbers) ->
            lines.addAll(PlainText.wrap("", ranges(numbers) + " " + remark, width)));
    return lines;
  }

  /** Ascending numbers as {@code #1, #3-#7}. */
  private static String ranges(List<Integer> numbers) {
    List<String> ranges = new ArrayList<>();
    int first = 0;
    for (int i = 0; i < numbers.size(); i++) {
      boolean last = i + 1 == numbers.size() || numbers.get(i + 1) != numbers.get(i) + 1;
      if (last) {
        String from = "#" + numbers.get(first);
        ranges.add(first == i ? from : from + "-#" + numbers.get(i));
        first = i + 1;
      }
    }
    return String.join(", ", ranges);
  }

  private List<String> verdict(int row, Comparison comparison) {
    Pair pair = comparison.pair();
    return List.of(
        Integer.toString(row + 1),
        comparison.verdict().words(),
        names.of(pair.subject()),
        mean(pair, pair.a()),
        mean(pair, pair.b()),
        signed(pair.relativeDifference()),
        interval(pair, comparison.tests().welch()));
  }

  private static List<String> statistics(int row, Comparison comparison) {
    Pair pair = comparison.pair();
    OptionalDouble welch =
        comparison.tests().welch().map(WelchTest::pValue).stream()
            .mapToDouble(Double::doubleValue)
            .findFirst();
    return List.of(
        Integer.toString(row + 1),
        Integer.toString(pair.a().count()),
        Integer.toString(pair.b().count()),
        spread(pair.a()),
        spread(pair.b()),
        probability(welch),
        probability(comparison.correctedP()),
        probability(comparison.tests().mannWhitneyP()),
        decimal("%+.2f", comparison.tests().hedgesG()));
  }

  /** Both means in one scale, so that they can be compared by eye. */
  private static String mean(Pair pair, Sample sample) {
    Optional<Summary> summary = sample.summary();
    if (summary.isEmpty()) {
      return Scale.NOT_AVAILABLE;
    }
    double larger = Math.max(mean(pair.a()), mean(pair.b()));
    Unit unit = sample.unit();
    return Scale.of(unit, larger).withFractions().format(summary.get().mean());
  }

  private static double mean(Sample sample) {
    return sample.summary().map(Summary::mean).map(Math::abs).filter(Double::isFinite).orElse(0.0);
  }

  private static String interval(Pair pair, Optional<WelchTest> welch) {
    if (welch.isEmpty()) {
      return Scale.NOT_AVAILABLE;
    }
    OptionalDouble lower = pair.relative(welch.get().lower95());
    OptionalDouble upper = pair.relative(welch.get().upper95());
    return lower.isEmpty() || upper.isEmpty()
        ? Scale.NOT_AVAILABLE
        : decimal("%+.1f", scaled(lower)) + " .. " + decimal("%+.1f", scaled(upper)) + " %";
  }

  private static String signed(OptionalDouble share) {
    return decimal("%+.1f %%", scaled(share));
  }

  private static OptionalDouble scaled(OptionalDouble share) {
    return share.isPresent() ? OptionalDouble.of(PERCENT * share.getAsDouble()) : share;
  }

  private static String spread(Sample sample) {
    OptionalDouble spread = sample.summary().map(Summary::spread).orElseGet(OptionalDouble::empty);
    return decimal("%.1f %%", scaled(spread));
  }

  private static String probability(OptionalDouble p) {
    return p.isPresent() && p.getAsDouble() < SMALLEST_P ? "<0.0001" : decimal("%.4f", p);
  }

  private static String decimal(String pattern, OptionalDouble value) {
    return value.isPresent()
        ? String.format(Locale.ROOT, pattern, value.getAsDouble())
        : Scale.NOT_AVAILABLE;
  }
}
