package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.mapred.RawKeyValueIterator;
import org.apache.hadoop.util.Progress;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;

/** Hands merged rows to the reduce, a serialised block of them as each value, under empty keys. */
final class BlockIterator implements RawKeyValueIterator {

  private final RowMerger merger;
  private final long rows;
  private final byte[] block = new byte[Integer.BYTES + RowBlock.MOST_ROWS * Row.BYTES];
  private final DataInputBuffer key = new DataInputBuffer();
  private final DataInputBuffer value = new DataInputBuffer();
  private final Progress progress = new Progress();
  private long rowsRead;

  /** All rows of the merger, which must be {@code rows}. */
  BlockIterator(RowMerger merger, long rows) {
    this.merger = merger;
    this.rows = rows;
    key.reset(new byte[0], 0);
  }

  @Override
  public boolean next() throws IOException {
    int count = merger.next(block, Integer.BYTES, RowBlock.MOST_ROWS);
    if (count == 0) {
      end();
      return false;
    }
    ByteBuffer.wrap(block).putInt(count);
    value.reset(block, Integer.BYTES + count * Row.BYTES);
    rowsRead += count;
    progress.set((float) ((double) rowsRead / rows));
    return true;
  }

  private void end() throws IOException {
    if (rowsRead != rows) {
      throw new IOException("runs of " + rows + " rows had " + rowsRead);
    }
    progress.set(1);
  }

  @Override
  public DataInputBuffer getKey() {
    return key;
  }

  @Override
  public DataInputBuffer getValue() {
    return value;
  }

  /** How much of the rows the reduce has been given. */
  @Override
  public Progress getProgress() {
    return progress;
  }

  @Override
  public void close() throws IOException {
    merger.close();
  }
}
