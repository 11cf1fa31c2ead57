package org.benchsuite.hbase.value;

import org.benchsuite.common.payload.RandomPayload;

/**
 * Values of which a share is zeros and the rest is random: in every 4 KiB, and in a shorter value
 * or rest, the random bytes come first.
 */
final class RandomValues implements ValueSource {

  private static final int STRETCH = 4096;

  private final ValueLengths lengths;
  private final SplitMix random;
  private final RandomPayload payload;
  private final long stream;
  private final double zeros;
  private long position;

  /**
   * @param stream another for every client
   * @param zeros share in [0, 1]; 0 for nothing a codec could shrink
   */
  RandomValues(
      ValueLengths lengths, SplitMix random, RandomPayload payload, long stream, double zeros) {
    this.lengths = lengths;
    this.random = random;
    this.payload = payload;
    this.stream = stream;
    this.zeros = zeros;
  }

  @Override
  public byte[] next(long row, int family, int column) {
    byte[] value = new byte[lengths.next(random)];
    if (zeros == 0) {
      fill(value, 0, value.length);
      return value;
    }
    for (int at = 0; at < value.length; at += STRETCH) {
      int stretch = Math.min(STRETCH, value.length - at);
      fill(value, at, (int) Math.round(stretch * (1 - zeros)));
    }
    return value;
  }

  private void fill(byte[] value, int offset, int length) {
    payload.fill(value, offset, length, stream, position);
    position += length + Long.BYTES - 1 & -Long.BYTES; // so that fills begin on whole words
  }
}
