package org.benchsuite.terasort.shuffle;

import java.io.DataOutputStream;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.mapred.IFile;
import org.apache.hadoop.mapred.IndexRecord;
import org.benchsuite.terasort.row.Row;

/**
 * Writes one segment of a map output file, the rows of one partition in the format that Hadoop's
 * shuffle carries: each row after the lengths of its key and value, a byte each.
 */
final class SegmentWriter {

  private static final int LENGTHS_BYTES = SegmentRun.LENGTHS_BYTES;
  private static final int FRAME_BYTES = SegmentRun.FRAME_BYTES;

  /** Frames written at once: about 256 KiB, so that they do not leave the processor's cache. */
  private static final int FRAMES = (256 << 10) / FRAME_BYTES;

  private final long start;
  private final byte[] frames;
  private final IFile.Writer<NullWritable, NullWritable> file;
  private final DataOutputStream frameOut;
  private long rows;

  /** A segment at the current position of {@code out}, compressed unless {@code codec} is null. */
  SegmentWriter(Configuration conf, FSDataOutputStream out, CompressionCodec codec)
      throws IOException {
    this(conf, out, codec, frames());
  }

  /** The same with {@link #frames()} that were made before, for segments one after another. */
  SegmentWriter(Configuration conf, FSDataOutputStream out, CompressionCodec codec, byte[] frames)
      throws IOException {
    this.start = out.getPos();
    this.frames = frames;
    this.file = new IFile.Writer<>(conf, out, null, null, codec, null);
    this.frameOut = file.getOutputStream();
  }

  /** Memory for the rows that are written at once, with their lengths, which never change. */
  static byte[] frames() {
    byte[] frames = new byte[FRAMES * FRAME_BYTES];
    for (int at = 0; at < frames.length; at += FRAME_BYTES) {
      frames[at] = Row.KEY_BYTES;
      frames[at + 1] = Row.VALUE_BYTES;
    }
    return frames;
  }

  /** Writes rows that lie side by side from {@code offset}. */
  void write(byte[] source, int offset, int count) throws IOException {
    int from = offset;
    for (int written = 0; written < count; written += FRAMES) {
      int some = Math.min(FRAMES, count - written);
      int at = LENGTHS_BYTES;
      for (int i = 0; i < some; i++) {
        System.arraycopy(source, from, frames, at, Row.BYTES);
        from += Row.BYTES;
        at += FRAME_BYTES;
      }
      writeFrames(some);
    }
  }

  /** Writes the rows that come from position {@code from} up to {@code to} in the order. */
  void write(RowBuffer buffer, RowSorter order, int from, int to) throws IOException {
    for (int first = from; first < to; first += FRAMES) {
      int some = Math.min(FRAMES, to - first);
      int at = LENGTHS_BYTES;
      for (int i = 0; i < some; i++) {
        int row = order.row(first + i);
        System.arraycopy(buffer.chunk(row), buffer.offset(row), frames, at, Row.BYTES);
        at += FRAME_BYTES;
      }
      writeFrames(some);
    }
  }

  private void writeFrames(int count) throws IOException {
    frameOut.write(frames, 0, count * FRAME_BYTES);
    rows += count;
  }

  /**
   * Ends the segment and leaves the stream below it open; returns the bytes it takes in the file.
   */
  long close() throws IOException {
    file.updateCountersForExternalAppend(rows * FRAME_BYTES);
    file.close();
    return file.getCompressedLength();
  }

  /** The rows written so far. */
  long rows() {
    return rows;
  }

  /** The bytes of the segment before compression, without its checksum; once it is closed. */
  long rawLength() {
    return file.getRawLength();
  }

  /** Where the segment lies in its file; once it is closed. */
  IndexRecord indexRecord() {
    return new IndexRecord(start, file.getRawLength(), file.getCompressedLength());
  }
}
