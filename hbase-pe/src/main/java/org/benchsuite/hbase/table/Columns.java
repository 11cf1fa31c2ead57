package org.benchsuite.hbase.table;

import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.CellUtil;
import org.benchsuite.hbase.PeSettings.TableLayout;

/**
 * The columns of a row under upstream's names: families {@code info0}, {@code info1} and so on, in
 * each the qualifiers {@code 0}, {@code 1} and so on.
 */
public final class Columns {

  private final byte[][] families;
  private final byte[][] qualifiers;

  public Columns(TableLayout layout) {
    families = names("info", layout.families());
    qualifiers = names("", layout.columns());
  }

  private static byte[][] names(String prefix, int count) {
    return IntStream.range(0, count)
        .mapToObj(number -> (prefix + number).getBytes(StandardCharsets.UTF_8))
        .toArray(byte[][]::new);
  }

  public int families() {
    return families.length;
  }

  public int qualifiers() {
    return qualifiers.length;
  }

  /** Cells of a whole row. */
  public int perRow() {
    return families.length * qualifiers.length;
  }

  /** The name itself, not a copy: HBase's client only reads it. */
  public byte[] family(int number) {
    return families[number];
  }

  /** The name itself, not a copy: HBase's client only reads it. */
  public byte[] qualifier(int number) {
    return qualifiers[number];
  }

  /** Number of the cell's family; -1 if the layout has none of that name. */
  public int familyOf(Cell cell) {
    for (int number = 0; number < families.length; number++) {
      if (CellUtil.matchingFamily(cell, families[number])) {
        return number;
      }
    }
    return -1;
  }

  /** Number of the cell's qualifier; -1 if the layout has none of that name. */
  public int qualifierOf(Cell cell) {
    for (int number = 0; number < qualifiers.length; number++) {
      if (CellUtil.matchingQualifier(cell, qualifiers[number])) {
        return number;
      }
    }
    return -1;
  }
}
