package org.benchsuite.hbase.load;

/**
 * A fixed permutation of {@code [0, total)} that leaves nothing of an order. Unlike a hash modulo
 * the total no two numbers meet, so that a distribution keeps its shape.
 *
 * <p>Multiplying by odd numbers and folding high bits down permutes the numbers of any width in
 * bits; whoever lands beyond the total is permuted again until inside ("cycle walking": J. Black
 * and P. Rogaway, "Ciphers with arbitrary finite domains", CT-RSA 2002), less than twice on
 * average.
 */
final class Scatter {

  private final long total;
  private final long mask;
  private final int fold;

  Scatter(long total) {
    this.total = total;
    int bits = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(total - 1));
    this.mask = -1L >>> (Long.SIZE - bits);
    this.fold = Math.max(1, (bits + 1) / 2);
  }

  long of(long number) {
    long scattered = number;
    do {
      scattered = permuted(scattered);
    } while (scattered >= total);
    return scattered;
  }

  private long permuted(long number) {
    // multipliers of SplitMix64 (Steele, Lea, Flood 2014) and its golden ratio
    long mixed = (number + 0x9E3779B97F4A7C15L) & mask;
    mixed ^= mixed >>> fold;
    mixed = mixed * 0xBF58476D1CE4E5B9L & mask;
    mixed ^= mixed >>> fold;
    mixed = mixed * 0x94D049BB133111EBL & mask;
    return mixed ^ mixed >>> fold;
  }
}
