package org.benchsuite.common.payload;

import java.util.Locale;

/**
 * Bytes that a general-purpose codec shrinks about R-fold: in every 4 KiB the first 1/R is random
 * and the rest is zeros.
 */
public final class CompressiblePayload implements Payload {

  /** The largest ratio that can be asked for. */
  public static final int MOST = 100;

  private static final int BLOCK = 4096;

  private final RandomPayload random;
  private final ZeroPayload zeros = new ZeroPayload();
  private final double ratio;
  private final int randomBytes;

  public CompressiblePayload(long seed, double ratio) {
    this.random = new RandomPayload(seed);
    this.ratio = ratio;
    this.randomBytes = (int) Math.round(BLOCK / ratio);
  }

  @Override
  public String name() {
    return ratio == Math.rint(ratio)
        ? "compressible:" + (long) ratio
        : String.format(Locale.ROOT, "compressible:%s", ratio);
  }

  @Override
  public void fill(byte[] target, int offset, int length, long stream, long position) {
    int done = 0;
    while (done < length) {
      int piece = pieceLength(position + done, length - done);
      part(position + done).fill(target, offset + done, piece, stream, position + done);
      done += piece;
    }
  }

  @Override
  public int mismatch(byte[] actual, int offset, int length, long stream, long position) {
    int done = 0;
    while (done < length) {
      int piece = pieceLength(position + done, length - done);
      int differs =
          part(position + done).mismatch(actual, offset + done, piece, stream, position + done);
      if (differs >= 0) {
        return done + differs;
      }
      done += piece;
    }
    return -1;
  }

  private Payload part(long position) {
    return position % BLOCK < randomBytes ? random : zeros;
  }

  private int pieceLength(long position, int left) {
    int inBlock = (int) (position % BLOCK);
    int end = inBlock < randomBytes ? randomBytes : BLOCK;
    return Math.min(left, end - inBlock);
  }
}
