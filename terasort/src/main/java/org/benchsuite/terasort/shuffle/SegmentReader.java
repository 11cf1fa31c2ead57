package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.IOUtils;
import org.apache.hadoop.io.compress.CodecPool;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.Decompressor;
import org.apache.hadoop.mapred.IFileInputStream;

/**
 * The rows of a segment of a file, read in large pieces; checks them and the segment's checksum.
 */
class SegmentReader extends SegmentRun {

  private final InputStream file;
  private final IFileInputStream checked;
  private final Decompressor decompressor;
  private final InputStream in;
  private final byte[] buffer;
  private int next;
  private int end;
  private boolean ended;
  private boolean closed;

  /**
   * A reader of the {@code partLength} bytes that follow in {@code file}, checksum included; closes
   * {@code file} when it is closed. The codec is null for a segment that is not compressed.
   */
  SegmentReader(
      Configuration conf,
      InputStream file,
      long partLength,
      CompressionCodec codec,
      int bufferBytes)
      throws IOException {
    this.file = file;
    this.checked = new IFileInputStream(file, partLength, conf);
    this.buffer = new byte[Math.max(1, bufferBytes / FRAME_BYTES) * FRAME_BYTES];
    this.decompressor = codec == null ? null : CodecPool.getDecompressor(codec);
    this.in = decompressor == null ? checked : codec.createInputStream(checked, decompressor);
  }

  @Override
  boolean refill() throws IOException {
    if (next == end && !ended) {
      read();
    }
    if (next == end) {
      rows = 0;
      return false;
    }
    next = handOn(buffer, next, end);
    return true;
  }

  /** Reads whole rows; what follows the last whole one can only be the end of the segment. */
  private void read() throws IOException {
    next = 0;
    int filled = fill();
    end = filled / FRAME_BYTES * FRAME_BYTES;
    if (filled < buffer.length) {
      ended = true;
      checkEnd(buffer, end, filled);
    }
  }

  private int fill() throws IOException {
    int length = 0;
    while (length < buffer.length) {
      int count = IOUtils.wrappedReadForCompressedData(in, buffer, length, buffer.length - length);
      if (count < 0) {
        break;
      }
      length += count;
    }
    return length;
  }

  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    rows = 0;
    try {
      if (ended) {
        // reads what the codec left, so that the checksum covers the whole segment
        checked.close();
      }
    } finally {
      file.close();
      CodecPool.returnDecompressor(decompressor);
    }
  }
}
