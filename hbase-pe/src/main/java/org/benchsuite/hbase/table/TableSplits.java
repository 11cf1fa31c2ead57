package org.benchsuite.hbase.table;

import java.util.Optional;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.value.RowKeys;

/** Where the regions of a presplit table begin. */
final class TableSplits {

  private TableSplits() {}

  /**
   * The first rows of all regions but the first: multiples of total rows / regions, rounded down,
   * as upstream's getSplits; empty unless {@code --presplit} asks for regions.
   */
  static Optional<byte[][]> of(PeSettings settings) {
    int regions = settings.table().presplit();
    if (regions < 2) {
      return Optional.empty();
    }
    long rowsPerRegion = settings.rows().total() / regions;
    byte[][] splits = new byte[regions - 1][];
    for (int region = 1; region < regions; region++) {
      splits[region - 1] = RowKeys.format(rowsPerRegion * region);
    }
    return Optional.of(splits);
  }
}
