package org.benchsuite.hbase.load;

/** The sampled rows of a range, ascending, again and again for some cycles. */
final class AscendingRows implements RowSource {

  private final long first;
  private final long end;
  private final RowSample sample;
  private long cyclesLeft;
  private long row;

  /**
   * @param first first row
   * @param count rows from there on, sampled or not
   * @param cycles how often to go through them
   */
  AscendingRows(long first, long count, long cycles, RowSample sample) {
    this.first = first;
    this.end = first + count;
    this.sample = sample;
    this.row = first;
    // a range without any sampled row must not be searched for ever
    this.cyclesLeft = sample.count(first, end) > 0 ? cycles : 0;
  }

  @Override
  public long next() {
    while (cyclesLeft > 0) {
      while (row < end) {
        long candidate = row++;
        if (sample.contains(candidate)) {
          return candidate;
        }
      }
      row = first;
      cyclesLeft--;
    }
    return NONE;
  }
}
