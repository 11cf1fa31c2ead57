package org.benchsuite.results;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import org.HdrHistogram.Histogram;

/**
 * An immutable histogram of non-negative longs with three significant digits, in HdrHistogram's own
 * V2 encoding (as written by {@code Histogram.encodeIntoByteBuffer}), base64 in JSON.
 *
 * <p>It is kept encoded because a run may hold one per operation of 100,000 tasks: tens of bytes
 * encoded against more than 100 KB as counters. Merging goes through {@link HistogramSum}.
 */
public final class HistogramSnapshot {

  static final int SIGNIFICANT_DIGITS = 3;

  /** Cookie, payload length, index offset, digits (4 bytes each); lowest, highest, ratio (8). */
  static final int HEADER_BYTES = 40;

  private static final HistogramSnapshot EMPTY = of(newHistogram());

  private final byte[] encoded;

  private HistogramSnapshot(byte[] encoded) {
    this.encoded = encoded;
  }

  /** A snapshot without any value. */
  public static HistogramSnapshot empty() {
    return EMPTY;
  }

  /** The counts of {@code histogram} now; it must have three significant digits. */
  public static HistogramSnapshot of(Histogram histogram) {
    if (histogram.getNumberOfSignificantValueDigits() != SIGNIFICANT_DIGITS) {
      throw new IllegalArgumentException(
          "a snapshot needs 3 significant digits, got "
              + histogram.getNumberOfSignificantValueDigits());
    }
    ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoByteBuffer(buffer);
    return new HistogramSnapshot(Arrays.copyOf(buffer.array(), length));
  }

  /**
   * Reads what {@link #toBase64()} wrote.
   *
   * @throws IllegalArgumentException when the text is not a three-digit V2 histogram
   */
  @JsonCreator
  public static HistogramSnapshot fromBase64(String base64) {
    byte[] bytes = Base64.getDecoder().decode(base64);
    HistogramPayload.check(bytes);
    HistogramSnapshot snapshot = new HistogramSnapshot(bytes);
    // most histograms of a large run are empty response times: one object for all of them
    return snapshot.isEmpty() ? EMPTY : snapshot;
  }

  /** HdrHistogram's V2 encoding in base64, readable by every HdrHistogram library. */
  @JsonValue
  public String toBase64() {
    return Base64.getEncoder().encodeToString(encoded);
  }

  /** A fresh HdrHistogram with these counts. */
  public Histogram toHistogram() {
    HistogramSum sum = new HistogramSum();
    sum.add(this);
    return sum.histogram();
  }

  /** The counts of both; associative and commutative. */
  public HistogramSnapshot plus(HistogramSnapshot other) {
    if (other.isEmpty()) {
      return this;
    }
    if (isEmpty()) {
      return other;
    }
    HistogramSum sum = new HistogramSum();
    sum.add(this);
    sum.add(other);
    return sum.snapshot();
  }

  /** Whether no value was recorded. */
  public boolean isEmpty() {
    return encoded.length <= HEADER_BYTES + 1 && count() == 0;
  }

  /** How many values were recorded. */
  public long count() {
    long[] total = new long[1];
    forEach((value, count) -> total[0] += count);
    return total[0];
  }

  /** Visits every non-zero bucket, lowest value first, with the lowest value it stands for. */
  public void forEach(HistogramPayload.Visitor visitor) {
    HistogramPayload.visit(encoded, visitor);
  }

  static Histogram newHistogram() {
    return new Histogram(SIGNIFICANT_DIGITS);
  }

  /** Equal when the counts are; the header's highest trackable value is a matter of allocation. */
  @Override
  public boolean equals(Object other) {
    return other instanceof HistogramSnapshot that
        && Arrays.equals(
            encoded, HEADER_BYTES, encoded.length, that.encoded, HEADER_BYTES, that.encoded.length);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(Arrays.copyOfRange(encoded, HEADER_BYTES, encoded.length));
  }

  @Override
  public String toString() {
    return "HistogramSnapshot[count=" + count() + "]";
  }
}
