package org.benchsuite.hbase.client;

import org.apache.hadoop.hbase.client.Mutation;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Scan;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.Request;
import org.benchsuite.hbase.table.Columns;
import org.benchsuite.hbase.value.ValueSource;
import org.benchsuite.hbase.value.ValueSources;
import org.benchsuite.hbase.value.Versions;

/**
 * What one client builds its operations with and takes its answers with, whichever HBase client it
 * goes through.
 */
record ClientParts(
    Gets gets,
    Mutations mutations,
    Scans scans,
    Atomics atomics,
    Answers answers,
    ValueSource values,
    Versions versions) {

  /** For the client of that number over all processes. */
  static ClientParts of(PeSettings settings, int client, Versions versions) {
    Columns columns = new Columns(settings.table());
    ValueSource values = ValueSources.source(settings, client, versions);
    return new ClientParts(
        new Gets(settings, columns),
        new Mutations(settings, columns, values, ValueSources.tags(settings, client)),
        new Scans(settings, columns),
        new Atomics(settings, columns),
        new Answers(settings, columns, ValueSources.check(settings, versions)),
        values,
        versions);
  }

  /** The scan of a request that runs a whole one. */
  Scan scan(Request request) {
    long row = request.row(0);
    return switch (request.operation()) {
      case FILTER_SCAN -> scans.holding(values.next(row, 0, 0));
      case SEEK_SCAN -> scans.seek(row);
      case RANGE_SCAN -> scans.range(row, request.scanRows());
      case SCAN -> scans.upTo(row, request.scanRows());
      default -> throw new IllegalArgumentException(request.operation() + " is no whole scan");
    };
  }

  /** A get for every row of the request, with what each has to see at least. */
  RowBatch reads(Request request) {
    return new RowBatch(gets.gets(request), answers.before(request));
  }

  /** Takes the answer to a write of the row: acknowledged with that version. */
  void written(Request request, long row, long version, long payload) {
    versions.acknowledged(row, version);
    request.answered(payload);
  }

  /** Takes what a batch brought for the row at an index: a result or the failure. */
  void take(Request request, int index, RowBatch batch, Object answer) {
    if (answer instanceof Throwable failure) {
      request.failed(index, Failures.cause(failure));
    } else if (batch.rows().get(index) instanceof Mutation mutation) {
      written(request, request.row(index), batch.versions()[index], Mutations.payload(mutation));
    } else {
      answers.take(request, index, (Result) answer, batch.versions());
    }
  }
}
