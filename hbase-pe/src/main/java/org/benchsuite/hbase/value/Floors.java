package org.benchsuite.hbase.value;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The floor of each row that {@link TrackedVersions} speaks of: exact for the rows it is made for
 * up to 2^25; of more, rows that are equal modulo 2^25 share a place and all but the last set have
 * none, which claims less and nothing false. At most 256 MiB, 8 bytes a row and 32 KiB at a time as
 * rows are set; thread-safe.
 */
final class Floors {

  static final int MOST_PLACES_BITS = 25;

  private static final int LEAST_PLACES_BITS = 16;
  private static final int CHUNK_BITS = 12;
  private static final int VERSION_BITS = 40;
  private static final long MOST_VERSION = (1L << VERSION_BITS) - 1;
  private static final long MOST_TAG = (1L << Long.SIZE - VERSION_BITS) - 1;

  private final int placesBits;
  private final AtomicReferenceArray<AtomicLongArray> chunks;

  Floors(long rows) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(Math.max(1, rows - 1));
    this.placesBits = Math.max(LEAST_PLACES_BITS, Math.min(MOST_PLACES_BITS, bits));
    this.chunks = new AtomicReferenceArray<>(1 << placesBits - CHUNK_BITS);
  }

  /** The row's floor; 0 for none. */
  long get(long row) {
    int place = place(row);
    AtomicLongArray chunk = chunks.get(place >>> CHUNK_BITS);
    long tagged = chunk == null ? 0 : chunk.get(inChunk(place));
    return tagged >>> VERSION_BITS == tag(row) ? tagged & MOST_VERSION : 0;
  }

  /** Sets the row's floor; does nothing where row or version are too great to be kept. */
  void set(long row, long version) {
    if (tag(row) <= MOST_TAG && version <= MOST_VERSION) {
      int place = place(row);
      chunk(place >>> CHUNK_BITS).set(inChunk(place), tag(row) << VERSION_BITS | version);
    }
  }

  private AtomicLongArray chunk(int index) {
    AtomicLongArray chunk = chunks.get(index);
    if (chunk != null) {
      return chunk;
    }
    chunks.compareAndSet(index, null, new AtomicLongArray(1 << CHUNK_BITS));
    return chunks.get(index);
  }

  private int place(long row) {
    return (int) (row & (1L << placesBits) - 1);
  }

  private static int inChunk(int place) {
    return place & (1 << CHUNK_BITS) - 1;
  }

  private long tag(long row) {
    return row >>> placesBits;
  }
}
