package org.benchsuite.hbase.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.value.RowKeys;
import org.benchsuite.hbase.value.WrittenRows;
import org.benchsuite.results.Note;

/**
 * Looks after a run of writes whether the acknowledged rows are there: all of them and all of their
 * values under {@code --verify}, otherwise a seeded sample. Rows that nobody acknowledged may be
 * there or not. Not for runs that delete.
 */
public final class Verification {

  private static final int SAMPLE = 1000;
  private static final int BATCH = 100;

  private Verification() {}

  /** Reads the rows back; a note that voids the run says what is lost or wrong. */
  public static List<Note> rows(
      Configuration conf, PeSettings settings, WrittenRows written, long seed) throws IOException {
    if (written.count() == 0) {
      return List.of();
    }
    RowFindings findings = new RowFindings(settings);
    try (Connection connection = ConnectionFactory.createConnection(conf);
        Table table = connection.getTable(TableName.valueOf(settings.table().name()))) {
      if (settings.verify()) {
        scan(table, settings, written, findings);
      } else {
        sample(table, settings, RowSamples.of(written, SAMPLE, seed), findings);
      }
    }
    return findings.notes(written.count());
  }

  /** Goes through table and acknowledged rows side by side. */
  private static void scan(
      Table table, PeSettings settings, WrittenRows written, RowFindings findings)
      throws IOException {
    long expected = written.nextFrom(0);
    Scan scan = new Scan().withStartRow(RowKeys.format(expected)).setCacheBlocks(false);
    Columns columns = new Columns(settings.table());
    for (int family = 0; family < columns.families(); family++) {
      scan.addFamily(columns.family(family));
    }
    try (ResultScanner scanner = table.getScanner(scan)) {
      for (Result result = scanner.next(); result != null; result = scanner.next()) {
        long row = row(result);
        while (expected >= 0 && expected < row) {
          findings.missing(expected);
          expected = written.nextFrom(expected + 1);
        }
        if (expected < 0) {
          return;
        }
        if (row == expected) {
          findings.found(row, result);
          expected = written.nextFrom(expected + 1);
        }
      }
    }
    for (; expected >= 0; expected = written.nextFrom(expected + 1)) {
      findings.missing(expected);
    }
  }

  /** -1 for a row of somebody else. */
  private static long row(Result result) {
    byte[] key = result.getRow();
    try {
      return RowKeys.parse(key, 0, key.length);
    } catch (IllegalArgumentException e) {
      return -1;
    }
  }

  private static void sample(
      Table table, PeSettings settings, List<Long> rows, RowFindings findings) throws IOException {
    Columns columns = new Columns(settings.table());
    for (int start = 0; start < rows.size(); start += BATCH) {
      List<Long> some = rows.subList(start, Math.min(rows.size(), start + BATCH));
      List<Get> gets = new ArrayList<>(some.size());
      for (long row : some) {
        Get get = new Get(RowKeys.format(row));
        for (int family = 0; family < columns.families(); family++) {
          get.addFamily(columns.family(family));
        }
        gets.add(get);
      }
      Result[] results = table.get(gets);
      for (int index = 0; index < results.length; index++) {
        if (results[index].isEmpty()) {
          findings.missing(some.get(index));
        } else {
          findings.found(some.get(index), results[index]);
        }
      }
    }
  }
}
