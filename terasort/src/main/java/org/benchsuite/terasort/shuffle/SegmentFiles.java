package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.IOUtils;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.DefaultCodec;
import org.apache.hadoop.mapred.Counters;
import org.apache.hadoop.mapred.IndexRecord;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapred.SpillRecord;
import org.apache.hadoop.util.Progressable;
import org.apache.hadoop.util.ReflectionUtils;

/** Writes and reads the local files of a map task, each of one segment a partition. */
final class SegmentFiles {

  /** Bytes of a segment without rows: the lengths that end it, the checksum, a codec's header. */
  private static final int SEGMENT_BYTES = 50;

  private final JobConf conf;
  private final FileSystem local;
  private final CompressionCodec codec;
  private final int partitions;
  private final Counters.Counter written;
  private final Progressable progress;
  private final byte[] frames = SegmentWriter.frames();

  /** Counts in {@code written} every row that goes to the disk. */
  SegmentFiles(JobConf conf, Counters.Counter written, Progressable progress) throws IOException {
    this.conf = conf;
    this.local = FileSystem.getLocal(conf).getRaw();
    this.codec =
        conf.getCompressMapOutput()
            ? ReflectionUtils.newInstance(
                conf.getMapOutputCompressorClass(DefaultCodec.class), conf)
            : null;
    this.partitions = conf.getNumReduceTasks();
    this.written = written;
    this.progress = progress;
  }

  /** What belongs into the segments. */
  @FunctionalInterface
  interface Content {
    void write(int partition, SegmentWriter segment) throws IOException;
  }

  /** Writes a file of all segments, those without rows too, because the shuffle asks for each. */
  Spill write(Path path, Content content) throws IOException {
    SpillRecord index = new SpillRecord(partitions);
    long rows = 0;
    try (FSDataOutputStream out = local.create(path)) {
      for (int partition = 0; partition < partitions; partition++) {
        SegmentWriter segment = new SegmentWriter(conf, out, codec, frames);
        content.write(partition, segment);
        segment.close();
        index.putIndex(segment.indexRecord(), partition);
        rows += segment.rows();
        progress.progress();
      }
    }
    written.increment(rows);
    return new Spill(path, index, rows);
  }

  /** A reader of the rows of one partition. */
  SegmentReader open(Spill spill, int partition, int bufferBytes) throws IOException {
    IndexRecord segment = spill.index().getIndex(partition);
    FSDataInputStream in = local.open(spill.path());
    try {
      in.seek(segment.startOffset);
      return new SegmentReader(conf, in, segment.partLength, codec, bufferBytes);
    } catch (IOException | RuntimeException e) {
      IOUtils.closeStream(in);
      throw e;
    }
  }

  void delete(List<Spill> spills) throws IOException {
    for (Spill spill : spills) {
      local.delete(spill.path(), false);
    }
  }

  /** About the bytes of a file of that many rows, at most: what a disk must have room for. */
  long sizeOf(long rows) {
    return rows * SegmentRun.FRAME_BYTES + (long) partitions * SEGMENT_BYTES;
  }
}
