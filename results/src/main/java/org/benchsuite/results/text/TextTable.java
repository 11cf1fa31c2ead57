package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Rows and columns in plain text: text columns to the left, numbers to the right. Where the width
 * does not do, text columns are cut; numbers never are: rather each cell gets a line of its own.
 */
public final class TextTable {

  private static final int GAP = 2;
  private static final int NARROWEST_TEXT = 20;

  private final List<String> headers;
  private final int textColumns;
  private final List<List<String>> rows = new ArrayList<>();

  /** The first {@code textColumns} columns hold text, the others numbers. */
  public TextTable(int textColumns, String... headers) {
    this(textColumns, List.of(headers));
  }

  public TextTable(int textColumns, List<String> headers) {
    this.textColumns = textColumns;
    this.headers = headers.stream().map(PlainText::clean).toList();
  }

  public void row(String... cells) {
    row(List.of(cells));
  }

  public void row(List<String> cells) {
    if (cells.size() != headers.size()) {
      throw new IllegalArgumentException(cells.size() + " cells for " + headers.size());
    }
    rows.add(cells.stream().map(PlainText::clean).toList());
  }

  /** Whether it fits into {@code width} with nothing cut. */
  public boolean fits(int width) {
    return total(naturalWidths()) <= width;
  }

  /** The lines of a table at most that wide, if it can be. */
  public List<String> lines(int width) {
    int[] widths = naturalWidths();
    shrink(widths, total(widths) - width);
    if (total(widths) > width) {
      return list(width);
    }
    List<String> lines = new ArrayList<>();
    lines.add(line(headers, widths));
    rows.forEach(row -> lines.add(line(row, widths)));
    return lines;
  }

  private int[] naturalWidths() {
    int[] widths = new int[headers.size()];
    measure(widths, headers);
    rows.forEach(row -> measure(widths, row));
    return widths;
  }

  private static void measure(int[] widths, List<String> cells) {
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.max(widths[i], PlainText.width(cells.get(i)));
    }
  }

  private static int total(int[] widths) {
    return Arrays.stream(widths).sum() + GAP * (widths.length - 1);
  }

  private void shrink(int[] widths, int excess) {
    for (int left = excess; left > 0; left--) {
      int widest = 0;
      for (int i = 1; i < textColumns; i++) {
        widest = widths[i] > widths[widest] ? i : widest;
      }
      if (textColumns == 0 || widths[widest] <= NARROWEST_TEXT) {
        return;
      }
      widths[widest]--;
    }
  }

  private String line(List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = PlainText.cut(cells.get(i), widths[i]);
      String padding = " ".repeat(widths[i] - PlainText.width(cell));
      line.append(i == 0 ? "" : " ".repeat(GAP));
      line.append(i < textColumns ? cell + padding : padding + cell);
    }
    return line.toString().stripTrailing();
  }

  private List<String> list(int width) {
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      lines.addAll(PlainText.wrap("", row.get(0), width));
      for (int i = 1; i < headers.size(); i++) {
        lines.addAll(PlainText.wrap("  " + headers.get(i) + ": ", row.get(i), width));
      }
    }
    return lines;
  }
}
