package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.IOUtils;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapred.IFileInputStream;
import org.apache.hadoop.mapred.Reporter;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.task.reduce.MapHost;
import org.apache.hadoop.mapreduce.task.reduce.MapOutput;
import org.apache.hadoop.mapreduce.task.reduce.ShuffleClientMetrics;
import org.benchsuite.terasort.row.RowBlock;

/** A segment that is fetched to disk as it comes, compressed or not; temporary until committed. */
final class DiskOutput extends MapOutput<NullWritable, RowBlock> {

  private static final int COPY_BYTES = 64 << 10;

  private final RunFiles files;
  private final Consumer<DiskRun> whenCommitted;
  private final Path path;
  private final Path temporary;
  private final FSDataOutputStream out;
  private long length;

  /** The output of {@code map}, of {@code size} bytes before compression. */
  DiskOutput(TaskAttemptID map, long size, RunFiles files, Consumer<DiskRun> whenCommitted)
      throws IOException {
    super(map, size, true);
    this.files = files;
    this.whenCommitted = whenCommitted;
    this.path = files.path(map.getTaskID(), size);
    this.temporary = path.suffix(".fetching");
    this.out = files.create(temporary);
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
    IFileInputStream checked = new IFileInputStream(input, compressedLength, files.conf());
    byte[] buffer = new byte[COPY_BYTES];
    for (long left = compressedLength; left > 0; ) {
      int most = (int) Math.min(left, buffer.length);
      int count = checked.readWithChecksum(buffer, 0, most);
      if (count < 0) {
        throw new IOException("the segment of %s ends %d bytes early".formatted(getMapId(), left));
      }
      out.write(buffer, 0, count);
      left -= count;
      metrics.inputBytes(count);
      reporter.progress();
    }
    out.close();
    length = compressedLength;
  }

  @Override
  public void commit() throws IOException {
    files.rename(temporary, path);
    long rows = SegmentRun.rowsOf(getSize());
    whenCommitted.accept(new DiskRun(files, path, getMapId().getTaskID(), rows, length, false));
  }

  @Override
  public void abort() {
    IOUtils.closeStream(out);
    files.discard(temporary);
  }

  @Override
  public String getDescription() {
    return "DISK";
  }
}
