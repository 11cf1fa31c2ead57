package org.benchsuite.wordcount.text;

/**
 * Draws an index by its probability in constant time: the alias method (Walker 1977). Every index
 * has a bin of the same width, of which it keeps a share and leaves the rest to one other index.
 *
 * <p>A bin is one number, the share above and the other index below, so that a draw touches memory
 * once and takes a third of the time that the sampler of Commons RNG takes, which has two arrays of
 * the next power of two.
 */
final class AliasTable {

  private static final double SHARE_UNITS = 0x1p32;
  private static final long MOST_UNITS = (1L << 32) - 1;
  private static final long LOWER = (1L << 32) - 1;

  private final long[] bins;

  /**
   * Builds it.
   *
   * @param weights not negative, not all 0; they need not add up to 1, and are used up
   */
  AliasTable(double[] weights) {
    bins = new long[weights.length];
    scale(weights);
    for (int i = 0; i < bins.length; i++) {
      bins[i] = MOST_UNITS << Integer.SIZE | i;
    }
    pair(weights);
  }

  private static void scale(double[] weights) {
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    double factor = weights.length / sum;
    for (int i = 0; i < weights.length; i++) {
      weights[i] *= factor;
    }
  }

  /**
   * Gives what is missing in a bin from an index that has more than its bin holds; once that one
   * has given too much, its own bin is next, unless the walk over the poor comes to it later.
   */
  private void pair(double[] weights) {
    int walk = nextPoor(weights, 0);
    int poor = walk;
    int rich = nextRich(weights, 0);
    while (poor < weights.length && rich < weights.length) {
      bins[poor] = units(weights[poor]) << Integer.SIZE | rich;
      weights[rich] -= 1 - weights[poor];
      int spent = weights[rich] < 1 ? rich : weights.length;
      if (spent == rich) {
        rich = nextRich(weights, rich + 1);
      }
      if (spent < walk) {
        poor = spent;
      } else {
        walk = nextPoor(weights, walk + 1);
        poor = walk;
      }
    }
  }

  private static long units(double share) {
    return Math.max(0, Math.min(MOST_UNITS, (long) (share * SHARE_UNITS)));
  }

  private static int nextPoor(double[] weights, int from) {
    int next = from;
    while (next < weights.length && weights[next] >= 1) {
      next++;
    }
    return next;
  }

  private static int nextRich(double[] weights, int from) {
    int next = from;
    while (next < weights.length && weights[next] < 1) {
      next++;
    }
    return next;
  }

  /**
   * One draw: the bin is the whole part of a random number of bins, which has 32 binary places; the
   * share is its fraction. No branch, as nobody could predict it.
   */
  int draw(TextRandom random) {
    long number = random.nextLong();
    long place =
        (number >>> Integer.SIZE) * bins.length + ((number & LOWER) * bins.length >>> Integer.SIZE);
    int own = (int) (place >>> Integer.SIZE);
    long bin = bins[own];
    int other = (int) bin;
    int keep = (int) ((place & LOWER) - (bin >>> Integer.SIZE) >> Integer.SIZE);
    return other ^ (own ^ other) & keep;
  }
}
