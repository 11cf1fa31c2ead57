package org.benchsuite.terasort.scan;

import java.util.Map;
import org.benchsuite.terasort.row.Checksum;
import org.benchsuite.terasort.row.Row;

/**
 * What a task found in a range of rows; travels as counters of its result.
 *
 * @param rows how many were read
 * @param checksum theirs
 * @param firstKey the first row's; null when there is none
 * @param lastKey the last row's
 * @param misorders rows with a smaller key than the row before them in the range
 * @param firstMisorder the key before the first of them, then its own; null when there is none
 */
record RangeSummary(
    long rows,
    Checksum checksum,
    byte[] firstKey,
    byte[] lastKey,
    long misorders,
    byte[][] firstMisorder) {

  static RangeSummary from(Map<String, Long> counters, int range) {
    String prefix = "range " + range + " ";
    long misorders = counters.getOrDefault(prefix + "misorders", 0L);
    return new RangeSummary(
        counters.getOrDefault(prefix + "rows", 0L),
        new Checksum(
            counters.getOrDefault(prefix + "checksum high", 0L),
            counters.getOrDefault(prefix + "checksum low", 0L)),
        key(counters, prefix + "first key"),
        key(counters, prefix + "last key"),
        misorders,
        misorders == 0
            ? null
            : new byte[][] {
              key(counters, prefix + "misorder before"), key(counters, prefix + "misorder after")
            });
  }

  void to(Map<String, Long> counters, int range) {
    String prefix = "range " + range + " ";
    counters.put(prefix + "rows", rows);
    counters.put(prefix + "checksum high", checksum.high());
    counters.put(prefix + "checksum low", checksum.low());
    put(counters, prefix + "first key", firstKey);
    put(counters, prefix + "last key", lastKey);
    if (misorders > 0) {
      counters.put(prefix + "misorders", misorders);
      put(counters, prefix + "misorder before", firstMisorder[0]);
      put(counters, prefix + "misorder after", firstMisorder[1]);
    }
  }

  private static void put(Map<String, Long> counters, String name, byte[] key) {
    if (key != null) {
      counters.put(name, Row.prefix(key, 0));
      counters.put(name + " end", (long) Row.tail(key, 0));
    }
  }

  private static byte[] key(Map<String, Long> counters, String name) {
    Long prefix = counters.get(name);
    return prefix == null ? null : Row.key(prefix, counters.get(name + " end").intValue());
  }
}
