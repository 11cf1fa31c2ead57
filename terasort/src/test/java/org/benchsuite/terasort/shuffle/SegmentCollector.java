package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.util.Arrays;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.mapred.IndexRecord;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapred.MapOutputCollector;
import org.apache.hadoop.mapred.MapOutputFile;
import org.apache.hadoop.mapred.SpillRecord;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;

/**
 * Writes one sorted block of rows a map: to the first reduce the keys below 0x80, to the second the
 * others, and to all after them none.
 */
public final class SegmentCollector implements MapOutputCollector<NullWritable, RowBlock> {

  private JobConf conf;
  private MapOutputFile names;
  private byte[][] rows;

  @Override
  public void init(Context context) {
    conf = context.getJobConf();
    names = context.getMapTask().getMapOutputFile();
  }

  @Override
  public void collect(NullWritable key, RowBlock block, int partition) {
    rows = SampleRows.split(block.bytes(), 0, block.rows());
  }

  @Override
  public void flush() throws IOException {
    CompressionCodec codec = conf.getCompressMapOutput() ? SampleRows.codec(conf) : null;
    SpillRecord index = new SpillRecord(conf.getNumReduceTasks());
    FileSystem local = FileSystem.getLocal(conf).getRaw();
    long size = (long) rows.length * Row.BYTES;
    try (FSDataOutputStream out = local.create(names.getOutputFileForWrite(size))) {
      for (int i = 0; i < conf.getNumReduceTasks(); i++) {
        byte[][] some = partition(rows, i);
        byte[] segment = SampleRows.segment(conf, codec, some);
        long rawLength = SampleRows.rawLength(some.length);
        index.putIndex(new IndexRecord(out.getPos(), rawLength, segment.length), i);
        out.write(segment);
      }
    }
    index.writeToFile(names.getOutputIndexFileForWrite(size), conf);
  }

  static byte[][] partition(byte[][] rows, int partition) {
    return Arrays.stream(rows)
        .filter(row -> (row[0] & 0xff) >> 7 == partition)
        .toArray(byte[][]::new);
  }

  @Override
  public void close() {}
}
