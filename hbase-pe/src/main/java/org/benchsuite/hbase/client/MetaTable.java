package org.benchsuite.hbase.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.MetaTableAccessor;
import org.apache.hadoop.hbase.ServerName;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.RegionInfo;
import org.apache.hadoop.hbase.client.RegionInfoBuilder;
import org.apache.hadoop.hbase.client.RegionLocator;
import org.apache.hadoop.hbase.client.Table;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.Request;

/**
 * The operations on {@code hbase:meta}: made-up regions of table {@code TestTable}, side by side
 * between row numbers of equal length. Through HBase's internal MetaTableAccessor as upstream; no
 * public interface writes there.
 */
final class MetaTable {

  /** Whose regions upstream makes up, whatever {@code --table} says. */
  private static final TableName MADE_UP = TableName.valueOf("TestTable");

  private static final int NO_PORT_OF_HBASE = 60010;

  private final Connection connection;
  private final TableName table;
  private final int keyLength;
  private long startCode;

  MetaTable(Connection connection, PeSettings settings) {
    this.connection = connection;
    this.table = TableName.valueOf(settings.table().name());
    this.keyLength = Long.toString(settings.rows().perClient()).length();
    this.startCode = settings.seed();
  }

  void perform(Request request) throws IOException {
    long row = request.row(0);
    switch (request.operation()) {
      case META_WRITE -> write(request, row);
      case META_READ -> read(request, row);
      case META_CLEAN -> clean(request, row);
      default -> throw new IllegalArgumentException(request.operation() + " is not about meta");
    }
  }

  private void write(Request request, long row) throws IOException {
    RegionInfo region =
        RegionInfoBuilder.newBuilder(MADE_UP).setStartKey(key(row)).setEndKey(key(row + 1)).build();
    MetaTableAccessor.addRegionsToMeta(connection, List.of(region), 1);
    MetaTableAccessor.updateRegionLocation(
        connection,
        region,
        ServerName.valueOf("localhost", NO_PORT_OF_HBASE, startCode++),
        row,
        // the time of a cell, not of a measurement
        System.currentTimeMillis());
    request.answered(0);
  }

  private void read(Request request, long row) throws IOException {
    try (RegionLocator locator = connection.getRegionLocator(table)) {
      if (locator.getRegionLocation(key(row), true) != null) {
        request.answered(0);
      }
    }
  }

  /**
   * Deletes a made-up region. A region that the keys lie in by chance is left alone: upstream
   * deletes the real one when no made-up one is there.
   */
  private void clean(Request request, long row) throws IOException {
    try (RegionLocator locator = connection.getRegionLocator(MADE_UP);
        Table meta = MetaTableAccessor.getMetaHTable(connection)) {
      RegionInfo region = locator.getRegionLocation(key(row), true).getRegion();
      if (Arrays.equals(region.getStartKey(), key(row))
          && Arrays.equals(region.getEndKey(), key(row + 1))) {
        meta.delete(
            MetaTableAccessor.makeDeleteFromRegionInfo(region, HConstants.LATEST_TIMESTAMP));
        request.answered(0);
      }
    }
  }

  private byte[] key(long row) {
    String number = Long.toString(row);
    String zeros = "0".repeat(Math.max(0, keyLength - number.length()));
    return (zeros + number).getBytes(StandardCharsets.UTF_8);
  }
}
