package org.benchsuite.hbase.client;

import java.io.IOException;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.RetriesExhaustedWithDetailsException;
import org.apache.hadoop.hbase.client.Table;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.hbase.load.Request;
import org.benchsuite.hbase.load.SyncTarget;

/** One client that waits for every answer, through HBase's synchronous {@link Table}. */
final class SyncOperations implements SyncTarget {

  private final Table table;
  private final ClientParts parts;
  private final SyncScans scans;
  private final MetaTable meta;

  SyncOperations(Table table, ClientParts parts, MetaTable meta) {
    this.table = table;
    this.parts = parts;
    this.scans = new SyncScans(table, parts.scans(), parts.answers());
    this.meta = meta;
  }

  @Override
  public void perform(Request request) throws IOException, InterruptedException {
    OpKind operation = request.operation();
    long row = request.row(0);
    switch (operation) {
      case READ -> read(request);
      case WRITE, UPDATE, INSERT, DELETE -> mutate(request);
      case READ_MODIFY_WRITE -> readModifyWrite(request, row);
      case SCAN_NEXT, REVERSE_SCAN_NEXT -> scans.next(request);
      case FILTER_SCAN, SEEK_SCAN, RANGE_SCAN, SCAN -> scans.all(request, parts.scan(request));
      case INCREMENT -> {
        table.increment(parts.atomics().increment(row));
        request.answered(parts.atomics().incrementBytes());
      }
      case APPEND -> {
        table.append(parts.atomics().append(row));
        request.answered(parts.atomics().appendBytes());
      }
      case CHECK_AND_MUTATE, CHECK_AND_PUT, CHECK_AND_DELETE -> {
        table.put(parts.atomics().known(row));
        table.checkAndMutate(parts.atomics().check(operation, row));
        request.answered(parts.atomics().checkBytes());
      }
      case META_WRITE, META_READ, META_CLEAN -> meta.perform(request);
    }
  }

  private void read(Request request) throws IOException, InterruptedException {
    if (request.size() > 1) {
      batch(request, parts.reads(request));
      return;
    }
    long row = request.row(0);
    long before = parts.answers().before(row);
    parts.answers().take(request, row, table.get(parts.gets().get(row)), before);
  }

  private void mutate(Request request) throws IOException, InterruptedException {
    if (request.size() > 1) {
      batch(request, parts.mutations().mutations(request));
      return;
    }
    long row = request.row(0);
    if (request.operation() == OpKind.DELETE) {
      table.delete(parts.mutations().delete(row));
      request.answered(0);
    } else {
      put(request, row);
    }
  }

  private void put(Request request, long row) throws IOException {
    Put put = parts.mutations().put(row);
    long version = parts.mutations().version();
    table.put(put);
    parts.written(request, row, version, Mutations.payload(put));
  }

  private void readModifyWrite(Request request, long row) throws IOException {
    long before = parts.answers().before(row);
    Result read = table.get(parts.gets().get(row));
    parts.answers().check(row, read, before);
    put(request, row);
  }

  /** One call for all rows, unlike a list of gets or puts, whose failures would hide each other. */
  private void batch(Request request, RowBatch batch) throws IOException, InterruptedException {
    Object[] results = new Object[request.size()];
    try {
      table.batch(batch.rows(), results);
    } catch (RetriesExhaustedWithDetailsException e) {
      // the failed rows have their own causes, but for those that were never tried
      for (int index = 0; index < results.length; index++) {
        if (results[index] == null) {
          results[index] = e;
        }
      }
    }
    for (int index = 0; index < results.length; index++) {
      parts.take(request, index, batch, results[index]);
    }
  }

  @Override
  public void close() throws IOException {
    scans.close();
    table.close();
  }
}
