package org.benchsuite.wordcount.count;

import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.fs.Seekable;
import org.benchsuite.wordcount.words.Separators;

/**
 * The words that begin in a range of a text. The one that begins before the range belongs to the
 * range before, so ranges may be cut anywhere, even within the only line of a file.
 */
final class RangeSource implements TextSource {

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final InputStream in;
  private final Seekable file;
  private final boolean first;
  private long end;

  /** Position in the text of the array's first byte. */
  private long base;

  private int filled;

  /** Bytes of the array that were handed out before. */
  private int done;

  private boolean begun;
  private boolean ended;

  /**
   * Reads a range.
   *
   * @param in stands at the byte before {@code start}, or at 0
   * @param file tells how far the file is read
   * @param start position in the text of the first byte
   * @param end position after the last one; beyond the text for all of it
   */
  RangeSource(InputStream in, Seekable file, long start, long end) {
    this.in = in;
    this.file = file;
    this.end = end;
    this.first = start == 0;
    this.base = Math.max(0, start - 1);
  }

  @Override
  public boolean next(TextBlock block) throws IOException {
    while (!ended) {
      keepRest(block);
      boolean all = !fill(block);
      if (!begun) {
        begin(block);
      }
      int to = borderBefore(block, all);
      if (to > done) {
        block.range(done, to);
        done = to;
        return true;
      }
      if (!ended && filled - done == block.room()) {
        // a word longer than the array
        block.grow();
      }
    }
    return false;
  }

  /** Moves what was not handed out to the front. */
  private void keepRest(TextBlock block) {
    System.arraycopy(block.bytes(), done, block.bytes(), 0, filled - done);
    base += done;
    filled -= done;
    done = 0;
  }

  /** Reads until the array is full; false when the text is at its end. */
  private boolean fill(TextBlock block) throws IOException {
    while (filled < block.room()) {
      int count = in.read(block.bytes(), filled, block.room() - filled);
      if (count < 0) {
        return false;
      }
      filled += count;
      if (base + filled > end && filled > BYTE_ORDER_MARK.length) {
        return true;
      }
    }
    return true;
  }

  /** Passes over the mark at the beginning of a file, or the word that began before the range. */
  private void begin(TextBlock block) {
    if (first) {
      begun = true;
      if (startsWithMark(block)) {
        done = BYTE_ORDER_MARK.length;
        // the first word begins with the mark, as far as ranges are concerned
        end = Math.max(end, done + 1L);
      }
      return;
    }
    int border = Separators.first(block.bytes(), 0, filled);
    begun = border < filled;
    done = border;
  }

  private boolean startsWithMark(TextBlock block) {
    for (int i = 0; i < BYTE_ORDER_MARK.length; i++) {
      if (i >= filled || block.bytes()[i] != BYTE_ORDER_MARK[i]) {
        return false;
      }
    }
    return true;
  }

  /** Where the last word ends that can be handed out now. */
  private int borderBefore(TextBlock block, boolean all) {
    long rest = end - base;
    if (!begun) {
      // nothing but the inside of one word so far
      ended = all || done >= rest;
      return done;
    }
    if (rest <= done) {
      ended = true;
      return done;
    }
    if (rest <= filled) {
      int border = Separators.first(block.bytes(), (int) rest - 1, filled);
      if (border < filled || all) {
        ended = true;
        return border;
      }
    } else if (all) {
      ended = true;
      return filled;
    }
    int last = (int) Math.min(rest, filled);
    return Separators.afterLast(block.bytes(), done, last);
  }

  @Override
  public long position() throws IOException {
    return file.getPos();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
