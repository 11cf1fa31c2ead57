package org.benchsuite.hbase.value;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;
import org.benchsuite.hbase.load.AcknowledgedRows;

/**
 * Numbers of acknowledged rows, from 0 to 2^40 - 1: one bit each, in chunks of 128 KiB made as rows
 * come; thread-safe.
 */
public final class WrittenRows implements AcknowledgedRows {

  /** The first number that is too great. */
  public static final long LIMIT = 1L << 40;

  private static final int CHUNK_BITS = 20;
  private static final int GROUP_BITS = 10;
  private static final int WORD_BITS = 6;
  private static final long CHUNK_ROWS = 1L << CHUNK_BITS;
  private static final long GROUP_ROWS = 1L << CHUNK_BITS + GROUP_BITS;

  private final AtomicReferenceArray<AtomicReferenceArray<AtomicLongArray>> groups =
      new AtomicReferenceArray<>((int) (LIMIT / GROUP_ROWS));
  private final LongAdder count = new LongAdder();

  @Override
  public void add(long row) {
    if (row < 0 || row >= LIMIT) {
      throw new IllegalArgumentException(
          "Rows are kept from 0 to " + (LIMIT - 1) + ", and " + row + " is not among them.");
    }
    AtomicLongArray chunk = chunk(row);
    int word = word(row);
    long bit = 1L << row;
    long held = chunk.get(word);
    while ((held & bit) == 0) {
      long witness = chunk.compareAndExchange(word, held, held | bit);
      if (witness == held) {
        count.increment();
        return;
      }
      held = witness;
    }
  }

  /** Whether that row was added. */
  public boolean contains(long row) {
    AtomicLongArray chunk = row >= 0 && row < LIMIT ? chunkIfMade(row) : null;
    return chunk != null && (chunk.get(word(row)) & 1L << row) != 0;
  }

  /** How many different rows were added. */
  public long count() {
    return count.sum();
  }

  /** The least added row that is not less than this; -1 if there is none. */
  public long nextFrom(long row) {
    long at = Math.max(0, row);
    while (at < LIMIT) {
      AtomicReferenceArray<AtomicLongArray> group = groups.get((int) (at / GROUP_ROWS));
      AtomicLongArray chunk = group == null ? null : group.get(inGroup(at));
      long found = chunk == null ? -1 : nextInChunk(chunk, at);
      if (found >= 0) {
        return found;
      }
      at = endOf(at, group == null ? GROUP_ROWS : CHUNK_ROWS);
    }
    return -1;
  }

  /** Tells every added row, ascending. */
  public void forEach(LongConsumer consumer) {
    for (long row = nextFrom(0); row >= 0; row = nextFrom(row + 1)) {
      consumer.accept(row);
    }
  }

  private static long nextInChunk(AtomicLongArray chunk, long row) {
    long first = row & -CHUNK_ROWS;
    int word = word(row);
    long bits = chunk.get(word) & -1L << row;
    while (bits == 0 && ++word < chunk.length()) {
      bits = chunk.get(word);
    }
    return bits == 0 ? -1 : first + ((long) word << WORD_BITS) + Long.numberOfTrailingZeros(bits);
  }

  private AtomicLongArray chunk(long row) {
    int index = (int) (row / GROUP_ROWS);
    AtomicReferenceArray<AtomicLongArray> group = groups.get(index);
    if (group == null) {
      groups.compareAndSet(index, null, new AtomicReferenceArray<>(1 << GROUP_BITS));
      group = groups.get(index);
    }
    int within = inGroup(row);
    AtomicLongArray chunk = group.get(within);
    if (chunk == null) {
      group.compareAndSet(within, null, new AtomicLongArray((int) (CHUNK_ROWS >>> WORD_BITS)));
      chunk = group.get(within);
    }
    return chunk;
  }

  private AtomicLongArray chunkIfMade(long row) {
    AtomicReferenceArray<AtomicLongArray> group = groups.get((int) (row / GROUP_ROWS));
    return group == null ? null : group.get(inGroup(row));
  }

  private static int inGroup(long row) {
    return (int) (row % GROUP_ROWS / CHUNK_ROWS);
  }

  private static int word(long row) {
    return (int) (row % CHUNK_ROWS >>> WORD_BITS);
  }

  /** The first row behind the stretch of that many rows that this one lies in. */
  private static long endOf(long row, long stretch) {
    return (row & -stretch) + stretch;
  }
}
