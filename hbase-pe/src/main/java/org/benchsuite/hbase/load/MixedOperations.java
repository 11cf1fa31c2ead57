package org.benchsuite.hbase.load;

import java.util.List;
import java.util.SplittableRandom;
import org.benchsuite.hbase.PeSettings.Share;

/**
 * Several operations in given shares, as the workloads of YCSB: inserts add rows, all others go to
 * rows that are there, scans are 1 to 100 rows long, each length as often.
 */
final class MixedOperations implements Work {

  private static final int LONGEST_SCAN = 100;

  private final OpKind[] kinds;
  private final double[] upTo;
  private final KeyChooser keys;
  private final InsertedRows inserted;
  private final SplittableRandom random;
  private long left;

  /**
   * @param mix at least one share
   * @param count operations
   */
  MixedOperations(
      List<Share> mix,
      KeyChooser keys,
      InsertedRows inserted,
      SplittableRandom random,
      long count) {
    this.kinds = mix.stream().map(Share::operation).toArray(OpKind[]::new);
    this.upTo = new double[kinds.length];
    this.keys = keys;
    this.inserted = inserted;
    this.random = random;
    this.left = count;
    double sum = 0;
    for (int i = 0; i < kinds.length; i++) {
      sum += mix.get(i).share();
      upTo[i] = sum;
    }
  }

  @Override
  public boolean next(Request request, int most) {
    if (left-- <= 0) {
      return false;
    }
    OpKind kind = kind();
    request.begin(kind).add(kind == OpKind.INSERT ? inserted.next() : keys.next());
    if (kind == OpKind.SCAN) {
      request.scanning(1 + random.nextInt(LONGEST_SCAN));
    }
    return true;
  }

  @Override
  public void inserted(long row) {
    inserted.acknowledged(row);
  }

  @Override
  public void insertFailed(long row) {
    inserted.failed(row);
  }

  private OpKind kind() {
    int last = kinds.length - 1;
    // scaled by the sum, which rounding may leave a little off 1
    double point = random.nextDouble() * upTo[last];
    int i = 0;
    while (i < last && point >= upTo[i]) {
      i++;
    }
    return kinds[i];
  }
}
