package org.benchsuite.hbase.load;

/** A number of rows as a key distribution draws them. */
final class RandomRows implements RowSource {

  private final KeyChooser keys;
  private long left;

  RandomRows(KeyChooser keys, long count) {
    this.keys = keys;
    this.left = count;
  }

  @Override
  public long next() {
    return left-- > 0 ? keys.next() : NONE;
  }
}
