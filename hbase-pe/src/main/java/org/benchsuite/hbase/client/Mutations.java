package org.benchsuite.hbase.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.hbase.ArrayBackedTag;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.CellBuilder;
import org.apache.hadoop.hbase.CellBuilderFactory;
import org.apache.hadoop.hbase.CellBuilderType;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.KeyValue;
import org.apache.hadoop.hbase.Tag;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Durability;
import org.apache.hadoop.hbase.client.Mutation;
import org.apache.hadoop.hbase.client.Put;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.hbase.load.Request;
import org.benchsuite.hbase.table.Columns;
import org.benchsuite.hbase.value.RowKeys;
import org.benchsuite.hbase.value.ValueSource;

/** Builds the puts and deletes of one client; for its thread alone. */
final class Mutations {

  private final Columns columns;
  private final ValueSource values;
  private final ValueSource tagContents;
  private final CellBuilder cells = CellBuilderFactory.create(CellBuilderType.SHALLOW_COPY);
  private final Durability durability;
  private final int tags;

  Mutations(PeSettings settings, Columns columns, ValueSource values, ValueSource tagContents) {
    this.columns = columns;
    this.values = values;
    this.tagContents = tagContents;
    this.durability = settings.writes().writeToWal() ? Durability.SYNC_WAL : Durability.SKIP_WAL;
    this.tags = settings.values().tags();
  }

  /** Puts a value into every column of the row; the put keeps key and values without copying. */
  Put put(long row) {
    byte[] key = RowKeys.format(row);
    Put put = new Put(key, HConstants.LATEST_TIMESTAMP, true);
    for (int family = 0; family < columns.families(); family++) {
      for (int column = 0; column < columns.qualifiers(); column++) {
        put(put, cell(key, family, column, values.next(row, family, column)));
      }
    }
    put.setDurability(durability);
    return put;
  }

  /** Version of the row that the last put belongs to. */
  long version() {
    return values.version();
  }

  private static void put(Put put, Cell cell) {
    try {
      put.add(cell);
    } catch (IOException e) {
      throw new UncheckedIOException("a cell of another row", e);
    }
  }

  private Cell cell(byte[] key, int family, int column, byte[] value) {
    return tags == 0
        ? cells
            .clear()
            .setRow(key)
            .setFamily(columns.family(family))
            .setQualifier(columns.qualifier(column))
            .setTimestamp(HConstants.LATEST_TIMESTAMP)
            .setType(Cell.Type.Put)
            .setValue(value)
            .build()
        : tagged(key, family, column, value);
  }

  private Cell tagged(byte[] key, int family, int column, byte[] value) {
    byte[] content = tagContents.next(0, family, column);
    Tag[] carried = new Tag[tags];
    for (int number = 0; number < tags; number++) {
      carried[number] = new ArrayBackedTag((byte) number, content);
    }
    return new KeyValue(
        key,
        columns.family(family),
        columns.qualifier(column),
        HConstants.LATEST_TIMESTAMP,
        value,
        carried);
  }

  /** Deletes every family of the row. */
  Delete delete(long row) {
    Delete delete = new Delete(RowKeys.format(row));
    for (int family = 0; family < columns.families(); family++) {
      delete.addFamily(columns.family(family));
    }
    delete.setDurability(durability);
    return delete;
  }

  /** A delete for {@link OpKind#DELETE}, a put for everything else. */
  Mutation mutation(OpKind operation, long row) {
    return operation == OpKind.DELETE ? delete(row) : put(row);
  }

  /** One mutation for every row of the request. */
  RowBatch mutations(Request request) {
    List<Mutation> mutations = new ArrayList<>(request.size());
    long[] versions = new long[request.size()];
    for (int index = 0; index < request.size(); index++) {
      mutations.add(mutation(request.operation(), request.row(index)));
      versions[index] = version();
    }
    return new RowBatch(mutations, versions);
  }

  /** Bytes of the values that a mutation carries; 0 for a delete. */
  static long payload(Mutation mutation) {
    long bytes = 0;
    for (List<Cell> cells : mutation.getFamilyCellMap().values()) {
      for (int index = 0; index < cells.size(); index++) {
        bytes += cells.get(index).getValueLength();
      }
    }
    return bytes;
  }
}
