package org.benchsuite.hbase.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.hbase.MemoryCompactionPolicy;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.io.compress.Compression;
import org.apache.hadoop.hbase.io.encoding.DataBlockEncoding;
import org.apache.hadoop.hbase.regionserver.BloomType;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings.Share;
import org.benchsuite.hbase.PeSettings.TableLayout;
import org.benchsuite.hbase.load.OpKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Layouts in HBase's terms, and what differs from them. */
class TableLayoutTest {

  private static List<String> splits(int presplit) {
    return TableSplits.of(
            Layouts.settings(PeCommand.SEQUENTIAL_WRITE, Layouts.layout(1, 1, presplit)))
        .map(keys -> Arrays.stream(keys).map(key -> new String(key, StandardCharsets.UTF_8)))
        .stream()
        .flatMap(keys -> keys)
        .toList();
  }

  @Test
  void splitsLieAtMultiplesOfTheRowsOfARegion() {
    assertThat(splits(3))
        .containsExactly("00000000000000000000000333", "00000000000000000000000666");
  }

  @Test
  void oneRegionNeedsNoSplit() {
    assertThat(splits(0)).isEmpty();
    assertThat(splits(1)).isEmpty();
  }

  @Test
  void familiesHaveUpstreamsNames() {
    TableDescriptor table = TableDescription.of(Layouts.layout(3, 1, 0));

    assertThat(table.getTableName().getNameAsString()).isEqualTo("TestTable");
    assertThat(table.getColumnFamilies())
        .extracting(ColumnFamilyDescriptor::getNameAsString)
        .containsExactly("info0", "info1", "info2");
    assertThat(table.getRegionReplication()).isEqualTo(1);
    assertThat(table.getRegionSplitPolicyClassName()).isNull();
  }

  @Test
  void everyOptionOfTheLayoutReachesTheTable() {
    TableDescriptor table = TableDescription.of(Layouts.unusual());
    ColumnFamilyDescriptor family = table.getColumnFamilies()[0];

    assertThat(family.getCompressionType()).isEqualTo(Compression.Algorithm.GZ);
    assertThat(family.getEncryptionType()).isEqualTo("AES");
    assertThat(family.getDataBlockEncoding()).isEqualTo(DataBlockEncoding.FAST_DIFF);
    assertThat(family.getBlocksize()).isEqualTo(4096);
    assertThat(family.getBloomFilterType()).isEqualTo(BloomType.ROWCOL);
    assertThat(family.isInMemory()).isTrue();
    assertThat(family.getInMemoryCompaction()).isEqualTo(MemoryCompactionPolicy.BASIC);
    assertThat(table.getRegionReplication()).isEqualTo(3);
    assertThat(table.getRegionSplitPolicyClassName()).endsWith("DisabledRegionSplitPolicy");
  }

  @Test
  void theSameLayoutDiffersInNothing() {
    for (TableLayout layout : List.of(Layouts.layout(2, 3, 4), Layouts.unusual())) {
      assertThat(LayoutDifference.between(layout, TableDescription.of(layout), 4)).isEmpty();
    }
  }

  @Test
  void everyDifferenceNamesItsOption() {
    List<LayoutDifference> differences =
        LayoutDifference.between(
            Layouts.layout(1, 1, 8), TableDescription.of(Layouts.unusual()), 4);

    assertThat(differences)
        .extracting(LayoutDifference::option)
        .containsExactly(
            "--presplit",
            "--replicas",
            "--splitPolicy",
            "--compress",
            "--encryption",
            "--blockEncoding",
            "--bloomFilter",
            "--blockSize",
            "--inmemory",
            "--inmemoryCompaction");
    assertThat(differences).noneMatch(LayoutDifference::isAboutFamilies);
    assertThat(LayoutDifference.list(differences)).startsWith("--presplit=8 but found 4, ");
  }

  @Test
  void familiesDifferByCount() {
    List<LayoutDifference> differences =
        LayoutDifference.between(
            Layouts.layout(3, 1, 0), TableDescription.of(Layouts.layout(1, 1, 0)), 1);

    assertThat(differences).isNotEmpty().allMatch(LayoutDifference::isAboutFamilies);
    assertThat(differences.get(0)).hasToString("--families=3 but found 1");
  }

  @ParameterizedTest
  @CsvSource({
    "SEQUENTIAL_WRITE, FILLS",
    "ASYNC_RANDOM_WRITE, FILLS",
    "INCREMENT, FILLS",
    "CHECK_AND_PUT, FILLS",
    "CHECK_AND_DELETE, EXISTING",
    "RANDOM_READ, EXISTING",
    "SCAN, EXISTING",
    "RANDOM_SEEK_SCAN, EXISTING",
    "SEQUENTIAL_DELETE, EXISTING",
    "META_RANDOM_READ, EXISTING",
    "META_WRITE, META",
    "CLEAN_META, META"
  })
  void onlyWritesMayMakeATable(PeCommand command, TableNeed need) {
    assertThat(TableNeed.of(Layouts.settings(command, Layouts.layout(1, 1, 0)))).isEqualTo(need);
  }

  @Test
  void aMixThatReadsNeedsItsTable() {
    assertThat(mixed(OpKind.READ, OpKind.INSERT)).isEqualTo(TableNeed.EXISTING);
    assertThat(mixed(OpKind.UPDATE, OpKind.INSERT)).isEqualTo(TableNeed.EXISTING);
    assertThat(mixed(OpKind.INSERT, OpKind.INSERT)).isEqualTo(TableNeed.FILLS);
  }

  private static TableNeed mixed(OpKind one, OpKind other) {
    return TableNeed.of(
        Layouts.settings(
            PeCommand.MIXED, Layouts.layout(1, 1, 0), new Share(one, 0.5), new Share(other, 0.5)));
  }

  @Test
  void aRefusedCodecIsNamed() {
    String sentence =
        TableRefusal.sentence(
            Layouts.unusual(),
            "org.apache.hadoop.hbase.DoNotRetryIOException: java.lang.RuntimeException:"
                + " java.lang.ClassNotFoundException: com.hadoop.compression.lzo.LzoCodec Set"
                + " hbase.table.sanity.checks to false at conf or table descriptor if you want to"
                + " bypass sanity checks");

    assertThat(sentence)
        .isEqualTo(
            "HBase cannot make table 'TestTable' with --compress=GZ: its servers cannot load that"
                + " codec (com.hadoop.compression.lzo.LzoCodec); install it on every server or"
                + " choose another, such as --compress=GZ.");
  }

  @Test
  void aNamespaceThatIsNotThereIsNamed() {
    TableLayout plain = Layouts.layout(1, 1, 0);
    TableLayout named =
        new TableLayout(
            "no_such:table",
            1,
            1,
            "NONE",
            plain.encryption(),
            "NONE",
            65536,
            "ROW",
            false,
            plain.inMemoryCompaction(),
            0,
            plain.splitPolicy(),
            1,
            false);

    assertThat(TableRefusal.sentence(named, "no_such"))
        .isEqualTo(
            "HBase cannot make table 'no_such:table': there is no namespace 'no_such'; make it in"
                + " the hbase shell: create_namespace 'no_such'");
  }
}
