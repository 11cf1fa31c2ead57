package org.benchsuite.terasort.shuffle;

import java.util.Arrays;

/**
 * Sorts longs by their highest 40 bits and leaves those that agree in them in their order: a radix
 * sort from the highest bits down, out of one array into the other.
 */
final class HalfSorter {

  /** The lowest bits, which hold the number of a row. */
  static final int ROW_BITS = 24;

  /**
   * Not the rows, but nearly: at 4,096 buckets the counts still fit the processor's first cache.
   */
  private static final int MOST_DIGIT_BITS = 12;

  /** Of more than this many the buckets would be too far apart: few are dealt out to at first. */
  private static final int MANY = 1 << 16;

  private static final int DIGIT_BITS_OF_MANY = 8;

  /** Up to this many are sorted by insertion. */
  private static final int FEW = 24;

  /**
   * Every pass takes at least 5 of the 40 bits, because of {@link #FEW}; the last may take less.
   */
  private static final int MOST_PASSES = 8;

  private final long[] entries;
  private final long[] scratch;
  private final int[][] bucketsOfPass = new int[MOST_PASSES][];

  /** A sorter of {@code entries}; {@code scratch} is as long and its content is lost. */
  HalfSorter(long[] entries, long[] scratch) {
    this.entries = entries;
    this.scratch = scratch;
  }

  /** An entry of the highest 40 bits of {@code key}; its order is that of signed numbers. */
  static long entry(long key, int row) {
    return (key >>> ROW_BITS << ROW_BITS | row) ^ Long.MIN_VALUE;
  }

  static boolean sameHalf(long left, long right) {
    return (left ^ right) >>> ROW_BITS == 0;
  }

  void sort(int from, int to) {
    sort(entries, scratch, from, to, Long.SIZE, 0);
  }

  /** Sorts what {@code source} holds by the bits from {@code high} down; it ends in the entries. */
  private void sort(long[] source, long[] target, int from, int to, int high, int pass) {
    if (high == ROW_BITS) {
      if (source != entries) {
        System.arraycopy(source, from, entries, from, to - from);
      }
    } else if (to - from <= FEW) {
      insert(source, from, to);
    } else {
      sortByDigit(source, target, from, to, high, pass);
    }
  }

  private void sortByDigit(long[] source, long[] target, int from, int to, int high, int pass) {
    int bits = Math.min(digitBits(to - from), high - ROW_BITS);
    int shift = high - bits;
    int count = 1 << bits;
    int[] buckets = buckets(pass, count);
    int most = count(source, from, to, shift, buckets, count);
    if (most == to - from) {
      // all have the same digit, and none need be moved
      sort(source, target, from, to, shift, pass + 1);
      return;
    }
    deal(source, target, from, to, shift, buckets, count);
    if (most <= FEW) {
      // all at once, because most buckets are too small to be worth a call
      insert(target, from, to);
      return;
    }
    int start = from;
    for (int bucket = 0; bucket < count; bucket++) {
      int end = buckets[bucket];
      if (end > start) {
        sort(target, source, start, end, shift, pass + 1);
      }
      start = end;
    }
  }

  /** About as many buckets as there are entries. */
  private static int digitBits(int count) {
    return count > MANY
        ? DIGIT_BITS_OF_MANY
        : Math.min(Integer.SIZE - Integer.numberOfLeadingZeros(count - 1), MOST_DIGIT_BITS);
  }

  private int[] buckets(int pass, int count) {
    int[] buckets = bucketsOfPass[pass];
    if (buckets == null) {
      buckets = new int[1 << MOST_DIGIT_BITS];
      bucketsOfPass[pass] = buckets;
    } else {
      Arrays.fill(buckets, 0, count, 0);
    }
    return buckets;
  }

  /** Counts the entries of each bucket; returns those of the fullest. */
  private static int count(long[] source, int from, int to, int shift, int[] counts, int buckets) {
    int mask = buckets - 1;
    for (int i = from; i < to; i++) {
      counts[(int) ((source[i] ^ Long.MIN_VALUE) >>> shift) & mask]++;
    }
    int most = 0;
    for (int bucket = 0; bucket < buckets; bucket++) {
      most = Math.max(most, counts[bucket]);
    }
    return most;
  }

  /** Turns the counts into starts, and the starts, as entries are dealt out, into ends. */
  private static void deal(
      long[] source, long[] target, int from, int to, int shift, int[] next, int buckets) {
    int start = from;
    for (int bucket = 0; bucket < buckets; bucket++) {
      int inBucket = next[bucket];
      next[bucket] = start;
      start += inBucket;
    }
    int mask = buckets - 1;
    for (int i = from; i < to; i++) {
      long entry = source[i];
      target[next[(int) ((entry ^ Long.MIN_VALUE) >>> shift) & mask]++] = entry;
    }
  }

  /** Inserts each at its place among the entries; quick when none has far to go. */
  private void insert(long[] source, int from, int to) {
    for (int i = from; i < to; i++) {
      long entry = source[i];
      int place = i;
      while (place > from && entries[place - 1] > entry) {
        entries[place] = entries[place - 1];
        place--;
      }
      entries[place] = entry;
    }
  }
}
