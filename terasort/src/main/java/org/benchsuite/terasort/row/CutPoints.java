package org.benchsuite.terasort.row;

import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.apache.hadoop.conf.Configuration;

/**
 * Where the sorted rows are cut into partitions: partition {@code i} holds the keys from cut point
 * {@code i - 1} up to, but not including, cut point {@code i}.
 */
public final class CutPoints {

  private static final String PROPERTY = "bench.terasort.cut-points";
  private static final int HEADS = 1 << 16;

  private final byte[] cuts;
  private final int count;
  private int[] firstOfHead;

  private CutPoints(byte[] cuts) {
    this.cuts = cuts;
    this.count = cuts.length / Row.KEY_BYTES;
  }

  /** Cut points in ascending order; equal ones leave the partitions between them empty. */
  public static CutPoints of(List<byte[]> ascendingKeys) {
    byte[] cuts = new byte[ascendingKeys.size() * Row.KEY_BYTES];
    for (int i = 0; i < ascendingKeys.size(); i++) {
      System.arraycopy(ascendingKeys.get(i), 0, cuts, i * Row.KEY_BYTES, Row.KEY_BYTES);
    }
    return new CutPoints(cuts);
  }

  /** Those that {@link #to} put there; none, so one partition, when there are none. */
  public static CutPoints from(Configuration configuration) {
    return new CutPoints(Base64.getDecoder().decode(configuration.get(PROPERTY, "")));
  }

  public void to(Configuration configuration) {
    configuration.set(PROPERTY, Base64.getEncoder().encodeToString(cuts));
  }

  public int partitions() {
    return count + 1;
  }

  /** The key that partition {@code index + 1} begins with. */
  public byte[] key(int index) {
    return Row.key(cuts, index * Row.KEY_BYTES);
  }

  /**
   * The partition of the key at {@code offset}: a look at its first two bytes, then the few cuts.
   */
  public int partition(byte[] key, int offset) {
    if (firstOfHead == null) {
      firstOfHead = firstOfHead();
    }
    int head = (key[offset] & 0xff) << 8 | key[offset + 1] & 0xff;
    int partition = firstOfHead[head];
    int last = firstOfHead[head + 1];
    while (partition < last && Row.compare(cuts, partition * Row.KEY_BYTES, key, offset) <= 0) {
      partition++;
    }
    return partition;
  }

  /** For each first two bytes of a key, the cut points whose own are smaller. */
  private int[] firstOfHead() {
    int[] first = new int[HEADS + 1];
    Arrays.fill(first, count);
    int cut = 0;
    for (int head = 0; head < HEADS; head++) {
      while (cut < count && (int) (Row.prefix(cuts, cut * Row.KEY_BYTES) >>> 48) < head) {
        cut++;
      }
      first[head] = cut;
    }
    return first;
  }
}
