package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.io.IOUtils;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.compress.CodecPool;
import org.apache.hadoop.io.compress.Decompressor;
import org.apache.hadoop.mapred.IFileInputStream;
import org.apache.hadoop.mapred.Reporter;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.TaskID;
import org.apache.hadoop.mapreduce.task.reduce.MapHost;
import org.apache.hadoop.mapreduce.task.reduce.MapOutput;
import org.apache.hadoop.mapreduce.task.reduce.ShuffleClientMetrics;
import org.benchsuite.terasort.row.RowBlock;

/** A segment that is fetched into memory, decompressed, and waits there to be merged. */
final class MemoryOutput extends MapOutput<NullWritable, RowBlock> implements SortedRun {

  private static final int SKIP_BYTES = 4 << 10;

  private final RowMergeManager manager;
  private byte[] segment;

  /** Room for {@code size} bytes, which the manager has set aside. */
  MemoryOutput(TaskAttemptID map, int size, RowMergeManager manager) {
    super(map, size, true);
    this.manager = manager;
    this.segment = new byte[size];
  }

  @Override
  public void shuffle(
      MapHost host,
      InputStream input,
      long compressedLength,
      long decompressedLength,
      ShuffleClientMetrics metrics,
      Reporter reporter)
      throws IOException {
    IFileInputStream checked = new IFileInputStream(input, compressedLength, manager.conf());
    if (manager.codec() == null) {
      read(checked);
    } else {
      Decompressor decompressor = CodecPool.getDecompressor(manager.codec());
      try {
        read(
            decompressor == null
                ? checked
                : manager.codec().createInputStream(checked, decompressor));
      } finally {
        CodecPool.returnDecompressor(decompressor);
      }
    }
    skipRest(checked);
    metrics.inputBytes(segment.length);
    reporter.progress();
  }

  private void read(InputStream in) throws IOException {
    IOUtils.readFully(in, segment, 0, segment.length);
    if (in.read() >= 0) {
      throw new IOException(
          "the segment of %s is longer than the %d bytes announced"
              .formatted(getMapId(), segment.length));
    }
  }

  /** The next segment follows in the same stream, and the checksum covers what a codec leaves. */
  private static void skipRest(IFileInputStream checked) throws IOException {
    byte[] rest = new byte[SKIP_BYTES];
    int count = 0;
    while (count >= 0) {
      count = checked.read(rest, 0, rest.length);
    }
  }

  @Override
  public void commit() {
    manager.committed(this);
  }

  @Override
  public void abort() {
    segment = null;
    manager.release(getSize());
  }

  @Override
  public String getDescription() {
    return "MEMORY";
  }

  @Override
  public TaskID map() {
    return getMapId().getTaskID();
  }

  @Override
  public long rows() {
    return SegmentRun.rowsOf(getSize());
  }

  @Override
  public RowRun open() throws IOException {
    byte[] bytes = segment;
    segment = null;
    manager.countMapOutput();
    return new MemoryRun(bytes, () -> manager.release(getSize()));
  }
}
