package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.TaskID;

/**
 * A local file of one segment.
 *
 * @param length bytes of the file
 * @param merged whether it was merged from other runs here, rather than fetched
 */
record DiskRun(RunFiles files, Path path, TaskID map, long rows, long length, boolean merged)
    implements SortedRun, Comparable<DiskRun> {

  @Override
  public RowRun open() throws IOException {
    return files.open(this);
  }

  /** Runs of fewer rows first: merging those costs least. */
  @Override
  public int compareTo(DiskRun other) {
    return Long.compare(rows, other.rows);
  }
}
