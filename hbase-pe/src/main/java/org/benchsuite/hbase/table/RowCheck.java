package org.benchsuite.hbase.table;

import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.client.Result;
import org.benchsuite.hbase.value.ValueCheck;
import org.benchsuite.hbase.value.WrongValueException;

/** Checks all values of a row that was read, and that none of them is missing; thread-safe. */
public record RowCheck(Columns columns, ValueCheck values) {

  /**
   * Compares every value of the layout; cells of other columns are left aside.
   *
   * @param before what was acknowledged of the row before the read began
   * @throws WrongValueException when one is not what was written, or is not there
   */
  public void check(long row, Result result, long before) throws WrongValueException {
    int cells = 0;
    for (Cell cell : result.rawCells()) {
      int family = columns.familyOf(cell);
      int column = columns.qualifierOf(cell);
      if (family >= 0 && column >= 0) {
        values.check(
            row,
            family,
            column,
            cell.getValueArray(),
            cell.getValueOffset(),
            cell.getValueLength(),
            before);
        cells++;
      }
    }
    if (cells < columns.perRow()) {
      throw new WrongValueException(
          WrongValueException.WRONG,
          "Row %d has %d of its %d values.".formatted(row, cells, columns.perRow()));
    }
  }
}
