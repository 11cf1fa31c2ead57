package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;

/** A table with a row a size, the smallest first and every size readable. */
final class SizeRows {

  private SizeRows() {}

  /** Sizes in whole GiB stay numbers below "size (GiB)"; else each says its unit. */
  static StudyTable of(StudyTable table) {
    List<StudyRow> rows =
        table.rows().stream().sorted(Comparator.comparing(SizeRows::gibibytes)).toList();
    boolean whole = rows.stream().allMatch(row -> DataSize.isWhole(row.headings().get(0)));
    return new StudyTable(
        table.title(),
        whole ? table.rowHeadings() : List.of(DataSize.HEADING),
        table.columns(),
        whole ? rows : rows.stream().map(SizeRows::readable).toList());
  }

  private static BigDecimal gibibytes(StudyRow row) {
    return new BigDecimal(row.headings().get(0));
  }

  private static StudyRow readable(StudyRow row) {
    return new StudyRow(List.of(DataSize.ofGibibytes(row.headings().get(0)).text()), row.cells());
  }
}
