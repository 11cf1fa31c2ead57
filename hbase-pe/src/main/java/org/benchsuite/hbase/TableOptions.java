package org.benchsuite.hbase;

import java.util.Optional;
import java.util.regex.Pattern;
import org.benchsuite.common.UsageException;
import picocli.CommandLine.Option;

/** What the table is like; only a write creates one. */
final class TableOptions {

  private static final Pattern NAME = Pattern.compile("(\\w[\\w.-]*:)?\\w[\\w.-]*");

  @Option(
      names = "--table",
      paramLabel = "NAME",
      defaultValue = "TestTable",
      description = "The table (${DEFAULT-VALUE}).")
  String name;

  @Option(
      names = "--families",
      paramLabel = "N",
      defaultValue = "1",
      description = "Column families (${DEFAULT-VALUE}).")
  int families;

  @Option(
      names = "--columns",
      paramLabel = "N",
      defaultValue = "1",
      description = "Columns of each family (${DEFAULT-VALUE}).")
  int columns;

  @Option(
      names = "--compress",
      paramLabel = "TYPE",
      defaultValue = "NONE",
      description = "NONE, GZ, SNAPPY, LZO, LZ4, BZIP2, ZSTD, LZMA or BROTLI (${DEFAULT-VALUE}).")
  String compression;

  @Option(
      names = "--encryption",
      paramLabel = "TYPE",
      description = "Encryption of the files, such as AES (none).")
  String encryption;

  @Option(
      names = {"--blockEncoding", "--block-encoding"},
      paramLabel = "TYPE",
      defaultValue = "NONE",
      description = "NONE, PREFIX, DIFF, FAST_DIFF or ROW_INDEX_V1 (${DEFAULT-VALUE}).")
  String blockEncoding;

  @Option(
      names = {"--blockSize", "--block-size"},
      paramLabel = "BYTES",
      defaultValue = "65536",
      converter = PeConverters.SmallBytes.class,
      description = "Block size of the files (${DEFAULT-VALUE}).")
  int blockSize;

  @Option(
      names = {"--bloomFilter", "--bloom-filter"},
      paramLabel = "TYPE",
      defaultValue = "ROW",
      description = "NONE, ROW, ROWCOL or ROWPREFIX_FIXED_LENGTH (${DEFAULT-VALUE}).")
  String bloomFilter;

  @Option(
      names = {"--inmemory", "--in-memory"},
      defaultValue = "false",
      fallbackValue = "true",
      description = "Prefer to keep the blocks of the table in the cache.")
  boolean inMemory;

  @Option(
      names = {"--inmemoryCompaction", "--inmemory-compaction", "--in-memory-compaction"},
      paramLabel = "POLICY",
      defaultValue = "NONE",
      description = "NONE, BASIC, EAGER or ADAPTIVE (${DEFAULT-VALUE}).")
  String inMemoryCompaction;

  @Option(
      names = "--presplit",
      paramLabel = "N",
      defaultValue = "0",
      description = "Regions that a new table starts with (one).")
  int presplit;

  @Option(
      names = {"--splitPolicy", "--split-policy"},
      paramLabel = "CLASS",
      description = "Region split policy (the cluster's).")
  String splitPolicy;

  @Option(
      names = "--replicas",
      paramLabel = "N",
      defaultValue = "1",
      description = "Region replicas; above 1 reads may be answered by any (${DEFAULT-VALUE}).")
  int replicas;

  @Option(
      names = "--recreate",
      defaultValue = "false",
      fallbackValue = "true",
      description = "A write drops the table first; without it nothing is ever dropped.")
  boolean recreate;

  PeSettings.TableLayout layout() {
    if (!NAME.matcher(name).matches()) {
      throw new UsageException(
          "--table: '"
              + name
              + "' is no name of a table; write letters, digits, _, - and ., after NAMESPACE: if it"
              + " is in one.");
    }
    return new PeSettings.TableLayout(
        name,
        Bounds.atLeast(1, "--families", families),
        Bounds.atLeast(1, "--columns", columns),
        HBaseNames.check("--compress", compression, HBaseNames.COMPRESSIONS),
        Optional.ofNullable(encryption),
        HBaseNames.check("--blockEncoding", blockEncoding, HBaseNames.BLOCK_ENCODINGS),
        blockSize,
        HBaseNames.check("--bloomFilter", bloomFilter, HBaseNames.BLOOM_FILTERS),
        inMemory,
        Optional.of(
            HBaseNames.check(
                "--inmemoryCompaction", inMemoryCompaction, HBaseNames.MEMORY_COMPACTIONS)),
        Bounds.atLeast(0, "--presplit", presplit),
        Optional.ofNullable(splitPolicy),
        Bounds.atLeast(1, "--replicas", replicas),
        recreate);
  }
}
