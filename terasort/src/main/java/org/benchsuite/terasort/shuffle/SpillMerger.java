package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.IOUtils;
import org.apache.hadoop.mapred.IndexRecord;
import org.apache.hadoop.mapred.MapOutputFile;
import org.apache.hadoop.util.Progressable;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;

/**
 * Merges spills into one file, in one pass if the memory that sorting no longer needs holds a
 * buffer for each, of 64 to 256 KiB, more of which the processor cache does not hold.
 */
final class SpillMerger {

  private static final int LEAST_BUFFER_BYTES = 64 << 10;
  private static final int MOST_BUFFER_BYTES = 256 << 10;

  /** A process may open 1,024 files where nothing else was set, and needs some for itself. */
  private static final int MOST_OPEN_FILES = 500;

  private final SegmentFiles files;
  private final MapOutputFile names;
  private final long memory;
  private final Progressable progress;
  private final byte[] block = new byte[RowBlock.MOST_ROWS * Row.BYTES];

  /** A merger whose buffers take {@code memory} bytes at most. */
  SpillMerger(SegmentFiles files, MapOutputFile names, long memory, Progressable progress) {
    this.files = files;
    this.names = names;
    this.memory = memory;
    this.progress = progress;
  }

  /** Merges all into the file at {@code target}, and deletes them. */
  Spill merge(List<Spill> spills, Path target) throws IOException {
    int most = mostAtOnce();
    int number = spills.size();
    Deque<Spill> left = new ArrayDeque<>(spills);
    while (left.size() > most) {
      List<Spill> some = removeFirst(left, Math.min(most, left.size() - most + 1));
      long rows = some.stream().mapToLong(Spill::rows).sum();
      left.add(mergeOnce(some, names.getSpillFileForWrite(number++, files.sizeOf(rows))));
    }
    return mergeOnce(List.copyOf(left), target);
  }

  private int mostAtOnce() {
    return (int) Math.max(2, Math.min(memory / LEAST_BUFFER_BYTES, MOST_OPEN_FILES));
  }

  private static List<Spill> removeFirst(Deque<Spill> left, int count) {
    List<Spill> first = new ArrayList<>(count);
    while (first.size() < count) {
      first.add(left.remove());
    }
    return first;
  }

  private Spill mergeOnce(List<Spill> spills, Path target) throws IOException {
    Spill merged =
        files.write(target, (partition, segment) -> mergePartition(spills, partition, segment));
    files.delete(spills);
    return merged;
  }

  private void mergePartition(List<Spill> spills, int partition, SegmentWriter segment)
      throws IOException {
    try (RowMerger merger = new RowMerger(open(spills, partition))) {
      merger.writeTo(segment, block, rows -> progress.progress());
    }
  }

  private List<SegmentReader> open(List<Spill> spills, int partition) throws IOException {
    long share = memory / spills.size();
    int bufferBytes = (int) Math.max(LEAST_BUFFER_BYTES, Math.min(share, MOST_BUFFER_BYTES));
    List<SegmentReader> readers = new ArrayList<>(spills.size());
    try {
      for (Spill spill : spills) {
        IndexRecord segment = spill.index().getIndex(partition);
        if (SegmentRun.rowsOf(segment.rawLength) > 0) {
          readers.add(files.open(spill, partition, bufferBytes));
        }
      }
    } catch (IOException | RuntimeException e) {
      readers.forEach(IOUtils::closeStream);
      throw e;
    }
    return readers;
  }
}
