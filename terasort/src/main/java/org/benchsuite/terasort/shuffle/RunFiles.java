package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.IOUtils;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.mapred.Counters;
import org.apache.hadoop.mapred.MapOutputFile;
import org.apache.hadoop.mapred.ShuffleConsumerPlugin;
import org.apache.hadoop.mapreduce.TaskID;
import org.apache.hadoop.util.Progressable;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes, reads and deletes the local files of the runs that do not fit into memory. */
final class RunFiles {

  private static final Logger LOG = LoggerFactory.getLogger(RunFiles.class);

  /** Codecs read and write little at a time; the rest is done in larger pieces anyway. */
  private static final int FILE_BUFFER_BYTES = 64 << 10;

  private final AtomicInteger files = new AtomicInteger();
  private final Configuration conf;
  private final FileSystem local;
  private final MapOutputFile names;
  private final CompressionCodec codec;
  private final int bufferBytes;
  private final Progressable progress;
  private final Counters.Counter spilledRecords;
  private final Counters.Counter mergedMapOutputs;

  /** Files of a reduce, each read with a buffer of {@code bufferBytes}. */
  RunFiles(ShuffleConsumerPlugin.Context<?, ?> context, int bufferBytes) throws IOException {
    this.conf = context.getJobConf();
    this.local = FileSystem.getLocal(conf).getRaw();
    this.names = context.getMapOutputFile();
    this.names.setConf(conf);
    this.codec = context.getCodec();
    this.bufferBytes = bufferBytes;
    this.progress = context.getReporter();
    this.spilledRecords = context.getSpilledRecordsCounter();
    this.mergedMapOutputs = context.getMergedMapOutputsCounter();
  }

  Configuration conf() {
    return conf;
  }

  /** A new file's path, on a disk that has room for {@code size} bytes. */
  Path path(TaskID map, long size) throws IOException {
    return names.getInputFileForWrite(map, size).suffix("." + files.incrementAndGet());
  }

  FSDataOutputStream create(Path path) throws IOException {
    return local.create(path, true, FILE_BUFFER_BYTES);
  }

  void rename(Path from, Path to) throws IOException {
    if (!local.rename(from, to)) {
      throw new IOException("cannot rename " + from + " to " + to);
    }
  }

  /** Deletes a file that is of no use, after an error that matters more than one of deleting. */
  void discard(Path path) {
    try {
      local.delete(path, false);
    } catch (IOException e) {
      LOG.warn("cannot delete {}", path, e);
    }
  }

  /** Merges runs into one; {@code merged} is told of the rows of each block. */
  DiskRun merge(List<? extends SortedRun> runs, IntConsumer merged) throws IOException {
    TaskID map = runs.get(0).map();
    long rows = SortedRun.rows(runs);
    Path path = path(map, rows * SegmentRun.FRAME_BYTES).suffix(".merged");
    try {
      long length = write(path, runs, rows, merged);
      LOG.info("merged {} runs of {} rows into {}", runs.size(), rows, path);
      return new DiskRun(this, path, map, rows, length, true);
    } catch (IOException | RuntimeException e) {
      discard(path);
      throw e;
    }
  }

  private long write(Path path, List<? extends SortedRun> runs, long rows, IntConsumer merged)
      throws IOException {
    byte[] block = new byte[RowBlock.MOST_ROWS * Row.BYTES];
    try (RowMerger merger = SortedRun.merger(runs);
        FSDataOutputStream out = create(path)) {
      SegmentWriter writer = new SegmentWriter(conf, out, codec);
      merger.writeTo(
          writer,
          block,
          count -> {
            progress.progress();
            merged.accept(count);
          });
      long length = writer.close();
      if (writer.rows() != rows) {
        throw new IOException("runs of " + rows + " rows had " + writer.rows());
      }
      return length;
    }
  }

  /** Begins to read a run, whose file is deleted when the reader is closed. */
  SegmentReader open(DiskRun run) throws IOException {
    if (!run.merged()) {
      mergedMapOutputs.increment(1);
    }
    FSDataInputStream in = local.open(run.path(), FILE_BUFFER_BYTES);
    try {
      return new LastReader(run, in);
    } catch (IOException | RuntimeException e) {
      IOUtils.closeStream(in);
      throw e;
    }
  }

  /** A reader that is the last of its file; counts, as Hadoop does, the rows that were on disk. */
  private final class LastReader extends SegmentReader {

    private final Path path;
    private boolean closed;

    LastReader(DiskRun run, FSDataInputStream in) throws IOException {
      super(conf, in, run.length(), codec, bufferBytes);
      this.path = run.path();
    }

    @Override
    public void close() throws IOException {
      if (closed) {
        return;
      }
      closed = true;
      spilledRecords.increment(rowsRead());
      try {
        super.close();
      } finally {
        discard(path);
      }
    }
  }
}
