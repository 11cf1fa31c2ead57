package org.benchsuite.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;

/** A program that writes rows to HBase or reads them, and says how many were right. */
public final class HBaseRows {
  private static final TableName TABLE = TableName.valueOf("rows");
  private static final byte[] FAMILY = bytes("family");
  private static final int ROWS = 100;

  private HBaseRows() {}

  public static void main(String[] arguments) throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(HBaseConfiguration.create())) {
      System.out.println(arguments[0].equals("write") ? write(connection) : read(connection));
    }
  }

  private static String write(Connection connection) throws IOException {
    try (Admin admin = connection.getAdmin()) {
      admin.createTable(
          TableDescriptorBuilder.newBuilder(TABLE)
              .setColumnFamily(ColumnFamilyDescriptorBuilder.of(FAMILY))
              .build());
    }
    try (Table table = connection.getTable(TABLE)) {
      for (int row = 0; row < ROWS; row++) {
        table.put(new Put(bytes("row " + row)).addColumn(FAMILY, FAMILY, bytes("value " + row)));
      }
    }
    return "wrote " + ROWS;
  }

  private static String read(Connection connection) throws IOException {
    int right = 0;
    try (Table table = connection.getTable(TABLE)) {
      for (int row = 0; row < ROWS; row++) {
        byte[] value = table.get(new Get(bytes("row " + row))).getValue(FAMILY, FAMILY);
        if (value != null && new String(value, StandardCharsets.UTF_8).equals("value " + row)) {
          right++;
        }
      }
    }
    return "read " + right;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
