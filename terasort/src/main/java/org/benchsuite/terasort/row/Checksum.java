package org.benchsuite.terasort.row;

import java.math.BigInteger;

/**
 * The sum of the CRC-32 of every row as an unsigned 128-bit number: the same for the same rows in
 * any order.
 *
 * @param high upper 64 bits
 * @param low lower 64 bits
 */
public record Checksum(long high, long low) {

  /** The checksum of no rows. */
  public static final Checksum ZERO = new Checksum(0, 0);

  private static final int HEXADECIMAL = 16;
  private static final int MOST_DIGITS = 32;

  /** The checksum of these rows and the others. */
  public Checksum plus(Checksum other) {
    long sum = low + other.low;
    long carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
    return new Checksum(high + other.high + carry, sum);
  }

  /**
   * Reads what {@link #toString} wrote.
   *
   * @throws IllegalArgumentException when it is not such a number
   */
  public static Checksum parse(String text) {
    if (!text.matches("[0-9a-fA-F]{1," + MOST_DIGITS + "}")) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a checksum; it has up to 32 hexadecimal digits.");
    }
    BigInteger number = new BigInteger(text, HEXADECIMAL);
    return new Checksum(number.shiftRight(Long.SIZE).longValue(), number.longValue());
  }

  /** Hexadecimal digits without leading zeros, as upstream writes it. */
  @Override
  public String toString() {
    return high == 0 ? Long.toHexString(low) : Long.toHexString(high) + String.format("%016x", low);
  }
}
