package org.benchsuite.it;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptor;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;

/**
 * A whole table of the test cluster, as HBase's own client reads it.
 *
 * @param rows values by row key, and by {@code family:qualifier}
 * @param regionStarts first row key of each region
 * @param families how each family is stored
 */
record HBaseContent(
    NavigableMap<String, NavigableMap<String, byte[]>> rows,
    List<String> regionStarts,
    Set<ColumnFamilyDescriptor> families) {

  private static final int RUN = 8;

  static HBaseContent of(String name) throws IOException {
    Configuration conf = HBaseConfiguration.create(HBaseTestCluster.configuration());
    TableName table = TableName.valueOf(name);
    try (Connection connection = ConnectionFactory.createConnection(conf);
        Admin admin = connection.getAdmin();
        Table rows = connection.getTable(table)) {
      return new HBaseContent(
          rows(rows),
          admin.getRegions(table).stream().map(region -> text(region.getStartKey())).toList(),
          Set.of(admin.getDescriptor(table).getColumnFamilies()));
    }
  }

  private static NavigableMap<String, NavigableMap<String, byte[]>> rows(Table table)
      throws IOException {
    NavigableMap<String, NavigableMap<String, byte[]>> rows = new TreeMap<>();
    try (ResultScanner scanner = table.getScanner(new Scan())) {
      for (Result result : scanner) {
        rows.put(text(result.getRow()), cells(result));
      }
    }
    return rows;
  }

  private static NavigableMap<String, byte[]> cells(Result result) {
    NavigableMap<String, byte[]> cells = new TreeMap<>();
    for (Cell cell : result.rawCells()) {
      String column = text(CellUtil.cloneFamily(cell)) + ":" + text(CellUtil.cloneQualifier(cell));
      cells.put(column, CellUtil.cloneValue(cell));
    }
    return cells;
  }

  private static String text(byte[] name) {
    return new String(name, StandardCharsets.US_ASCII);
  }

  /** Those of all rows together. */
  NavigableSet<String> columns() {
    NavigableSet<String> columns = new TreeSet<>();
    rows.values().forEach(row -> columns.addAll(row.keySet()));
    return columns;
  }

  Stream<byte[]> values() {
    return rows.values().stream().flatMap(row -> row.values().stream());
  }

  /** Different lengths of values. */
  NavigableSet<Integer> lengths() {
    NavigableSet<Integer> lengths = new TreeSet<>();
    values().forEach(value -> lengths.add(value.length));
    return lengths;
  }

  /** Values that are not capital letters, every eight of them equal and the last few too. */
  long unlikeUpstreams() {
    return values().filter(value -> !isPattern(value)).count();
  }

  private static boolean isPattern(byte[] value) {
    for (int at = 0; at < value.length; at++) {
      if (value[at] < 'A' || value[at] > 'Z' || value[at] != value[at - at % RUN]) {
        return false;
      }
    }
    return true;
  }

  /** Values of which no other is a copy, but for a few that only share their hash. */
  long distinctValues() {
    return values().map(Arrays::hashCode).distinct().count();
  }
}
