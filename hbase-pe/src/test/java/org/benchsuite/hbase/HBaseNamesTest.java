package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.hbase.MemoryCompactionPolicy;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.io.compress.Compression;
import org.apache.hadoop.hbase.io.encoding.DataBlockEncoding;
import org.apache.hadoop.hbase.regionserver.BloomType;
import org.junit.jupiter.api.Test;

class HBaseNamesTest {

  private static List<String> names(Enum<?>[] constants) {
    return Stream.of(constants).map(Enum::name).toList();
  }

  @Test
  void areHBasesOwn() {
    assertThat(HBaseNames.COMPRESSIONS).isEqualTo(names(Compression.Algorithm.values()));
    assertThat(HBaseNames.BLOCK_ENCODINGS).isEqualTo(names(DataBlockEncoding.values()));
    assertThat(HBaseNames.BLOOM_FILTERS).isEqualTo(names(BloomType.values()));
    assertThat(HBaseNames.MEMORY_COMPACTIONS).isEqualTo(names(MemoryCompactionPolicy.values()));
    assertThat(HBaseNames.READ_TYPES).isEqualTo(names(Scan.ReadType.values()));
  }
}
