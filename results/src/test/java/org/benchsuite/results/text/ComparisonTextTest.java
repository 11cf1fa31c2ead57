package org.benchsuite.results.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.results.compare.Runs.run;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.benchsuite.results.compare.ComparisonReport;
import org.benchsuite.results.compare.RunGroup;
import org.benchsuite.results.compare.Runs;
import org.junit.jupiter.api.Test;

class ComparisonTextTest {

  private static final double MEBIBYTE = 1 << 20;

  @Test
  void saysWhatDiffersThenTheVerdictsThenHowToReadThem() {
    String text = ComparisonText.render(twoCases(), 100);
    assertThat(text)
        .containsSubsequence(
            "A: old - 2 runs, 10 trials",
            "UNCONTROLLED: 1 fact not stated with --axis",
            "hadoop.version",
            "3.5.0",
            "3.6.0",
            "Every case: file-size=1GB",
            "throughput (more is faster)",
            "1  slower",
            "dfsio write nr-files=4",
            "102.00 MiB/s",
            "-10.0 %",
            "2  no evidence",
            "p Holm",
            "B is measured against A: 1 slower, 1 no evidence.",
            "What decides: Welch's p below 0.05 after Holm's correction over 2 tests");
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    assertThat(text).doesNotContain("NaN");
  }

  @Test
  void hostileLabelsCannotMoveTheCursor() {
    RunGroup a = new RunGroup("\u001b[2Jold\n", List.of(run("1", 1, 2).done()));
    RunGroup b = new RunGroup("new", List.of(run("2", 1, 2).fact("x\u001b", "\r").done()));
    String text = ComparisonText.render(ComparisonReport.of(a, b, Set.of(), Set.of()), 100);
    assertThat(text).doesNotContain("\u001b", "\r").contains("A: ?[2Jold - 1 run, 2 trials");
  }

  @Test
  void longValuesAreSpelledOutRatherThanCut() {
    String options = "-Xmx512m -XX:+UseSerialGC -Dx=" + "y".repeat(120);
    RunGroup a =
        group("old", run("1", 1, 2).setting("mapreduce.map.java.opts", options + " -Da=1"));
    RunGroup b =
        group("new", run("2", 1, 2).setting("mapreduce.map.java.opts", options + " -Da=2"));
    String text = ComparisonText.render(ComparisonReport.of(a, b, Set.of(), Set.of()), 100);
    assertThat(text).containsSubsequence("mapreduce.map.java.opts\n  A: -Xmx", "-Da=1", "-Da=2");
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void nothingInCommonIsSaid() {
    ComparisonReport report =
        ComparisonReport.of(
            group("old", run("1", 1, 2)),
            group("new", run("2", 1, 2).parameter("nr-files", "8")),
            Set.of(),
            Set.of());
    assertThat(ComparisonText.render(report, 100))
        .contains("Only in A: dfsio write nr-files=4")
        .contains("Only in B: dfsio write nr-files=8")
        .contains("--axis NAME")
        .doesNotContain("Controlled", "UNCONTROLLED")
        .contains("A and B have no case in common, so nothing was compared.");
  }

  @Test
  void theGateNamesTheRows() {
    assertThat(ComparisonText.gate(twoCases(), 0.05))
        .isEqualTo("Gate failed: slower by more than 5 %: #1 (-10.0 %).");
    assertThat(ComparisonText.gate(twoCases(), 0.07)).contains("by more than 7 %");
    assertThat(ComparisonText.gate(twoCases(), 0.125))
        .isEqualTo("Gate passed: nothing is slower by more than 12.5 % with evidence.");
  }

  private static ComparisonReport twoCases() {
    return ComparisonReport.of(
        group(
            "old",
            run("1", rates(100, 101, 102, 103, 104)),
            run("2", rates(100, 130, 102, 90, 104)).parameter("nr-files", "8")),
        group(
            "new",
            run("3", rates(90, 91, 91.8, 92.7, 93.5)).fact("hadoop.version", "3.6.0"),
            run("4", rates(90, 91, 120, 93, 101))
                .parameter("nr-files", "8")
                .fact("hadoop.version", "3.6.0")),
        Set.of(),
        Set.of());
  }

  private static double[] rates(double... mebibytes) {
    double[] rates = mebibytes.clone();
    for (int i = 0; i < rates.length; i++) {
      rates[i] *= MEBIBYTE;
    }
    return rates;
  }

  private static RunGroup group(String query, Runs... runs) {
    return new RunGroup(query, Stream.of(runs).map(Runs::done).toList());
  }
}
