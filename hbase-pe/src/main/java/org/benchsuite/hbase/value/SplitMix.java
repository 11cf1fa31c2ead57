package org.benchsuite.hbase.value;

import org.apache.commons.rng.UniformRandomProvider;

/**
 * SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA
 * 2014), and hashes made of its mixing function.
 */
final class SplitMix implements UniformRandomProvider {

  private static final long GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  SplitMix(long seed) {
    this.state = seed;
  }

  @Override
  public long nextLong() {
    state += GAMMA;
    return mix(state);
  }

  /** A hash of {@code hash} and one further number; another for each of either. */
  static long hash(long hash, long number) {
    return mix(hash + GAMMA * mix(number + GAMMA));
  }

  private static long mix(long value) {
    long mixed = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
    return mixed ^ mixed >>> 31;
  }
}
