package org.benchsuite.results.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.study.Formula;
import org.benchsuite.results.study.Rounding;
import org.benchsuite.results.study.StudyCell;
import org.benchsuite.results.study.StudyColumn;
import org.benchsuite.results.study.StudyRow;
import org.benchsuite.results.study.StudyTable;
import org.junit.jupiter.api.Test;

class StudyRenderersTest {

  private static final int WIDE = 400;

  @Test
  void theComparisonReadsLikeThePublishedOne() {
    StudyTable table = PublishedStudies.find("portworx").get(0).tables().get(5);

    assertThat(String.join("\n", StudyText.lines(table, 100)))
        .isEqualTo(
            """
            dfsio read: bare-metal (A) against px (B), a node
            HDFS replication  volume replication  A average (MiB/s)  B average (MiB/s)  difference (%)
            1                 1                               37.44             266.38          +611.6
            2                 1                               63.71             115.40           +81.1
            3                 1                             1803.99             113.80           -93.7
            1                 2                               37.44             129.59          +246.2
            2                 2                               63.71              80.62           +26.5
            1                 3                               37.44             126.69          +238.4""");
  }

  @Test
  void everyFormatPrintsEveryCellOfEveryTable() {
    int cells = 0;
    for (StudyTable table : tables()) {
      List<List<String>> expected = expected(table);
      List<String> markdown = StudyMarkdown.lines(table);
      List<String> csv = StudyCsv.of(table).lines().toList();
      List<String> text = StudyText.lines(table, WIDE);
      for (int i = 0; i < expected.size(); i++) {
        List<String> row = expected.get(i);
        assertThat(markdownCells(markdown.get(4 + i))).isEqualTo(row);
        assertThat(List.of(csv.get(1 + i).split(","))).isEqualTo(unsigned(row));
        assertThat(text.get(2 + i).replaceAll(" +", " "))
            .isEqualTo(String.join(" ", row).replaceAll(" +", " "));
        cells += table.columns().size();
      }
      assertThat(csv).hasSize(1 + expected.size());
      assertThat(markdown).hasSize(4 + expected.size());
      assertThat(text).hasSize(2 + expected.size());
    }
    assertThat(cells).isEqualTo(131 + 20 + 240 + 64 + 160 + 160 + 80 + 20 + 10);
  }

  @Test
  void aNarrowTerminalGetsBlocksOfColumnsWithEveryCell() {
    StudyTable table = PublishedStudies.find("uhadoop/tpch").get(0).tables().get(0);
    List<String> lines = StudyText.lines(table, 60);

    assertThat(lines).allMatch(line -> line.length() <= 60);
    assertThat(lines).filteredOn(line -> line.startsWith("size (GiB)")).hasSize(4);
    assertThat(lines).contains("10                  6387           4710          5880");
    String all = String.join("\n", lines);
    expected(table).forEach(row -> assertThat(all).contains(row));
    assertThat(lines).hasSize(1 + 4 * (1 + 10));
  }

  private static List<StudyTable> tables() {
    return PublishedStudies.all().stream().flatMap(study -> study.tables().stream()).toList();
  }

  private static List<List<String>> expected(StudyTable table) {
    List<List<String>> rows = new ArrayList<>();
    for (StudyRow row : table.rows()) {
      List<String> cells = new ArrayList<>(row.headings());
      for (int i = 0; i < row.cells().size(); i++) {
        cells.add(row.cells().get(i).text(table.columns().get(i).rounding()).orElse("-"));
      }
      rows.add(cells);
    }
    return rows;
  }

  /** In CSV a number has no plus sign, and a heading that is a sign alone is text. */
  private static List<String> unsigned(List<String> row) {
    return row.stream()
        .map(cell -> cell.startsWith("+") ? cell.substring(1) : cell.equals("-") ? "'-" : cell)
        .toList();
  }

  private static List<String> markdownCells(String line) {
    return List.of(line.substring(2, line.length() - 2).split(" \\| "));
  }

  @Test
  void hostileTextMeansItselfInMarkdown() {
    List<String> lines = StudyMarkdown.lines(hostile());

    assertThat(lines)
        .containsExactly(
            "### a\\|b \\# c",
            "",
            "| \\[x\\](u) | &lt;script&gt; (\\`s\\`) |",
            "| --- | ---: |",
            "| =cmd\\|' /c\\\\ &amp;amp; \\*\\_\\~ ? | - |");
  }

  @Test
  void hostileTextIsNoFormulaAndNoNewRowInCsv() {
    assertThat(StudyCsv.of(hostile()))
        .isEqualTo("[x](u),<script> (`s`)\r\n'=cmd|' /c\\ &amp; *_~ \u001b,\r\n");
  }

  @Test
  void hostileTextDoesNotMoveTheCursor() {
    assertThat(String.join("\n", StudyText.lines(hostile(), WIDE)))
        .startsWith("a|b # c\n[x](u)")
        .contains("*_~ ?")
        .doesNotContain("\u001b");
  }

  private static StudyTable hostile() {
    return new StudyTable(
        "a|b\n# c",
        List.of("[x](u)"),
        List.of(new StudyColumn("<script>", "`s`", Rounding.halfUp(0))),
        List.of(
            new StudyRow(
                List.of("=cmd|' /c\\ &amp; *_~ \u001b"), List.of(new StudyCell.Missing()))));
  }

  @Test
  void onlyDifferencesHaveAPlusSignAndOnlyForPeople() {
    StudyCell difference = new StudyCell.Derived(Formula.DIFFERENCE, new BigDecimal("81.12"));
    StudyCell rate = new StudyCell.Derived(Formula.RATE, new BigDecimal("81.15"));

    assertThat(difference.text(Rounding.halfUp(1))).contains("+81.1");
    assertThat(difference.number(Rounding.halfUp(1))).contains("81.1");
    assertThat(rate.text(Rounding.halfUp(1))).contains("81.2");
    assertThat(rate.text(Rounding.truncated(1))).contains("81.1");
    assertThat(StudyCell.derived(Formula.RATE, Double.NaN)).isEqualTo(new StudyCell.Missing());
  }
}
