package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapred.Counters;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapred.MapOutputCollector;
import org.apache.hadoop.mapred.MapOutputFile;
import org.apache.hadoop.mapreduce.CryptoUtils;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.apache.hadoop.util.Progress;
import org.apache.hadoop.util.Progressable;
import org.benchsuite.terasort.row.CutPoints;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;

/**
 * Takes the output of a map task as blocks of rows and leaves it sorted, one segment a reduce, in
 * the file that Hadoop's shuffle serves; memory is what {@code mapreduce.task.io.sort.mb} allows.
 */
public final class RowCollector implements MapOutputCollector<NullWritable, RowBlock> {

  private static final int LEAST_ROWS = 1000;

  /** A start and two lengths, 8 bytes each. */
  private static final int INDEX_RECORD_BYTES = 24;

  /** The shuffle may run as another user, of the same group. */
  private static final FsPermission SERVED = new FsPermission((short) 0640);

  private final List<Spill> spills = new ArrayList<>();
  private JobConf conf;
  private MapOutputFile names;
  private Progress sortPhase;
  private Progressable progress;
  private Counters.Counter outputRecords;
  private Counters.Counter outputBytes;
  private Counters.Counter materializedBytes;
  private CutPoints cuts;
  private SegmentFiles files;
  private RowBuffer buffer;
  private RowSorter sorter;
  private long memory;

  @Override
  public void init(Context context) throws IOException {
    conf = context.getJobConf();
    if (CryptoUtils.isEncryptedSpillEnabled(conf)) {
      throw new IOException(
          "this collector does not encrypt, but "
              + MRJobConfig.MR_ENCRYPTED_INTERMEDIATE_DATA
              + " is set");
    }
    cuts = cutPoints(conf);
    memory = (long) conf.getInt(MRJobConfig.IO_SORT_MB, MRJobConfig.DEFAULT_IO_SORT_MB) << 20;
    buffer = new RowBuffer(capacity(memory));
    sorter = new RowSorter(buffer);
    names = context.getMapTask().getMapOutputFile();
    sortPhase = context.getMapTask().getSortPhase();
    progress = context.getReporter();
    outputRecords = context.getReporter().getCounter(TaskCounter.MAP_OUTPUT_RECORDS);
    outputBytes = context.getReporter().getCounter(TaskCounter.MAP_OUTPUT_BYTES);
    materializedBytes = context.getReporter().getCounter(TaskCounter.MAP_OUTPUT_MATERIALIZED_BYTES);
    files =
        new SegmentFiles(
            conf, context.getReporter().getCounter(TaskCounter.SPILLED_RECORDS), progress);
  }

  private static CutPoints cutPoints(JobConf conf) throws IOException {
    CutPoints cuts = CutPoints.from(conf);
    if (cuts.partitions() != 1 && cuts.partitions() != conf.getNumReduceTasks()) {
      throw new IOException(
          "the cut points make "
              + cuts.partitions()
              + " partitions, but the job has "
              + conf.getNumReduceTasks()
              + " reduces");
    }
    return cuts;
  }

  /** The rows for which there is memory, with what sorting them takes. */
  private static int capacity(long memory) throws IOException {
    long rows = memory / (Row.BYTES + RowSorter.BYTES_A_ROW);
    if (rows < LEAST_ROWS) {
      throw new IOException(
          MRJobConfig.IO_SORT_MB
              + " is "
              + (memory >> 20)
              + ", too little to sort "
              + LEAST_ROWS
              + " rows");
    }
    return (int) Math.min(rows, RowSorter.MOST_ROWS);
  }

  /** The partition is not looked at: which rows belong to which follows from their order. */
  @Override
  public void collect(NullWritable key, RowBlock block, int partition) throws IOException {
    int added = buffer.add(block.bytes(), 0, block.rows());
    while (added < block.rows()) {
      spill();
      added += buffer.add(block.bytes(), added, block.rows() - added);
    }
    outputRecords.increment(block.rows());
    outputBytes.increment((long) block.rows() * Row.BYTES);
    progress.progress();
  }

  private void spill() throws IOException {
    long size = files.sizeOf(buffer.rows());
    spills.add(writeBuffer(names.getSpillFileForWrite(spills.size(), size)));
  }

  /** Sorts what is in the buffer, writes it to the file and empties the buffer. */
  private Spill writeBuffer(Path path) throws IOException {
    sorter.sort();
    progress.progress();
    Spill written = files.write(path, new SortedPartitions(buffer, sorter, cuts, progress));
    buffer.clear();
    return written;
  }

  @Override
  public void flush() throws IOException {
    Spill output = spills.isEmpty() ? writeBuffer(outputPath(buffer.rows())) : mergeSpills();
    Path index =
        names.getOutputIndexFileForWrite((long) conf.getNumReduceTasks() * INDEX_RECORD_BYTES);
    output.index().writeToFile(index, conf);
    FileSystem local = FileSystem.getLocal(conf).getRaw();
    materializedBytes.increment(local.getFileStatus(output.path()).getLen());
    letShuffleRead(local, output.path(), index);
    sortPhase.complete();
  }

  private Spill mergeSpills() throws IOException {
    spill();
    close();
    long rows = spills.stream().mapToLong(Spill::rows).sum();
    return new SpillMerger(files, names, memory, progress).merge(spills, outputPath(rows));
  }

  private Path outputPath(long rows) throws IOException {
    return names.getOutputFileForWrite(files.sizeOf(rows));
  }

  private void letShuffleRead(FileSystem local, Path... paths) throws IOException {
    if (!SERVED.equals(SERVED.applyUMask(FsPermission.getUMask(conf)))) {
      for (Path path : paths) {
        local.setPermission(path, SERVED);
      }
    }
  }

  /** Lets go of the memory. */
  @Override
  public void close() {
    buffer = null;
    sorter = null;
  }
}
