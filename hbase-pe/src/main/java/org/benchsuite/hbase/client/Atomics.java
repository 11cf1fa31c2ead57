package org.benchsuite.hbase.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.hadoop.hbase.client.Append;
import org.apache.hadoop.hbase.client.CheckAndMutate;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Increment;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.RowMutations;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.hbase.table.Columns;
import org.benchsuite.hbase.value.RowKeys;

/**
 * Builds the operations that read a cell and change it in one go; as upstream, each kind in a
 * qualifier of its own, such as {@code IncrementTest}.
 */
final class Atomics {

  private final Columns columns;
  private final byte[] qualifier;

  Atomics(PeSettings settings, Columns columns) {
    this.columns = columns;
    this.qualifier = settings.command().testName().getBytes(StandardCharsets.UTF_8);
  }

  /** Adds 1 to a counter of every family. */
  Increment increment(long row) {
    Increment increment = new Increment(RowKeys.format(row));
    for (int family = 0; family < columns.families(); family++) {
      increment.addColumn(columns.family(family), qualifier, 1);
    }
    return increment;
  }

  /** Bytes of the counters that an increment changes. */
  long incrementBytes() {
    return (long) Long.BYTES * columns.families();
  }

  /** Appends the row's key to a cell of every family. */
  Append append(long row) {
    byte[] key = RowKeys.format(row);
    Append append = new Append(key);
    for (int family = 0; family < columns.families(); family++) {
      append.addColumn(columns.family(family), qualifier, key);
    }
    return append;
  }

  /** Bytes that an append adds. */
  long appendBytes() {
    return (long) RowKeys.format(0).length * columns.families();
  }

  /** The put of the value that a check will look for; upstream's operation begins with it. */
  Put known(long row) {
    byte[] key = RowKeys.format(row);
    return new Put(key).addColumn(columns.family(0), qualifier, key);
  }

  /** Bytes that a check-and-something operation writes. */
  long checkBytes() {
    return RowKeys.format(0).length;
  }

  CheckAndMutate check(OpKind operation, long row) throws IOException {
    byte[] key = RowKeys.format(row);
    CheckAndMutate.Builder check =
        CheckAndMutate.newBuilder(key).ifEquals(columns.family(0), qualifier, key);
    return switch (operation) {
      case CHECK_AND_PUT -> check.build(known(row));
      case CHECK_AND_DELETE -> check.build(new Delete(key).addColumn(columns.family(0), qualifier));
      case CHECK_AND_MUTATE -> check.build(RowMutations.of(List.of(known(row))));
      default -> throw new IllegalArgumentException(operation + " checks nothing");
    };
  }
}
