package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import org.benchsuite.results.compare.FactDifference;
import org.benchsuite.results.compare.FingerprintDiff;

/** What differs between the circumstances of A and of B, the unmeant first, long values below. */
final class DifferenceTable {

  /** Longer names and values would be cut in a table, often just before the difference. */
  private static final int LONGEST_NAME = 40;

  private static final int LONGEST_VALUE = 22;
  private static final int LONGEST_PRINTED = 400;

  private DifferenceTable() {}

  static List<String> lines(FingerprintDiff diff, int width) {
    List<String> lines = new ArrayList<>(PlainText.wrap("", headline(diff), width));
    lines.addAll(
        table(diff.differences().stream().filter(DifferenceTable::isShort).toList(), width));
    diff.differences().stream()
        .filter(found -> !isShort(found))
        .forEach(found -> lines.addAll(spelledOut(found, width)));
    diff.unseen()
        .forEach(axis -> lines.addAll(PlainText.wrap("", "Stated, yet the same: " + axis, width)));
    return lines;
  }

  private static String headline(FingerprintDiff diff) {
    int unmeant = (int) diff.differences().stream().filter(FactDifference::uncontrolled).count();
    if (unmeant > 0) {
      return "UNCONTROLLED: "
          + ComparisonText.plural(unmeant, "fact")
          + " not stated with --axis, or mixed within a group,"
          + (unmeant == 1 ? " differs" : " differ")
          + ", so no difference can be put down to one cause.";
    }
    return diff.differences().isEmpty()
        ? "Controlled: no recorded fact differs between A and B."
        : "Controlled: only what was stated differs between A and B.";
  }

  private static List<String> table(List<FactDifference> differences, int width) {
    if (differences.isEmpty()) {
      return List.of();
    }
    TextTable table = new TextTable(4, "fact", "A", "B", "");
    differences.forEach(
        found -> table.row(found.name(), cell(found.a()), cell(found.b()), mark(found)));
    return table.lines(width);
  }

  private static List<String> spelledOut(FactDifference found, int width) {
    String mark = mark(found).isEmpty() ? "" : " (" + mark(found) + ")";
    List<String> lines = new ArrayList<>(PlainText.wrap("", found.name() + mark, width));
    lines.addAll(PlainText.wrap("  A: ", printed(found.a()), width));
    lines.addAll(PlainText.wrap("  B: ", printed(found.b()), width));
    return lines;
  }

  private static boolean isShort(FactDifference found) {
    return found.name().length() <= LONGEST_NAME
        && cell(found.a()).length() <= LONGEST_VALUE
        && cell(found.b()).length() <= LONGEST_VALUE;
  }

  private static String printed(SortedSet<String> values) {
    return PlainText.cut(PlainText.clean(cell(values)), LONGEST_PRINTED);
  }

  private static String mark(FactDifference difference) {
    if (difference.mixed()) {
      return "mixed";
    }
    return difference.stated() ? "stated" : "";
  }

  private static String cell(SortedSet<String> values) {
    return String.join(" | ", values);
  }
}
