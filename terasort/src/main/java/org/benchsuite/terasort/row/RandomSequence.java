package org.benchsuite.terasort.row;

/**
 * The 128-bit linear congruential generator of the Sort Benchmark's gensort: {@code x' = a x + c
 * mod 2^128}, starting at zero; row {@code i} uses the value after {@code i + 1} steps.
 */
final class RandomSequence {

  private static final long A_HIGH = 0x2360ed051fc65da4L;
  private static final long A_LOW = 0x4385df649fccf645L;
  private static final long C_HIGH = 0x4a696d4772617952L;
  private static final long C_LOW = 0x4950202020202001L;

  private long high;
  private long low;

  /** Stands before row {@code row}. */
  RandomSequence(long row) {
    skip(row);
  }

  /** The upper 64 bits of the current value. */
  long high() {
    return high;
  }

  /** The lower 64 bits of the current value. */
  long low() {
    return low;
  }

  /** Goes on to the value of the next row. */
  void next() {
    long productHigh = unsignedHigh(A_LOW, low) + A_HIGH * low + A_LOW * high;
    long sum = A_LOW * low + C_LOW;
    long carry = Long.compareUnsigned(sum, C_LOW) < 0 ? 1 : 0;
    low = sum;
    high = productHigh + C_HIGH + carry;
  }

  /**
   * Takes {@code steps} at once: k steps are {@code x -> A x + C}, twice as many are {@code x ->
   * A^2 x + (A + 1) C}.
   */
  private void skip(long steps) {
    long[] factor = {A_HIGH, A_LOW};
    long[] addend = {C_HIGH, C_LOW};
    long[] value = {0, 0};
    for (long left = steps; left > 0; left >>>= 1) {
      if ((left & 1) == 1) {
        value = add(multiply(factor, value), addend);
      }
      addend = multiply(add(factor, new long[] {0, 1}), addend);
      factor = multiply(factor, factor);
    }
    high = value[0];
    low = value[1];
  }

  private static long[] multiply(long[] left, long[] right) {
    return new long[] {
      unsignedHigh(left[1], right[1]) + left[0] * right[1] + left[1] * right[0], left[1] * right[1]
    };
  }

  private static long[] add(long[] left, long[] right) {
    long sum = left[1] + right[1];
    long carry = Long.compareUnsigned(sum, left[1]) < 0 ? 1 : 0;
    return new long[] {left[0] + right[0] + carry, sum};
  }

  /** Upper half of the product of two unsigned numbers. */
  private static long unsignedHigh(long left, long right) {
    return Math.multiplyHigh(left, right) + (left >> 63 & right) + (right >> 63 & left);
  }
}
