package org.benchsuite.results.study;

import java.util.List;

/** Tables of one metric with a row a combination of conditions and a column a value of one axis. */
final class GridTables {

  private GridTables() {}

  static StudyTable grid(
      String title, Figures figures, List<String> rowAxes, String columnAxis, Rounding rounding) {
    List<String> values = figures.values(columnAxis);
    String unit = figures.isEmpty() ? "" : figures.all().get(0).unit().symbol();
    List<StudyColumn> columns =
        values.stream().map(value -> new StudyColumn(value, unit, rounding)).toList();
    String[] axes = rowAxes.toArray(String[]::new);
    List<StudyRow> rows =
        figures.combinations(axes).stream()
            .map(row -> row(row, rowAxes, figures.where(row), columnAxis, values))
            .toList();
    return new StudyTable(title, rowAxes, columns, rows);
  }

  private static StudyRow row(
      Conditions row, List<String> axes, Figures figures, String columnAxis, List<String> values) {
    return new StudyRow(
        row.headings(axes),
        values.stream().map(value -> StudyCell.of(figures.where(columnAxis, value))).toList());
  }
}
