package org.benchsuite.hbase.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.benchsuite.hbase.PeSettings.TableLayout;

/**
 * One way in which a table is not what the command line describes.
 *
 * @param option the option that describes it, such as {@code --presplit}
 * @param asked what the option says
 * @param found what the table is
 */
record LayoutDifference(String option, String asked, String found) {

  private static final String FAMILIES = "--families";

  /**
   * All differences.
   *
   * @param regions regions of the table, its replicas not counted
   */
  static List<LayoutDifference> between(TableLayout layout, TableDescriptor found, int regions) {
    TableDescriptor asked = TableDescription.of(layout);
    List<LayoutDifference> differences = new ArrayList<>();
    add(differences, FAMILIES, asked.getColumnFamilyCount(), found.getColumnFamilyCount());
    if (layout.presplit() > 0) {
      add(differences, "--presplit", layout.presplit(), regions);
    }
    add(differences, "--replicas", asked.getRegionReplication(), found.getRegionReplication());
    add(
        differences,
        "--splitPolicy",
        named(asked.getRegionSplitPolicyClassName()),
        named(found.getRegionSplitPolicyClassName()));
    for (ColumnFamilyDescriptor family : asked.getColumnFamilies()) {
      ColumnFamilyDescriptor other = found.getColumnFamily(family.getName());
      if (other == null) {
        differences.add(new LayoutDifference(FAMILIES, family.getNameAsString(), "no such family"));
      } else {
        addFamily(differences, family, other);
      }
    }
    return differences.stream().distinct().toList();
  }

  private static void addFamily(
      List<LayoutDifference> differences,
      ColumnFamilyDescriptor asked,
      ColumnFamilyDescriptor found) {
    compare(differences, "--compress", asked, found, ColumnFamilyDescriptor::getCompressionType);
    compare(differences, "--encryption", asked, found, family -> named(family.getEncryptionType()));
    compare(
        differences, "--blockEncoding", asked, found, ColumnFamilyDescriptor::getDataBlockEncoding);
    compare(differences, "--bloomFilter", asked, found, ColumnFamilyDescriptor::getBloomFilterType);
    compare(differences, "--blockSize", asked, found, ColumnFamilyDescriptor::getBlocksize);
    compare(differences, "--inmemory", asked, found, ColumnFamilyDescriptor::isInMemory);
    compare(
        differences,
        "--inmemoryCompaction",
        asked,
        found,
        family -> named(family.getInMemoryCompaction()));
  }

  private static void compare(
      List<LayoutDifference> differences,
      String option,
      ColumnFamilyDescriptor asked,
      ColumnFamilyDescriptor found,
      Function<ColumnFamilyDescriptor, Object> fact) {
    add(differences, option, fact.apply(asked), fact.apply(found));
  }

  private static void add(
      List<LayoutDifference> differences, String option, Object asked, Object found) {
    if (!Objects.equals(asked, found)) {
      differences.add(new LayoutDifference(option, asked.toString(), found.toString()));
    }
  }

  private static String named(Object value) {
    return Optional.ofNullable(value).map(Object::toString).orElse("none");
  }

  /** Whether a read of the table cannot go on with it. */
  boolean isAboutFamilies() {
    return option.equals(FAMILIES);
  }

  /** Such as {@code --presplit=4 but it has 1}. */
  @Override
  public String toString() {
    return option + "=" + asked + " but found " + found;
  }

  static String list(List<LayoutDifference> differences) {
    return differences.stream().map(LayoutDifference::toString).collect(Collectors.joining(", "));
  }
}
