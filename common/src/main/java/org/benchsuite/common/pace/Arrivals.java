package org.benchsuite.common.pace;

import java.util.concurrent.TimeUnit;

/**
 * When the operations of one client of an open loop are meant to start: nanoseconds after the
 * beginning of the load, ascending. Confined to the client's thread.
 *
 * <p>{@code clients} clients share {@code rate} operations a second evenly. No arrival is later
 * than a hundred years after the beginning, so that clock readings and arrivals can be added.
 */
public sealed interface Arrivals permits ConstantArrivals, PoissonArrivals {

  /** The next intended start. */
  long next();

  /** At equal distances; the clients take turns, so that together they are evenly spread too. */
  static Arrivals constant(double rate, int clients, int client) {
    return new ConstantArrivals(meanGapNanos(rate, clients), (double) client / clients);
  }

  /** As if at random: a Poisson process, whose gaps are exponentially distributed. */
  static Arrivals poisson(double rate, int clients, long seed) {
    return new PoissonArrivals(meanGapNanos(rate, clients), seed);
  }

  private static double meanGapNanos(double rate, int clients) {
    if (!(rate > 0)) {
      throw new IllegalArgumentException("a rate must be greater than 0, got " + rate);
    }
    if (clients < 1) {
      throw new IllegalArgumentException("a rate is shared by 1 client at least, got " + clients);
    }
    return clients / rate * TimeUnit.SECONDS.toNanos(1);
  }
}
