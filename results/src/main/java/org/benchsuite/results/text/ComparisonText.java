package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.results.compare.Comparison;
import org.benchsuite.results.compare.ComparisonReport;
import org.benchsuite.results.compare.RunGroup;
import org.benchsuite.results.compare.Verdict;

/**
 * A comparison as plain text for a terminal: what was compared and what else differs, then a table
 * of verdicts and one of the statistics behind them for each metric, then how to read them.
 */
public final class ComparisonText {

  private static final int NARROWEST = 60;
  private static final double PERCENT = 100;

  private final ComparisonReport report;
  private final CaseNames names;
  private final int width;

  private ComparisonText(ComparisonReport report, int width) {
    this.report = report;
    this.width = Math.max(NARROWEST, width);
    this.names = CaseNames.of(report);
  }

  /** The comparison in lines of at most {@code width} columns, but never narrower than 60. */
  public static String render(ComparisonReport report, int width) {
    return new ComparisonText(report, width)
        .sections()
        .filter(lines -> !lines.isEmpty())
        .map(lines -> String.join("\n", lines) + "\n")
        .collect(Collectors.joining("\n"));
  }

  /** What a gate that allows B to be slower by {@code share} says, in one line. */
  public static String gate(ComparisonReport report, double share) {
    List<String> beyond = new ArrayList<>();
    for (int i = 0; i < report.comparisons().size(); i++) {
      Comparison comparison = report.comparisons().get(i);
      if (comparison.slowerBeyond(share)) {
        double difference = comparison.pair().relativeDifference().orElseThrow();
        beyond.add(String.format(Locale.ROOT, "#%d (%+.1f %%)", i + 1, PERCENT * difference));
      }
    }
    String limit = String.format(Locale.ROOT, "%s %%", number(PERCENT * share));
    return beyond.isEmpty()
        ? "Gate passed: nothing is slower by more than " + limit + " with evidence."
        : "Gate failed: slower by more than " + limit + ": " + String.join(", ", beyond) + ".";
  }

  /** Without the digits that a percentage gained on its way through binary. */
  private static String number(double value) {
    double rounded = Math.round(value * 1e6) / 1e6;
    return rounded == Math.rint(rounded)
        ? String.format(Locale.ROOT, "%.0f", rounded)
        : Double.toString(rounded);
  }

  private Stream<List<String>> sections() {
    Stream<List<String>> start = Stream.of(groups(), facts(), names.common(width));
    return Stream.of(start, tables(), Stream.of(oneSided(), conclusion(), legend()))
        .flatMap(each -> each);
  }

  private List<String> facts() {
    return report.comparisons().isEmpty()
        ? List.of()
        : DifferenceTable.lines(report.facts(), width);
  }

  private List<String> groups() {
    List<String> lines = new ArrayList<>();
    lines.addAll(PlainText.wrap("A: ", GroupText.of(report.a()), width));
    lines.addAll(PlainText.wrap("B: ", GroupText.of(report.b()), width));
    return lines;
  }

  static String plural(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /** One pair of tables a metric, the numbers of the rows running through all of them. */
  private Stream<List<String>> tables() {
    Map<String, List<Integer>> metrics = new LinkedHashMap<>();
    for (int i = 0; i < report.comparisons().size(); i++) {
      metrics
          .computeIfAbsent(report.comparisons().get(i).pair().metric(), metric -> new ArrayList<>())
          .add(i);
    }
    return metrics.values().stream()
        .map(rows -> new ComparisonTable(report.comparisons(), rows, names, width))
        .flatMap(table -> Stream.of(table.verdicts(), table.statistics(), table.remarks()));
  }

  private List<String> oneSided() {
    List<String> lines = new ArrayList<>();
    report
        .onlyA()
        .forEach(key -> lines.addAll(PlainText.wrap("Only in A: ", names.of(key), width)));
    report
        .onlyB()
        .forEach(key -> lines.addAll(PlainText.wrap("Only in B: ", names.of(key), width)));
    boolean ofRuns = report.a() instanceof RunGroup && report.b() instanceof RunGroup;
    if (ofRuns && !report.onlyA().isEmpty() && !report.onlyB().isEmpty()) {
      lines.addAll(
          PlainText.wrap(
              "",
              "To compare cases across a parameter, say that it is meant: --axis NAME.",
              width));
    }
    return lines;
  }

  private List<String> conclusion() {
    Map<Verdict, Long> counts =
        report.comparisons().stream()
            .collect(
                Collectors.groupingBy(
                    Comparison::verdict,
                    () -> new EnumMap<>(Verdict.class),
                    Collectors.counting()));
    String verdicts =
        counts.isEmpty()
            ? "A and B have no case in common, so nothing was compared."
            : "B is measured against A: "
                + counts.entrySet().stream()
                    .map(entry -> entry.getValue() + " " + entry.getKey().words())
                    .collect(Collectors.joining(", "))
                + ".";
    String caution =
        report.facts().uncontrolled() && !counts.isEmpty()
            ? " Uncontrolled: any of the facts above may be the reason."
            : "";
    return PlainText.wrap("", verdicts + caution, width);
  }

  private List<String> legend() {
    if (report.comparisons().isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.addAll(
        PlainText.wrap(
            "",
            "What decides: Welch's p below 0.05 after Holm's correction over "
                + plural(report.tested(), "test")
                + " (\"p Holm\").",
            width));
    lines.addAll(
        PlainText.wrap(
            "",
            "Not corrected: 95 % CI, p, Mann-Whitney (n >= 5). +/-: largest distance from the mean.",
            width));
    return lines;
  }
}
