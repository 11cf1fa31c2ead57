package org.benchsuite.hbase.load;

import java.util.SplittableRandom;

/** Random numbers of one client: reproducible from the run's seed, unlike any other client's. */
final class Seeds {

  private static final long ROWS = 1;
  private static final long ARRIVALS = 2;

  private final long seed;
  private final int client;

  Seeds(long seed, int client) {
    this.seed = seed;
    this.client = client;
  }

  /** For everything that is chosen: operations, rows, lengths of scans, pauses. */
  SplittableRandom choices() {
    return new SplittableRandom(of(ROWS));
  }

  /** For the arrivals of an open loop; apart, so that the schedule does not depend on choices. */
  long arrivals() {
    return of(ARRIVALS);
  }

  private long of(long purpose) {
    // each step spreads its input over all 64 bits, so near seeds and clients are far apart
    long mixed = new SplittableRandom(seed).nextLong();
    mixed = new SplittableRandom(mixed + client).nextLong();
    return new SplittableRandom(mixed + purpose).nextLong();
  }
}
