package org.benchsuite.wordcount.words;

import java.io.IOException;
import java.util.Arrays;

/**
 * How often each word occurred, in open addressing over arrays: no object a word, and a bound on
 * memory. A word of at most 8 bytes is its own key; of a longer one the key is its hash, and its
 * bytes lie in one array with all others. When the bound is reached, all is handed on and the table
 * begins anew.
 */
final class WordTable {

  /** Longer words are handed on one by one: few occur twice. */
  static final int LONGEST = 1 << 15;

  private static final int FIRST_SLOTS = 1 << 14;
  private static final int FIRST_BYTES = 1 << 16;

  /** Of the slots that may be taken: 5 of 8. */
  private static final int LOAD_EIGHTHS = 5;

  /** Bytes of a slot: its key, its tally, and its place. */
  private static final int SLOT_BYTES = 2 * Long.BYTES + Integer.BYTES;

  /** A tally has the word's length in its lowest bits and its count above; 0 in a free slot. */
  private static final int LENGTH_BITS = 16;

  private static final int LENGTH_MASK = (1 << LENGTH_BITS) - 1;
  private static final long ONCE = 1L << LENGTH_BITS;

  private final WordSink sink;
  private final long memory;

  /** Key and tally of each slot, side by side. */
  private long[] slots = new long[2 * FIRST_SLOTS];

  /** Where the bytes of a slot's long word lie. */
  private int[] places = new int[FIRST_SLOTS];

  private int mask = FIRST_SLOTS - 1;
  private int most = FIRST_SLOTS / 8 * LOAD_EIGHTHS;
  private int words;
  private byte[] longWords = new byte[FIRST_BYTES];
  private int used;

  /**
   * Makes an empty one.
   *
   * @param memory bytes that it may take, more or less
   * @param sink is given words and counts when the memory is full, and at the end
   */
  WordTable(long memory, WordSink sink) {
    this.memory = memory;
    this.sink = sink;
  }

  /** Different words in the table now. */
  int words() {
    return words;
  }

  /** Counts a word of 1 to 8 bytes, if it is known; {@code hash} is its {@link WordHash}. */
  boolean countKnown(long word, int length, long hash) {
    int slot = find(word, length, hash);
    if (slots[slot + 1] == 0) {
      return false;
    }
    slots[slot + 1] += ONCE;
    return true;
  }

  /** Counts a longer word, if it is known; {@code hash} is its {@link WordHash}. */
  boolean countKnown(byte[] bytes, int offset, int length, long hash) {
    int slot = find(bytes, offset, length, hash);
    if (slots[slot + 1] == 0) {
      return false;
    }
    slots[slot + 1] += ONCE;
    return true;
  }

  /** Counts a word that is not known yet, or makes it known. */
  void add(byte[] bytes, int offset, int length) throws IOException {
    long hash = WordHash.of(bytes, offset, length);
    if (length > LONGEST) {
      sink.word(bytes, offset, length, hash, 1);
      return;
    }
    makeRoom(length);
    boolean isShort = length <= Long.BYTES;
    long key = isShort ? WordHash.pack(bytes, offset, length) : hash;
    int slot = isShort ? find(key, length, hash) : find(bytes, offset, length, hash);
    if (slots[slot + 1] == 0) {
      words++;
      slots[slot] = key;
      slots[slot + 1] = length;
      if (!isShort) {
        places[slot >> 1] = used;
        System.arraycopy(bytes, offset, longWords, used, length);
        used += length;
      }
    }
    slots[slot + 1] += ONCE;
  }

  private int find(long word, int length, long hash) {
    int index = (int) hash & mask;
    while (true) {
      int slot = index << 1;
      long tally = slots[slot + 1];
      if (tally == 0 || slots[slot] == word && ((int) tally & LENGTH_MASK) == length) {
        return slot;
      }
      index = index + 1 & mask;
    }
  }

  private int find(byte[] bytes, int offset, int length, long hash) {
    int index = (int) hash & mask;
    while (true) {
      int slot = index << 1;
      if (slots[slot + 1] == 0 || slots[slot] == hash && is(index, bytes, offset, length)) {
        return slot;
      }
      index = index + 1 & mask;
    }
  }

  private boolean is(int index, byte[] bytes, int offset, int length) {
    int place = places[index];
    return ((int) slots[2 * index + 1] & LENGTH_MASK) == length
        && Arrays.equals(longWords, place, place + length, bytes, offset, offset + length);
  }

  private void makeRoom(int length) throws IOException {
    boolean full = words >= most;
    boolean longFull = length > Long.BYTES && used + length > longWords.length;
    if (!full && !longFull) {
      return;
    }
    long slotBytes = (long) places.length * SLOT_BYTES;
    // while an array grows, the old one is there too
    long needed = (full ? 3 * slotBytes : slotBytes) + longWords.length * (longFull ? 3L : 1);
    boolean addressable = places.length < 1 << 29 && longWords.length < 1 << 30;
    if (needed > memory || !addressable) {
      drain();
      return;
    }
    if (full) {
      grow();
    }
    if (longFull) {
      longWords = Arrays.copyOf(longWords, 2 * longWords.length);
    }
  }

  private void grow() {
    long[] oldSlots = slots;
    int[] oldPlaces = places;
    slots = new long[2 * oldSlots.length];
    places = new int[2 * oldPlaces.length];
    mask = 2 * mask + 1;
    most *= 2;
    for (int from = 0; from < oldPlaces.length; from++) {
      long key = oldSlots[2 * from];
      long tally = oldSlots[2 * from + 1];
      if (tally != 0) {
        int index = (int) hash(key, tally) & mask;
        while (slots[2 * index + 1] != 0) {
          index = index + 1 & mask;
        }
        slots[2 * index] = key;
        slots[2 * index + 1] = tally;
        places[index] = oldPlaces[from];
      }
    }
  }

  private static long hash(long key, long tally) {
    int length = (int) tally & LENGTH_MASK;
    return length <= Long.BYTES ? WordHash.ofShort(key, length) : key;
  }

  /** Hands everything on and begins anew. */
  void drain() throws IOException {
    byte[] word = new byte[Long.BYTES];
    for (int index = 0; index < places.length; index++) {
      long key = slots[2 * index];
      long tally = slots[2 * index + 1];
      if (tally != 0) {
        int length = (int) tally & LENGTH_MASK;
        long count = tally >>> LENGTH_BITS;
        if (length <= Long.BYTES) {
          WordHash.unpack(key, word);
          sink.word(word, 0, length, hash(key, tally), count);
        } else {
          sink.word(longWords, places[index], length, key, count);
        }
      }
    }
    Arrays.fill(slots, 0);
    words = 0;
    used = 0;
  }
}
