package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.io.IOUtils;
import org.apache.hadoop.mapreduce.TaskID;

/** Sorted rows that wait, in memory or on disk, to be merged once. */
interface SortedRun {

  /** The map task whose output this is, or begins with: it names the file of a merge. */
  TaskID map();

  long rows();

  /** Begins to read the rows; closing what is returned frees the memory or deletes the file. */
  RowRun open() throws IOException;

  static long rows(List<? extends SortedRun> runs) {
    return runs.stream().mapToLong(SortedRun::rows).sum();
  }

  /** A merger of all. */
  static RowMerger merger(List<? extends SortedRun> runs) throws IOException {
    List<RowRun> open = new ArrayList<>(runs.size());
    try {
      for (SortedRun run : runs) {
        open.add(run.open());
      }
    } catch (IOException | RuntimeException e) {
      open.forEach(IOUtils::closeStream);
      throw e;
    }
    return new RowMerger(open);
  }
}
