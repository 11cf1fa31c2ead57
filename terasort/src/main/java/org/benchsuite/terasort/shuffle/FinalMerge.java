package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.apache.hadoop.mapred.RawKeyValueIterator;
import org.apache.hadoop.util.Progress;

/** What is merged once everything is fetched, so that the reduce can begin to read. */
final class FinalMerge {

  private final RunFiles files;
  private final MergeSettings settings;
  private final Progress phase;
  private long rowsMerged;
  private long rowsToMerge;

  /** Reports on the merges that precede the reduce to {@code phase}. */
  FinalMerge(RunFiles files, MergeSettings settings, Progress phase) {
    this.files = files;
    this.settings = settings;
    this.phase = phase;
  }

  /** Makes memory free and runs few, and begins the merge that the reduce reads. */
  RawKeyValueIterator begin(List<MemoryOutput> inMemory, List<DiskRun> onDisk) throws IOException {
    List<MemoryOutput> vacated = new ArrayList<>();
    List<SortedRun> left = new ArrayList<>();
    divide(inMemory, vacated, left);
    PriorityQueue<DiskRun> disk = new PriorityQueue<>(onDisk);
    rowsToMerge = rowsToMerge(vacated, onDisk);
    mergeToFactor(vacated, disk);
    left.addAll(disk);
    return new BlockIterator(SortedRun.merger(left), SortedRun.rows(left));
  }

  /** Vacates as much memory as the reduce wants, the smaller segments first, as Hadoop does. */
  private void divide(
      List<MemoryOutput> outputs, List<MemoryOutput> vacated, List<SortedRun> kept) {
    long bytes = outputs.stream().mapToLong(MemoryOutput::getSize).sum();
    List<MemoryOutput> ascending = new ArrayList<>(outputs);
    ascending.sort(Comparator.comparingLong(MemoryOutput::getSize));
    for (MemoryOutput output : ascending) {
      // those without rows take no memory worth a file
      if (bytes > settings.reduceLimit() && output.rows() > 0) {
        vacated.add(output);
        bytes -= output.getSize();
      } else {
        kept.add(output);
      }
    }
  }

  private void mergeToFactor(List<MemoryOutput> vacated, PriorityQueue<DiskRun> disk)
      throws IOException {
    List<SortedRun> pass = new ArrayList<>(vacated);
    while (!pass.isEmpty() || disk.size() > settings.factor()) {
      int fromDisk = fromDisk(disk.size(), !pass.isEmpty());
      for (int i = 0; i < fromDisk; i++) {
        pass.add(disk.remove());
      }
      disk.add(files.merge(pass, this::merged));
      pass = new ArrayList<>();
    }
  }

  /**
   * Runs on disk that the next pass merges, together with those from memory that count as one if
   * there are any: so many that the passes after it can all be full.
   */
  private int fromDisk(int onDisk, boolean fromMemory) {
    int memory = fromMemory ? 1 : 0;
    int runs = onDisk + memory;
    int factor = settings.factor();
    if (runs <= factor) {
      return 0;
    }
    int odd = (runs - 1) % (factor - 1);
    return (odd == 0 ? factor : odd + 1) - memory;
  }

  /** Plays the passes with numbers of rows only; a row counts each time it is merged. */
  private long rowsToMerge(List<MemoryOutput> vacated, List<DiskRun> onDisk) {
    PriorityQueue<Long> disk = new PriorityQueue<>(onDisk.stream().map(DiskRun::rows).toList());
    long all = 0;
    long pass = SortedRun.rows(vacated);
    while (pass > 0 || disk.size() > settings.factor()) {
      int fromDisk = fromDisk(disk.size(), pass > 0);
      for (int i = 0; i < fromDisk; i++) {
        pass += disk.remove();
      }
      disk.add(pass);
      all += pass;
      pass = 0;
    }
    return all;
  }

  private void merged(int rows) {
    rowsMerged += rows;
    phase.set((float) ((double) rowsMerged / rowsToMerge));
  }
}
