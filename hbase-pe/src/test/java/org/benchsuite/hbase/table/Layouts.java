package org.benchsuite.hbase.table;

import java.util.List;
import java.util.Optional;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.PeSettings.ArrivalKind;
import org.benchsuite.hbase.PeSettings.ContentKind;
import org.benchsuite.hbase.PeSettings.KeyKind;
import org.benchsuite.hbase.PeSettings.Load;
import org.benchsuite.hbase.PeSettings.Reads;
import org.benchsuite.hbase.PeSettings.Reporting;
import org.benchsuite.hbase.PeSettings.Rows;
import org.benchsuite.hbase.PeSettings.Share;
import org.benchsuite.hbase.PeSettings.SizeKind;
import org.benchsuite.hbase.PeSettings.TableLayout;
import org.benchsuite.hbase.PeSettings.Values;
import org.benchsuite.hbase.PeSettings.Writes;

/** Settings and layouts for tests. */
public final class Layouts {

  private Layouts() {}

  /** Upstream's default layout with those families, columns and presplit regions. */
  public static TableLayout layout(int families, int columns, int presplit) {
    return new TableLayout(
        "TestTable",
        families,
        columns,
        "NONE",
        Optional.empty(),
        "NONE",
        65536,
        "ROW",
        false,
        Optional.empty(),
        presplit,
        Optional.empty(),
        1,
        false);
  }

  /** A layout in which everything differs from the default. */
  public static TableLayout unusual() {
    return new TableLayout(
        "TestTable",
        1,
        1,
        "GZ",
        Optional.of("AES"),
        "FAST_DIFF",
        4096,
        "ROWCOL",
        true,
        Optional.of("BASIC"),
        0,
        Optional.of("org.apache.hadoop.hbase.regionserver.DisabledRegionSplitPolicy"),
        3,
        false);
  }

  /** Reads, writes and values by default, 1000 rows of 100 bytes. */
  public static PeSettings settings(PeCommand command, TableLayout layout, Share... mix) {
    return settings(command, layout, 1000, 100, List.of(mix));
  }

  /** The default write of upstream but for the number of rows. */
  public static PeSettings sequentialWrite(long rows) {
    return settings(PeCommand.SEQUENTIAL_WRITE, layout(1, 1, 0), rows, 1000, List.of());
  }

  private static PeSettings settings(
      PeCommand command, TableLayout layout, long rows, int valueSize, List<Share> mix) {
    return new PeSettings(
        command,
        1,
        true,
        1,
        new Rows(0, rows, rows, 1, 1),
        layout,
        new Values(valueSize, SizeKind.FIXED, ContentKind.PATTERN, 0, 0, 1),
        new Reads(0, 30, true, "DEFAULT", false, false, false),
        new Writes(true, false, 0, 2 << 20),
        new Load(1, 0, ArrivalKind.CONSTANT, KeyKind.UNIFORM, Optional.empty(), 0, 0, 0),
        mix,
        0,
        false,
        new Reporting(false),
        42);
  }
}
