package org.benchsuite.hbase;

import java.util.List;
import java.util.Locale;
import org.benchsuite.common.UsageException;

/**
 * The names of HBase's own constants, given here once more so that help and listings work where no
 * HBase jar is; a test holds them equal.
 */
final class HBaseNames {

  /** {@code Compression.Algorithm}. */
  static final List<String> COMPRESSIONS =
      List.of("LZO", "GZ", "NONE", "SNAPPY", "LZ4", "BZIP2", "ZSTD", "LZMA", "BROTLI");

  /** {@code DataBlockEncoding}. */
  static final List<String> BLOCK_ENCODINGS =
      List.of("NONE", "PREFIX", "DIFF", "FAST_DIFF", "ROW_INDEX_V1");

  /** {@code BloomType}. */
  static final List<String> BLOOM_FILTERS =
      List.of("NONE", "ROW", "ROWCOL", "ROWPREFIX_FIXED_LENGTH");

  /** {@code MemoryCompactionPolicy}. */
  static final List<String> MEMORY_COMPACTIONS = List.of("NONE", "BASIC", "EAGER", "ADAPTIVE");

  /** {@code Scan.ReadType}. */
  static final List<String> READ_TYPES = List.of("DEFAULT", "STREAM", "PREAD");

  private HBaseNames() {}

  /**
   * The constant that was typed, in any case.
   *
   * @throws UsageException listing the names when there is no such one
   */
  static String check(String option, String typed, List<String> known) {
    String name = typed.strip().toUpperCase(Locale.ROOT);
    if (!known.contains(name)) {
      throw new UsageException(
          option
              + ": HBase has no '"
              + typed
              + "'; choose one of "
              + String.join(", ", known)
              + ".");
    }
    return name;
  }
}
