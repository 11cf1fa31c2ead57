package org.benchsuite.hbase.client;

import java.util.List;
import org.apache.hadoop.hbase.CompareOperator;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.filter.BinaryComparator;
import org.apache.hadoop.hbase.filter.Filter;
import org.apache.hadoop.hbase.filter.FilterList;
import org.apache.hadoop.hbase.filter.PageFilter;
import org.apache.hadoop.hbase.filter.SingleColumnValueFilter;
import org.apache.hadoop.hbase.filter.WhileMatchFilter;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.PeSettings.Reads;
import org.benchsuite.hbase.table.Columns;
import org.benchsuite.hbase.value.RowKeys;

/** Builds scans as upstream does, but for its scan metrics, which nobody reads here. */
final class Scans {

  /** Rows of a seek scan at most, as upstream. */
  private static final int SEEK_ROWS = 120;

  private final Columns columns;
  private final Reads reads;

  Scans(PeSettings settings, Columns columns) {
    this.columns = columns;
    this.reads = settings.reads();
  }

  /** From a row to the end of the table. */
  Scan from(long row) {
    return filtered(allFamilies().withStartRow(RowKeys.format(row)));
  }

  /** From the end of the table backwards. */
  Scan reverse() {
    return filtered(allFamilies().setReversed(true));
  }

  /** The rows of {@code row} up to {@code row + rows}, without it. */
  Scan range(long row, int rows) {
    return from(row).withStopRow(RowKeys.format(row + rows));
  }

  /** As many rows as that from a row on, whichever there are. */
  Scan upTo(long row, int rows) {
    return from(row).setLimit(rows);
  }

  /** Up to 120 rows of each region from a row on: a page filter counts by region. */
  Scan seek(long row) {
    Filter page = new WhileMatchFilter(new PageFilter(SEEK_ROWS));
    Scan scan = allFamilies().withStartRow(RowKeys.format(row));
    return scan.setFilter(
        reads.filterAll() ? new FilterList(FilterAll.filter(), page) : new FilterList(page));
  }

  /** The whole table's first column for one value. */
  Scan holding(byte[] value) {
    Filter equal =
        new SingleColumnValueFilter(
            columns.family(0),
            columns.qualifier(0),
            CompareOperator.EQUAL,
            new BinaryComparator(value));
    Scan scan = base();
    add(scan, 0);
    List<Filter> filters = reads.filterAll() ? List.of(equal, FilterAll.filter()) : List.of(equal);
    return scan.setFilter(new FilterList(filters));
  }

  private Scan filtered(Scan scan) {
    return reads.filterAll() ? scan.setFilter(FilterAll.filter()) : scan;
  }

  private Scan allFamilies() {
    Scan scan = base();
    for (int family = 0; family < columns.families(); family++) {
      add(scan, family);
    }
    return scan;
  }

  private Scan base() {
    return new Scan()
        .setCaching(reads.caching())
        .setCacheBlocks(reads.cacheBlocks())
        .setAsyncPrefetch(reads.asyncPrefetch())
        .setReadType(Scan.ReadType.valueOf(reads.scanReadType()));
  }

  private void add(Scan scan, int family) {
    if (!reads.addColumns()) {
      scan.addFamily(columns.family(family));
      return;
    }
    for (int column = 0; column < columns.qualifiers(); column++) {
      scan.addColumn(columns.family(family), columns.qualifier(column));
    }
  }
}
