package org.benchsuite.wordcount.count;

import java.io.IOException;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.input.FileSplit;
import org.apache.hadoop.mapreduce.lib.input.LineRecordReader;

/**
 * The lines of a part of a compressed file that can be cut, as Hadoop reads them: where such a part
 * begins and ends in the text only its codec knows.
 */
final class LineSource implements TextSource {

  private final RecordReader<?, Text> lines = new LineRecordReader();
  private final FileSplit part;

  LineSource(FileSplit part, TaskAttemptContext context) throws IOException, InterruptedException {
    this.part = part;
    lines.initialize(part, context);
  }

  @Override
  public boolean next(TextBlock block) throws IOException {
    try {
      if (!lines.nextKeyValue()) {
        return false;
      }
      Text line = lines.getCurrentValue();
      block.require(line.getLength());
      System.arraycopy(line.getBytes(), 0, block.bytes(), 0, line.getLength());
      block.range(0, line.getLength());
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  @Override
  public long position() throws IOException {
    try {
      return part.getStart() + (long) (lines.getProgress() * part.getLength());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
