package org.benchsuite.common.payload;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Incompressible bytes: word i of a stream is SplitMix64's i-th output (Steele, Lea and Flood,
 * "Fast splittable pseudorandom number generators", OOPSLA 2014) in little-endian order.
 */
public final class RandomPayload implements Payload {

  private static final long GAMMA = 0x9e3779b97f4a7c15L;

  private final long seed;

  public RandomPayload(long seed) {
    this.seed = seed;
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public void fill(byte[] target, int offset, int length, long stream, long position) {
    ByteBuffer words = ByteBuffer.wrap(target).order(ByteOrder.LITTLE_ENDIAN);
    long base = base(stream);
    int at = offset;
    int end = offset + length;
    long next = position;
    while (at < end && (next & 7) != 0) {
      target[at++] = byteAt(base, next++);
    }
    long state = base + GAMMA * (next >>> 3);
    for (; at + Long.BYTES <= end; at += Long.BYTES) {
      words.putLong(at, mix(state));
      state += GAMMA;
      next += Long.BYTES;
    }
    while (at < end) {
      target[at++] = byteAt(base, next++);
    }
  }

  @Override
  public int mismatch(byte[] actual, int offset, int length, long stream, long position) {
    ByteBuffer words = ByteBuffer.wrap(actual).order(ByteOrder.LITTLE_ENDIAN);
    long base = base(stream);
    int at = offset;
    int end = offset + length;
    long next = position;
    while (at < end) {
      if ((next & 7) == 0 && at + Long.BYTES <= end && words.getLong(at) == word(base, next)) {
        at += Long.BYTES;
        next += Long.BYTES;
      } else if (actual[at] == byteAt(base, next)) {
        at++;
        next++;
      } else {
        return at - offset;
      }
    }
    return -1;
  }

  private long base(long stream) {
    return mix(seed + GAMMA * mix(stream + GAMMA));
  }

  private static byte byteAt(long base, long position) {
    return (byte) (word(base, position) >>> ((position & 7) * Byte.SIZE));
  }

  private static long word(long base, long position) {
    return mix(base + GAMMA * (position >>> 3));
  }

  private static long mix(long state) {
    long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
