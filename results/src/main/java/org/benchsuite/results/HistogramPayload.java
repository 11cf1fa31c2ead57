package org.benchsuite.results;

import java.nio.ByteBuffer;

/**
 * Reads the counts of an encoded HdrHistogram without allocating its counter array.
 *
 * <p>Format: HdrHistogram's V2 encoding, a 40-byte big-endian header (cookie, payload length, index
 * offset, digits, lowest, highest, ratio) and ZigZag LEB128 numbers: a positive one is the count of
 * the next index, a negative one skips that many. With lowest value 1 and three digits an index
 * below 2048 is its own value; above, each block of 1024 indices doubles the step.
 */
public final class HistogramPayload {

  private static final int COOKIE = 0x1c849303;
  private static final int SUB_BUCKETS = 2048;
  private static final int HALF = SUB_BUCKETS / 2;
  private static final int HALF_BITS = 10;
  private static final int LONGEST_NUMBER = 9;

  /** Indices of a histogram whose highest value is the largest long. */
  private static final long MOST_INDICES = indices(Long.MAX_VALUE);

  /** Receives one bucket: the lowest value it stands for and how often it was recorded. */
  @FunctionalInterface
  public interface Visitor {
    void bucket(long value, long count);
  }

  private HistogramPayload() {}

  /**
   * Refuses what HdrHistogram's own decoder could not read back.
   *
   * @throws IllegalArgumentException when it is not a whole three-digit V2 histogram
   */
  static void check(byte[] encoded) {
    if (encoded.length < HistogramSnapshot.HEADER_BYTES) {
      throw new IllegalArgumentException("not an encoded histogram: " + encoded.length + " bytes");
    }
    ByteBuffer header = ByteBuffer.wrap(encoded);
    int cookie = header.getInt();
    int payload = header.getInt();
    int offset = header.getInt();
    int digits = header.getInt();
    long lowest = header.getLong();
    long highest = header.getLong();
    if ((cookie & ~0xf0) != (COOKIE & ~0xf0)
        || payload != encoded.length - HistogramSnapshot.HEADER_BYTES
        || offset != 0
        || digits != HistogramSnapshot.SIGNIFICANT_DIGITS
        || lowest != 1
        || highest < 2) {
      throw new IllegalArgumentException(
          "not a three-digit V2 histogram (cookie %08x, payload %d of %d bytes, %d digits)"
              .formatted(cookie, payload, encoded.length - HistogramSnapshot.HEADER_BYTES, digits));
    }
    long[] total = new long[1];
    long end = visit(encoded, (value, count) -> total[0] = plus(total[0], count));
    if (end > indices(highest)) {
      throw new IllegalArgumentException("a histogram with values above its highest, " + highest);
    }
  }

  private static long plus(long total, long count) {
    if (total + count < 0) {
      throw new IllegalArgumentException("a histogram of more than 2^63 values");
    }
    return total + count;
  }

  /** Length of the counter array of a histogram up to {@code highest}. */
  private static long indices(long highest) {
    int buckets = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(highest) - HALF_BITS);
    return (buckets + 1L) * HALF;
  }

  /** Visits every non-zero bucket and returns the index after the last one that was written. */
  static long visit(byte[] encoded, Visitor visitor) {
    int position = HistogramSnapshot.HEADER_BYTES;
    long index = 0;
    while (position < encoded.length) {
      long number = 0;
      int shift = 0;
      int read = 0;
      long next;
      do {
        if (position == encoded.length) {
          throw new IllegalArgumentException("truncated histogram");
        }
        next = encoded[position++] & 0xff;
        read++;
        // the ninth byte of HdrHistogram's LEB128 carries eight bits of payload
        boolean last = read == LONGEST_NUMBER;
        number |= (last ? next : next & 0x7f) << shift;
        shift += 7;
      } while (next >= 0x80 && read < LONGEST_NUMBER);
      long count = (number >>> 1) ^ -(number & 1);
      long step = count < 0 ? -count : 1;
      if (step < 0 || step > MOST_INDICES - index) {
        throw new IllegalArgumentException("a histogram with values beyond 2^63");
      }
      if (count > 0) {
        visitor.bucket(valueAt(index), count);
      }
      index += step;
    }
    return index;
  }

  private static long valueAt(long index) {
    if (index < SUB_BUCKETS) {
      return index;
    }
    long bucket = (index >> HALF_BITS) - 1;
    return ((index & (HALF - 1)) + HALF) << bucket;
  }
}
