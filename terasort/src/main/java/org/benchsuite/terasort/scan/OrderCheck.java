package org.benchsuite.terasort.scan;

import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowChecksum;

/** Checks order and adds up the checksum of consecutive rows as they pass. */
final class OrderCheck {

  private final RowChecksum checksum = new RowChecksum();
  private long rows;
  private byte[] firstKey;
  private byte[] lastKey;
  private long misorders;
  private byte[][] firstMisorder;

  /** The next {@code count} rows, at least one, side by side from position 0. */
  void add(byte[] block, int count) {
    checksum.add(block, 0, count);
    if (firstKey == null) {
      firstKey = Row.key(block, 0);
    } else if (Row.compare(lastKey, 0, block, 0) > 0) {
      misorder(lastKey, Row.key(block, 0));
    }
    long before = Row.prefix(block, 0);
    for (int at = Row.BYTES; at < count * Row.BYTES; at += Row.BYTES) {
      long prefix = Row.prefix(block, at);
      int order = Long.compareUnsigned(before, prefix);
      if (order > 0 || order == 0 && Row.compare(block, at - Row.BYTES, block, at) > 0) {
        misorder(Row.key(block, at - Row.BYTES), Row.key(block, at));
      }
      before = prefix;
    }
    lastKey = Row.key(block, (count - 1) * Row.BYTES);
    rows += count;
  }

  private void misorder(byte[] before, byte[] after) {
    if (misorders == 0) {
      firstMisorder = new byte[][] {before, after};
    }
    misorders++;
  }

  RangeSummary summary() {
    return new RangeSummary(rows, checksum.get(), firstKey, lastKey, misorders, firstMisorder);
  }
}
