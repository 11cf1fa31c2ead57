package org.benchsuite.terasort.row;

import java.util.zip.CRC32;

/** Adds up the {@link Checksum} of rows as they pass. */
public final class RowChecksum {

  private final CRC32 crc = new CRC32();
  private Checksum whole = Checksum.ZERO;

  /** Adds {@code count} rows that lie side by side from {@code offset}. */
  public void add(byte[] rows, int offset, int count) {
    long sum = 0;
    for (int at = offset; at < offset + count * Row.BYTES; at += Row.BYTES) {
      crc.reset();
      crc.update(rows, at, Row.BYTES);
      sum += crc.getValue();
    }
    // a block has far fewer than 2^32 rows, so its sum cannot overflow
    whole = whole.plus(new Checksum(0, sum));
  }

  public Checksum get() {
    return whole;
  }
}
