package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import org.apache.hadoop.util.Progressable;
import org.benchsuite.terasort.row.CutPoints;

/**
 * The sorted rows of a buffer as segments: a partition is a range of keys, so that its rows lie
 * between two positions of the order, found once a partition and never asked of a row.
 */
final class SortedPartitions implements SegmentFiles.Content {

  /** Rows between two signs of life, 10 MB. */
  private static final int STEP = 100_000;

  private final RowBuffer rows;
  private final RowSorter order;
  private final CutPoints cuts;
  private final Progressable progress;

  SortedPartitions(RowBuffer rows, RowSorter order, CutPoints cuts, Progressable progress) {
    this.rows = rows;
    this.order = order;
    this.cuts = cuts;
    this.progress = progress;
  }

  @Override
  public void write(int partition, SegmentWriter segment) throws IOException {
    int end = start(partition + 1);
    for (int from = start(partition); from < end; from += STEP) {
      segment.write(rows, order, from, Math.min(from + STEP, end));
      progress.progress();
    }
  }

  private int start(int partition) {
    if (partition == 0) {
      return 0;
    }
    return partition < cuts.partitions()
        ? order.firstNotBefore(cuts.key(partition - 1))
        : order.rows();
  }
}
