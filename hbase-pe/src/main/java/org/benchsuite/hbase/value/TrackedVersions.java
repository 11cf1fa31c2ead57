package org.benchsuite.hbase.value;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * Versions of rows that several clients write at once, so that the system under test may apply them
 * in another order than they were issued in.
 *
 * <p>An older version may only be called stale where its writing was over before that of a newer
 * one began, and that newer one before the read began. So each row has a floor: the greatest
 * version that was issued while no other writing of the row was under way, and that is acknowledged
 * since. All lesser versions were acknowledged before it was issued, so each of them took effect
 * before it did; a read that begins after it was acknowledged sees it or a greater one. Greater
 * ones may have overtaken each other, of which nothing is claimed: while the writings of a row
 * overlap without a gap, its floor stays. So it does after one failed, for that may still take
 * effect at any time.
 *
 * <p>Versions are numbers of one sequence of all rows. Only rows with a writing under way and the
 * {@link Floors} are kept.
 */
final class TrackedVersions implements Versions {

  private static final int STRIPES = 256;

  private final AtomicLong issued = new AtomicLong();
  private final Stripe[] stripes =
      Stream.generate(Stripe::new).limit(STRIPES).toArray(Stripe[]::new);
  private final Floors floors;
  private final int writer;
  private final boolean onlyWriter;

  TrackedVersions(long rows, int writer, boolean onlyWriter) {
    if (writer == 0) {
      throw new IllegalArgumentException("0 is the writer of values without versions.");
    }
    this.floors = new Floors(rows);
    this.writer = writer;
    this.onlyWriter = onlyWriter;
  }

  @Override
  public long issue(long row) {
    Stripe stripe = stripe(row);
    synchronized (stripe) {
      long version = issued.incrementAndGet();
      stripe.underWay.computeIfAbsent(row, any -> new UnderWay(version)).writings++;
      return version;
    }
  }

  @Override
  public void acknowledged(long row, long version) {
    Stripe stripe = stripe(row);
    synchronized (stripe) {
      UnderWay underWay = stripe.underWay.get(row);
      if (underWay == null) {
        throw new IllegalStateException("Version " + version + " of row " + row + " is over.");
      }
      if (version == underWay.first) {
        floors.set(row, version);
      }
      underWay.writings--;
      if (underWay.writings == 0) {
        stripe.underWay.remove(row);
      }
    }
  }

  @Override
  public long acknowledgedBefore(long row) {
    return floors.get(row);
  }

  @Override
  public int writer() {
    return writer;
  }

  @Override
  public boolean isOnlyWriter() {
    return onlyWriter;
  }

  @Override
  public boolean tracks() {
    return true;
  }

  private Stripe stripe(long row) {
    return stripes[(int) (SplitMix.hash(0, row) & STRIPES - 1)];
  }

  /** Rows that share a lock. */
  private static final class Stripe {
    private final Map<Long, UnderWay> underWay = new HashMap<>();
  }

  /** The writings of a row that are not acknowledged. */
  private static final class UnderWay {
    /** That which began while there was no other. */
    private final long first;

    private int writings;

    UnderWay(long first) {
      this.first = first;
    }
  }
}
