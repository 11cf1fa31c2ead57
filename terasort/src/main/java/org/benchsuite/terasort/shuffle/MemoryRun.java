package org.benchsuite.terasort.shuffle;

import java.io.IOException;

/** The rows of a whole segment that lies in memory, decompressed and without its checksum. */
final class MemoryRun extends SegmentRun {

  private final Runnable whenClosed;
  private byte[] segment;
  private int next;
  private final int end;

  MemoryRun(byte[] segment) throws IOException {
    this(segment, () -> {});
  }

  /** Runs {@code whenClosed} once, when the run has let go of the segment. */
  MemoryRun(byte[] segment, Runnable whenClosed) throws IOException {
    this.segment = segment;
    this.whenClosed = whenClosed;
    this.end = segment.length / FRAME_BYTES * FRAME_BYTES;
    checkEnd(segment, end, segment.length);
  }

  @Override
  boolean refill() throws IOException {
    if (segment == null || next == end) {
      rows = 0;
      return false;
    }
    next = handOn(segment, next, end);
    return true;
  }

  @Override
  public void close() {
    if (segment != null) {
      segment = null;
      array = null;
      rows = 0;
      whenClosed.run();
    }
  }
}
