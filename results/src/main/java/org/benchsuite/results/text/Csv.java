package org.benchsuite.results.text;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import org.benchsuite.results.Unit;

/** Rows by RFC 4180, with text that a spreadsheet would run as a formula made plain text. */
final class Csv {

  private static final String END_OF_ROW = "\r\n";
  private static final String FORMULA_STARTS = "=+-@\t\r\n";

  private Csv() {}

  /** One row of finished cells. */
  static String row(List<String> cells) {
    return cells.stream().map(Csv::quoted).collect(Collectors.joining(",", "", END_OF_ROW));
  }

  /** A cell of text; numbers must not come this way, or negative ones would become text. */
  static String text(String text) {
    boolean formula = !text.isEmpty() && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0;
    return formula ? "'" + text : text;
  }

  /** A number in plain notation, unrounded; empty when it is not finite. */
  static String number(double value) {
    if (!Double.isFinite(value)) {
      return "";
    }
    BigDecimal exact = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    return exact.toPlainString();
  }

  /** What a number counts, in a cell. */
  static String unit(Unit unit) {
    return switch (unit) {
      case COUNT -> "count";
      case RATIO -> "ratio";
      case NANOSECONDS, BYTES, BYTES_PER_SECOND, OPERATIONS_PER_SECOND -> unit.symbol();
    };
  }

  private static String quoted(String cell) {
    boolean quotes = cell.chars().anyMatch(letter -> ",\"\r\n".indexOf(letter) >= 0);
    return quotes ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
  }
}
