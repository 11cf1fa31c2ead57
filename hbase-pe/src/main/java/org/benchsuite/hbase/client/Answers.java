package org.benchsuite.hbase.client;

import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.client.Result;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.Request;
import org.benchsuite.hbase.table.Columns;
import org.benchsuite.hbase.table.RowCheck;
import org.benchsuite.hbase.value.RowKeys;
import org.benchsuite.hbase.value.ValueCheck;
import org.benchsuite.hbase.value.WrongValueException;

/** Takes results into requests and, under {@code --verify}, checks every value; thread-safe. */
final class Answers {

  private final ValueCheck check;
  private final RowCheck rows;
  private final boolean verify;

  Answers(PeSettings settings, Columns columns, ValueCheck check) {
    this.check = check;
    this.rows = new RowCheck(columns, check);
    this.verify = settings.verify();
  }

  /** What was acknowledged of a row before a read of it begins; 0 when nothing is verified. */
  long before(long row) {
    return verify ? check.before(row) : 0;
  }

  /** The same of every row of a request; empty when nothing is verified. */
  long[] before(Request request) {
    if (!verify) {
      return new long[0];
    }
    long[] before = new long[request.size()];
    for (int index = 0; index < before.length; index++) {
      before[index] = check.before(request.row(index));
    }
    return before;
  }

  /** Takes the answer of a get; nothing if the row is not there. */
  void take(Request request, long row, Result result, long before) throws WrongValueException {
    if (result == null || result.isEmpty()) {
      requireNothing(row, before);
      return;
    }
    if (verify) {
      rows.check(row, result, before);
    }
    if (result.isStale()) {
      request.answeredByReplica();
    }
    request.answered(bytes(result));
  }

  /** Takes the answer at an index of a batch; a wrong value fails that row alone. */
  void take(Request request, int index, Result result, long[] before) {
    try {
      take(request, request.row(index), result, verify ? before[index] : 0);
    } catch (WrongValueException e) {
      request.failed(index, e);
    }
  }

  /** Checks a row that is read but not answered with. */
  void check(long row, Result result, long before) throws WrongValueException {
    if (verify && result.isEmpty()) {
      requireNothing(row, before);
    } else if (verify) {
      rows.check(row, result, before);
    }
  }

  /** A row that was acknowledged before the read began must be there. */
  private void requireNothing(long row, long before) throws WrongValueException {
    if (verify && before > 0) {
      throw new WrongValueException(
          WrongValueException.STALE,
          "Row %d was acknowledged before it was read and is not there.".formatted(row));
    }
  }

  /** Takes a row that a scan came upon. */
  void scanned(Request request, Result result) throws WrongValueException {
    if (verify) {
      rows.check(row(result), result, 0);
    }
    request.answered(bytes(result));
  }

  private static long row(Result result) throws WrongValueException {
    byte[] key = result.getRow();
    try {
      return RowKeys.parse(key, 0, key.length);
    } catch (IllegalArgumentException e) {
      throw new WrongValueException("foreign value", e.getMessage());
    }
  }

  private static long bytes(Result result) {
    long bytes = 0;
    for (Cell cell : result.rawCells()) {
      bytes += cell.getValueLength();
    }
    return bytes;
  }
}
