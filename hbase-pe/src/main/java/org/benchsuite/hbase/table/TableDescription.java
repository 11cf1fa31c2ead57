package org.benchsuite.hbase.table;

import java.util.Locale;
import org.apache.hadoop.hbase.MemoryCompactionPolicy;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptor;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.io.compress.Compression;
import org.apache.hadoop.hbase.io.encoding.DataBlockEncoding;
import org.apache.hadoop.hbase.regionserver.BloomType;
import org.benchsuite.hbase.PeSettings.TableLayout;

/** Says in HBase's terms what a layout asks for. */
final class TableDescription {

  private TableDescription() {}

  static TableDescriptor of(TableLayout layout) {
    TableDescriptorBuilder table =
        TableDescriptorBuilder.newBuilder(TableName.valueOf(layout.name()));
    Columns columns = new Columns(layout);
    for (int family = 0; family < columns.families(); family++) {
      table.setColumnFamily(family(columns.family(family), layout));
    }
    if (layout.replicas() > 1) {
      table.setRegionReplication(layout.replicas());
    }
    layout.splitPolicy().ifPresent(table::setRegionSplitPolicyClassName);
    return table.build();
  }

  private static ColumnFamilyDescriptor family(byte[] name, TableLayout layout) {
    ColumnFamilyDescriptorBuilder family =
        ColumnFamilyDescriptorBuilder.newBuilder(name)
            .setCompressionType(Compression.Algorithm.valueOf(upper(layout.compression())))
            .setDataBlockEncoding(DataBlockEncoding.valueOf(upper(layout.blockEncoding())))
            .setBloomFilterType(BloomType.valueOf(upper(layout.bloomFilter())))
            .setBlocksize(layout.blockSize())
            .setInMemory(layout.inMemory());
    layout.encryption().ifPresent(family::setEncryptionType);
    layout
        .inMemoryCompaction()
        .map(policy -> MemoryCompactionPolicy.valueOf(upper(policy)))
        .ifPresent(family::setInMemoryCompaction);
    return family.build();
  }

  private static String upper(String name) {
    return name.toUpperCase(Locale.ROOT);
  }
}
