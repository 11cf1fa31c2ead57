package org.benchsuite.wordcount.text;

import java.util.SplittableRandom;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * The random numbers of one file. Only {@link SplittableRandom#nextLong} of the JDK is used, which
 * is SplitMix64 (Steele, Lea and Flood 2014) on every release.
 */
final class TextRandom implements UniformRandomProvider {

  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  private final SplittableRandom numbers;

  TextRandom(long seed, long file) {
    numbers = new SplittableRandom(derived(seed, file));
  }

  /** Another seed for each number, no two of them the same. */
  static long derived(long seed, long number) {
    return mix(mix(seed) + number * GOLDEN_RATIO);
  }

  @Override
  public long nextLong() {
    return numbers.nextLong();
  }

  /**
   * Neighbours in, strangers out: a bijection (variant 13 of Stafford's), so that no two files of
   * one seed have the same numbers.
   */
  private static long mix(long value) {
    long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
