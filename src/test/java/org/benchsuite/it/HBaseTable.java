package org.benchsuite.it;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.RegionMetrics;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.RegionInfo;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;

/** A table as HBase's own client sees it, so that no test trusts the program that it tests. */
final class HBaseTable implements AutoCloseable {

  private static final byte[] FAMILY = "info0".getBytes(StandardCharsets.UTF_8);
  private static final byte[] QUALIFIER = "0".getBytes(StandardCharsets.UTF_8);

  private final Connection connection;
  private final TableName name;

  HBaseTable(String name) throws IOException {
    Configuration configuration = HBaseConfiguration.create();
    configuration.addResource(HBaseTestCluster.confDir().resolve("hbase-site.xml").toUri().toURL());
    this.connection = ConnectionFactory.createConnection(configuration);
    this.name = TableName.valueOf(name);
  }

  boolean exists() throws IOException {
    try (Admin admin = connection.getAdmin()) {
      return admin.tableExists(name);
    }
  }

  /** Encoded names of its regions, which another table of the same name would not have. */
  List<String> regions() throws IOException {
    try (Admin admin = connection.getAdmin()) {
      return admin.getRegions(name).stream().map(RegionInfo::getEncodedName).sorted().toList();
    }
  }

  /** Its regions in {@code hbase:meta}, also made-up ones of no table. */
  long regionsInMeta() throws IOException {
    long regions = 0;
    try (Table meta = connection.getTable(TableName.META_TABLE_NAME);
        ResultScanner scanner =
            meta.getScanner(new Scan().setStartStopRowForPrefixScan(regionsOf()))) {
      for (Result region : scanner) {
        regions += region.isEmpty() ? 0 : 1;
      }
    }
    return regions;
  }

  private byte[] regionsOf() {
    return (name + ",").getBytes(StandardCharsets.UTF_8);
  }

  /** Gets and rows of scans that its regions have served. */
  long served() throws IOException {
    long reads = 0;
    try (Admin admin = connection.getAdmin()) {
      for (var server : admin.getRegionServers()) {
        for (RegionMetrics region : admin.getRegionMetrics(server, name)) {
          reads += region.getReadRequestCount();
        }
      }
    }
    return reads;
  }

  /** Numbers of its rows, ascending. */
  TreeSet<Long> rows() throws IOException {
    TreeSet<Long> rows = new TreeSet<>();
    scan(new Scan(), result -> rows.add(number(result)));
    return rows;
  }

  /** Cells of all its rows with those that a later one hides: more than rows if any came twice. */
  long versions() throws IOException {
    long[] cells = new long[1];
    scan(new Scan().setRaw(true).readAllVersions(), result -> cells[0] += result.size());
    return cells[0];
  }

  /** SHA-256 over every cell's key and value, in the order of the table. */
  String digest() throws IOException {
    MessageDigest digest = sha256();
    scan(
        new Scan(),
        result -> {
          for (Cell cell : result.rawCells()) {
            digest.update(CellUtil.cloneRow(cell));
            digest.update(CellUtil.cloneFamily(cell));
            digest.update(CellUtil.cloneQualifier(cell));
            digest.update(CellUtil.cloneValue(cell));
          }
        });
    return HexFormat.of().formatHex(digest.digest());
  }

  byte[] value(long row) throws IOException {
    try (Table table = connection.getTable(name)) {
      return table.get(new Get(key(row))).getValue(FAMILY, QUALIFIER);
    }
  }

  void put(long row, byte[] value) throws IOException {
    try (Table table = connection.getTable(name)) {
      table.put(new Put(key(row)).addColumn(FAMILY, QUALIFIER, value));
    }
  }

  void delete(long row) throws IOException {
    try (Table table = connection.getTable(name)) {
      table.delete(new Delete(key(row)));
    }
  }

  /** What is done with a row. */
  private interface Visitor {
    void visit(Result result);
  }

  private void scan(Scan scan, Visitor visitor) throws IOException {
    try (Table table = connection.getTable(name);
        ResultScanner scanner = table.getScanner(scan)) {
      for (Result result : scanner) {
        visitor.visit(result);
      }
    }
  }

  private static long number(Result result) {
    return Long.parseLong(new String(result.getRow(), StandardCharsets.US_ASCII));
  }

  private static byte[] key(long row) {
    return "%026d".formatted(row).getBytes(StandardCharsets.US_ASCII);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() throws IOException {
    connection.close();
  }
}
